/// An effect that leaves the layout alone.
// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol VisualEffect: Sendable, Animatable {
}

// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { self }
}

// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0
  public var m12: CGFloat = 0.0
  public var m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0
  public var m22: CGFloat = 1.0
  public var m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0
  public var m32: CGFloat = 0.0
  public var m33: CGFloat = 1.0
  public init() {}
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  public mutating func invert() -> Bool { true }
  public func inverted() -> ProjectionTransform { self }
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { rhs }
}

// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Self.Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1 << 0)

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public static let privacy: RedactionReasons = RedactionReasons(rawValue: 1 << 1)

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static let invalidated: RedactionReasons = RedactionReasons(rawValue: 1 << 2)
}
