// sdk: partial
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let storedSize: CGFloat

  init(storedSize: CGFloat) {
    self.storedSize = storedSize
    super.init()
  }

  public override init() {
    storedSize = 0
    super.init()
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(storedSize: fontSize)
  }

  public required init?(coder: NSCoder) {
    storedSize = 0
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(storedSize: fontSize)
  }

  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(storedSize: fontSize)
  }

  open var pointSize: CGFloat { storedSize }
  open var familyName: String { "" }
  open var fontName: String { "" }
  open var lineHeight: CGFloat { storedSize }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var capHeight: CGFloat { 0 }
  open var xHeight: CGFloat { 0 }
  open var leading: CGFloat { 0 }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }
  open class var familyNames: [String] { [] }
  @discardableResult
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(storedSize: fontSize)
  }
  @available(iOS 16.0, *)
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    UIFont(storedSize: fontSize)
  }
  @discardableResult
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(storedSize: fontSize) }
  @discardableResult
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(storedSize: fontSize)
  }
  @discardableResult
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(storedSize: fontSize)
  }
  @discardableResult
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(storedSize: 17) }
  @discardableResult
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(storedSize: 17) }
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(storedSize: fontSize) }

  // sdk: complete
  public struct Weight: Hashable, RawRepresentable, _UIKitNumericRawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  // sdk: complete
  public struct Width: Hashable, RawRepresentable, _UIKitNumericRawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    @available(iOS 16.0, *)
    public static let condensed = Width(-0.2)
    @available(iOS 16.0, *)
    public static let standard = Width(0)
    @available(iOS 16.0, *)
    public static let expanded = Width(0.2)
    @available(iOS 16.0, *)
    public static let compressed = Width(-0.3)
  }

  // sdk: partial
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    @available(iOS 17.0, *)
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17.0, *)
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
  }
}
