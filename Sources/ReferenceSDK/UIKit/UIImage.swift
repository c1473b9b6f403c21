// sdk: partial
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
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

  public init?(data: Data) {
    super.init()
  }

  public init?(contentsOfFile path: String) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

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

  public init?(data: Data, scale: CGFloat) {
    super.init()
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
  public enum RenderingMode: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  // sdk: partial
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    override init() {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

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

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init()
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
    }

    public convenience init(font: UIFont) {
      self.init()
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init()
    }

    @available(iOS 15.0, *)
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
    }

    @available(iOS 15.0, *)
    public convenience init(paletteColors: [UIColor]) {
      self.init()
    }

    @available(iOS 15.0, *)
    @discardableResult
    open class func preferringMulticolor() -> Self { fatalError("Symbols are not drawn here") }
    @available(iOS 16.0, *)
    @discardableResult
    open class func preferringMonochrome() -> Self { fatalError("Symbols are not drawn here") }
    open class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
  }

  // sdk: complete
  public enum SymbolScale: Int, Sendable, BitwiseCopyable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  // sdk: complete
  public enum SymbolWeight: Int, Sendable, BitwiseCopyable {
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
