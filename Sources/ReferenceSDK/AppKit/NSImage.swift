// sdk: partial
open class NSImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init?(named name: NSImage.Name) {
    self.init(size: .zero)
  }

  @available(macOS 11.0, *)
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(size: .zero)
  }

  public convenience init?(data: Data) {
    self.init(size: .zero)
  }

  public convenience init?(contentsOf url: URL) {
    self.init(size: .zero)
  }

  public convenience init?(contentsOfFile fileName: String) {
    self.init(size: .zero)
  }

  public typealias Name = String

  open var size: CGSize
  open var isTemplate = false
}

// sdk: partial
open class NSFont: NSObject, NSCopying, NSSecureCoding {
  let storedSize: CGFloat

  init(storedSize: CGFloat) {
    self.storedSize = storedSize
    super.init()
  }

  public override init() {
    storedSize = 0
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedSize = 0
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(storedSize: fontSize)
  }

  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  @available(macOS 10.11, *)
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  @available(macOS 10.15, *)
  @discardableResult
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  @discardableResult
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(storedSize: fontSize)
  }

  @discardableResult
  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(storedSize: fontSize) }
  @discardableResult
  open class func menuFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(storedSize: fontSize) }
  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }
  open class var labelFontSize: CGFloat { 10 }

  @available(macOS 11.0, *)
  @discardableResult
  open class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(storedSize: 13) }

  open var pointSize: CGFloat { storedSize }
  open var fontName: String { "" }
  open var familyName: String? { nil }
  open var displayName: String? { nil }

  // sdk: complete
  public struct Weight: Hashable, RawRepresentable, _AppKitKitNumericRawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  // sdk: complete
  @available(macOS 11.0, *)
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let body = TextStyle(rawValue: "UICTFontTextStylebody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStylecallout")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStylecaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStylecaption2")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStylefootnote")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleheadline")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStylelargeTitle")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStylesubheadline")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyletitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyletitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyletitle3")
  }

  // sdk: complete
  @available(macOS 11.0, *)
  public struct TextStyleOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

  }

}

@available(macOS 13.0, *)
extension NSImage: NSItemProviderReading, NSItemProviderWriting {
  public class var readableTypeIdentifiersForItemProvider: [String] { [] }
  public class var writableTypeIdentifiersForItemProvider: [String] { [] }

  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    fatalError("Images are not decoded here")
  }
}

// sdk: partial
open class NSImageRep: NSObject, NSCopying, NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var size: NSSize = .zero
  open var pixelsWide = 0
  open var pixelsHigh = 0
}

// sdk: partial
open class NSBitmapImageRep: NSImageRep, NSSecureCoding, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public init?(data: Data) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class var supportsSecureCoding: Bool { true }

  @discardableResult
  open func representation(
    using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]
  ) -> Data? { nil }

  // sdk: complete
  public enum FileType: UInt, Sendable, BitwiseCopyable {
    case tiff = 0
    case bmp = 1
    case gif = 2
    case jpeg = 3
    case png = 4
    case jpeg2000 = 5
  }

  // sdk: partial
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

}
