// sdk: partial
@MainActor @preconcurrency
open class NSText: NSView {
  open var string = ""
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var isFieldEditor = false
  open var drawsBackground = true
  open var selectedRange = NSRange()
  open var font: NSFont?
  open var textColor: NSColor?
  open var alignment: NSTextAlignment = .natural
  open var isHorizontallyResizable = false
  open var isVerticallyResizable = true
  open var maxSize: NSSize = .zero
  open var minSize: NSSize = .zero
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
}

// sdk: partial
public protocol NSTextDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func textDidChange(_ notification: Notification)
  @MainActor @preconcurrency
  func textDidBeginEditing(_ notification: Notification)
  @MainActor @preconcurrency
  func textDidEndEditing(_ notification: Notification)
}

// Optional requirements.
extension NSTextDelegate {
  @MainActor @preconcurrency
  public func textDidChange(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func textDidBeginEditing(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func textDidEndEditing(_ notification: Notification) {}
}

// sdk: partial
@MainActor @preconcurrency
open class NSTextView: NSText {
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override convenience init(frame frameRect: NSRect) {
    self.init(frame: frameRect, textContainer: nil)
  }

  open unowned(unsafe) var textContainer: NSTextContainer?
  open weak var delegate: (any NSTextViewDelegate)?
  open var textContainerInset: NSSize = .zero
  open var allowsUndo = false
  open var usesFindBar = false
  // Apple's NSText has it too, as an optional one, which Swift lets no class override so.
  open var backgroundColor: NSColor = .black
  open var insertionPointColor: NSColor! = .black
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var isAutomaticQuoteSubstitutionEnabled = false
  open var isAutomaticDashSubstitutionEnabled = false
  open var isAutomaticSpellingCorrectionEnabled = false
  open var isAutomaticTextReplacementEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open func setSelectedRange(_ charRange: NSRange) {}

  @available(macOS 10.14, *)
  @discardableResult
  open class func scrollableTextView() -> NSScrollView { NSScrollView() }

  @available(macOS 10.14, *)
  @discardableResult
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView { NSScrollView() }
}

// sdk: partial
public protocol NSTextViewDelegate: NSTextDelegate {
  @MainActor @preconcurrency
  func textViewDidChangeSelection(_ notification: Notification)
  @MainActor @preconcurrency
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

// Optional requirements.
extension NSTextViewDelegate {
  @MainActor @preconcurrency
  public func textViewDidChangeSelection(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// Where text is laid out.
// sdk: partial
open class NSTextContainer: NSObject, NSSecureCoding {
  public init(size: NSSize) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var size: NSSize = .zero
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var widthTracksTextView = false
  open var heightTracksTextView = false
}
