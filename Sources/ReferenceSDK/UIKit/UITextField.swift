// sdk: partial
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: UITextField.BorderStyle = .none
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open override var inputView: UIView? {
    get { nil }
    set {}
  }
  open override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { false }
  open var clearButtonMode: UITextField.ViewMode = .never
  open var leftView: UIView?
  open var leftViewMode: UITextField.ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: UITextField.ViewMode = .never

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

  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "This method is no longer called.")
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  @available(iOS 15.0, *)
  open var interactionState: Any {
    get { "" }
    set {}
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  // sdk: complete
  public enum DidEndEditingReason: Int, Sendable, BitwiseCopyable {
    case committed = 0
    @available(iOS, unavailable)
    case cancelled = 1
  }

  // sdk: complete
  public enum BorderStyle: Int, Sendable, BitwiseCopyable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  // sdk: complete
  public enum ViewMode: Int, Sendable, BitwiseCopyable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @available(iOS 16.0, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Optional requirements.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  @available(iOS 16.0, *)
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
