// sdk: partial
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 16.0, *)
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { nil }
    set {}
  }
  open var text: String!
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainer: NSTextContainer { NSTextContainer(size: .zero) }
  open var textContainerInset: UIEdgeInsets = .zero
  open var selectedRange = NSRange(location: 0, length: 0)
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var usesStandardTextScaling = false
  @available(iOS 16.0, *)
  open var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
  @available(iOS 18.0, *)
  open var isWritingToolsActive: Bool { false }
  @available(iOS 15.0, *)
  open var interactionState: Any {
    get { "" }
    set {}
  }
  open override var inputView: UIView? {
    get { nil }
    set {}
  }
  open override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }

  // How text is typed.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  @available(iOS 17.0, *)
  open var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

@available(iOS 26.0, *)
extension UITextView {
  public var selectedRanges: [NSRange] {
    get { [] }
    set {}
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  @available(iOS 16.0, *)
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @available(iOS 18.0, *)
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  @available(iOS 18.0, *)
  func textViewWritingToolsDidEnd(_ textView: UITextView)
}

// Optional requirements.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  @available(iOS 16.0, *)
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  @available(iOS 18.0, *)
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  @available(iOS 18.0, *)
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
}

/// Where text is laid out.
// sdk: partial
open class NSTextContainer: NSObject, NSSecureCoding {
  public convenience override init() {
    self.init(size: .zero)
  }

  public init(size: CGSize) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var size: CGSize = .zero
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var widthTracksTextView = false
  open var heightTracksTextView = false
}
