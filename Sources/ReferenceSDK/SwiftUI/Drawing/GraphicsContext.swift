/// What a canvas draws into.
// sdk: partial
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public struct GraphicsContext {
  public var opacity: Double = 1
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transform: CGAffineTransform = .identity
  init() {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
  ) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self; try content(&copy)
  }
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { ResolvedImage() }
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { ResolvedText() }
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {}
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { nil }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  // sdk: partial
  public struct ResolvedImage {
    public let size: CGSize = .zero
    public let baseline: CGFloat = 0
  }

  // sdk: partial
  public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { size }
  }

  // sdk: complete
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }

  // sdk: partial
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions())
      -> GraphicsContext.Filter
    { Filter() }
    public static func brightness(_ amount: Double) -> GraphicsContext.Filter { Filter() }
    public static func contrast(_ amount: Double) -> GraphicsContext.Filter { Filter() }
    public static func saturation(_ amount: Double) -> GraphicsContext.Filter { Filter() }
    public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { Filter() }
    public static var luminanceToAlpha: GraphicsContext.Filter { Filter() }
  }

  // sdk: partial
  public struct Shading: Sendable {
    init() {}
    public static var backdrop: GraphicsContext.Shading { Shading() }
    public static var foreground: GraphicsContext.Shading { Shading() }
    public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { Shading() }
    public static func color(_ color: Color) -> GraphicsContext.Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading { Shading() }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      -> GraphicsContext.Shading
    { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading { Shading() }
  }

  // sdk: partial
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  // sdk: partial
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  // sdk: partial
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1 << 0) }
    public static var dithersResult: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  // sdk: partial
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1 << 0) }
    public static var mirror: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1 << 1) }
    public static var linearColor: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }
}
