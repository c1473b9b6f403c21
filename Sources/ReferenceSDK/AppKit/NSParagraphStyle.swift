// sdk: complete
public enum NSTextAlignment: Int, Sendable, BitwiseCopyable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

// sdk: complete
public enum NSLineBreakMode: UInt, Sendable, BitwiseCopyable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

// sdk: partial
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle() }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var lineSpacing: CGFloat { 0 }
  open var paragraphSpacing: CGFloat { 0 }
  open var alignment: NSTextAlignment { .natural }
  open var headIndent: CGFloat { 0 }
  open var tailIndent: CGFloat { 0 }
  open var firstLineHeadIndent: CGFloat { 0 }
  open var minimumLineHeight: CGFloat { 0 }
  open var maximumLineHeight: CGFloat { 0 }
  open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  open var lineHeightMultiple: CGFloat { 0 }
  open var paragraphSpacingBefore: CGFloat { 0 }
}

// sdk: partial
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  open override var paragraphSpacing: CGFloat {
    get { 0 }
    set {}
  }
  open override var alignment: NSTextAlignment {
    get { .natural }
    set {}
  }
  open override var headIndent: CGFloat {
    get { 0 }
    set {}
  }
  open override var tailIndent: CGFloat {
    get { 0 }
    set {}
  }
  open override var firstLineHeadIndent: CGFloat {
    get { 0 }
    set {}
  }
  open override var minimumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  open override var maximumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
  open override var lineHeightMultiple: CGFloat {
    get { 0 }
    set {}
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { 0 }
    set {}
  }
}

// sdk: partial
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: NSColor?
}

@available(macOS 14.0, *)
extension NSShadow: @unchecked Sendable {}

// sdk: complete
public struct NSUnderlineStyle: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

@available(macOS 12.0, *)
extension NSUnderlineStyle: Hashable {}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
}
