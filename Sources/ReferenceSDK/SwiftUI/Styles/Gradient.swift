// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Gradient: Equatable, Sendable {
  // sdk: complete
  @frozen public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { self.color = color; self.location = location }
  }
  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Gradient: Hashable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Gradient.Stop: Hashable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Gradient: ShapeStyle {
  public typealias Resolved = Never
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Gradient {
  // sdk: complete
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let device: Gradient.ColorSpace = ColorSpace("device")
    public static let perceptual: Gradient.ColorSpace = ColorSpace("perceptual")
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@frozen public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  let base: Gradient
  public init(_ gradient: Gradient) { base = gradient }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
  public typealias Resolved = Never
}
