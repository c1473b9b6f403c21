// sdk: partial
open class UIImage: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public convenience init?(named name: String) {
    self.init()
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init()
  }

  public convenience init?(systemName name: String) {
    self.init()
  }

  public convenience init?(data: Data) {
    self.init()
  }

  public convenience init?(contentsOfFile path: String) {
    self.init()
  }

  open var size: CGSize { .zero }
  open var scale: CGFloat { 1 }

  open var renderingMode: UIImage.RenderingMode { .automatic }
  open var configuration: UIImage.Configuration? { nil }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init()
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init()
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init()
  }

  @discardableResult
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }
  @discardableResult
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect) {}
  @available(iOS 15.0, *)
  @discardableResult
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  @available(iOS 15.0, *)
  @discardableResult
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  // sdk: complete
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  // sdk: partial
  open class Configuration: NSObject, @unchecked Sendable {}

  // sdk: partial
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) {
      self.init()
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init()
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
    }
  }

  // sdk: complete
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  // sdk: complete
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  @discardableResult
  open func pngData() -> Data? {
    nil
  }

  @discardableResult
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    nil
  }
}

// sdk: partial
open class UIFont: NSObject, @unchecked Sendable {
  let storedSize: CGFloat

  init(storedSize: CGFloat) {
    self.storedSize = storedSize
    super.init()
  }

  public init?(name fontName: String, size fontSize: CGFloat) {
    storedSize = fontSize
    super.init()
  }

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

  open class var familyNames: [String] { [] }
  @discardableResult
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
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

extension UIImage {
  public var baselineOffsetFromBottom: CGFloat? { nil }

  @available(iOS 16.0, *)
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) { self.init() }
  @available(iOS 16.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) { self.init() }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public class var readableTypeIdentifiersForItemProvider: [String] { [] }
  public class var writableTypeIdentifiersForItemProvider: [String] { [] }

  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    fatalError("Images are not decoded here")
  }
}
