// sdk: complete
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  @discardableResult
  open class func `default`() -> Self { fatalError("Nothing is drawn here") }
  @discardableResult
  open class func preferred() -> Self { fatalError("Nothing is drawn here") }
  open var bounds: CGRect { .zero }
}

// sdk: partial
open class UIGraphicsRendererContext: NSObject {
  open var format: UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

// sdk: complete
open class UIGraphicsRenderer: NSObject {
  public convenience override init() {
    self.init(bounds: .zero)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
  }

  open private(set) var format: UIGraphicsRendererFormat
  open var allowsImageOutput: Bool { true }
}

// sdk: complete
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = 1
  open var opaque = false
  @available(
    iOS, introduced: 10.0, deprecated: 12.0, message: "Use the preferredRange property instead"
  )
  open var prefersExtendedRange: Bool {
    get { false }
    set {}
  }
  @available(iOS 17.0, *)
  open var supportsHighDynamicRange: Bool { false }
  open var preferredRange: UIGraphicsImageRendererFormat.Range = .automatic

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
  }

  // sdk: complete
  public enum Range: Int, Sendable, BitwiseCopyable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
}

// sdk: partial
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { UIImage() }
}

// sdk: complete
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init() {
    self.init(bounds: .zero)
  }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  @discardableResult
  open func image(actions: UIGraphicsImageRenderer.DrawingActions) -> UIImage { UIImage() }
  @discardableResult
  open func pngData(actions: UIGraphicsImageRenderer.DrawingActions) -> Data { Data() }
  @discardableResult
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: UIGraphicsImageRenderer.DrawingActions
  ) -> Data { Data() }
}
