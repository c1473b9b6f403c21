import Foundation

/// How a change unfolds over time.
// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Animation: Equatable, Sendable {
  var curve: String
  var steps: [String] = []
  init(curve: String) { self.curve = curve }
  func adding(_ step: String) -> Animation { var animation = self; animation.steps.append(step); return animation }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Animation: Hashable {
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { ([curve] + steps).joined(separator: " ") }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["curve": curve, "steps": steps]) }
}

extension Animation {
  public static let `default`: Animation = Animation(curve: "default")
  public static func linear(duration: TimeInterval) -> Animation { Animation(curve: "linear \(duration)") }
  public static var linear: Animation { Animation(curve: "linear") }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: "easeIn \(duration)") }
  public static var easeIn: Animation { Animation(curve: "easeIn") }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: "easeOut \(duration)") }
  public static var easeOut: Animation { Animation(curve: "easeOut") }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: "easeInOut \(duration)") }
  public static var easeInOut: Animation { Animation(curve: "easeInOut") }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation(curve: "timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)") }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve: "timingCurve \(curve) \(duration)")
  }
}

extension Animation {
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
  { Animation(curve: "spring \(duration) \(bounce)") }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(curve: "spring \(response) \(dampingFraction)") }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(curve: "spring \(spring)")
  }
  public static var spring: Animation { Animation(curve: "spring") }
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(curve: "interactiveSpring \(response) \(dampingFraction)") }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(curve: "interactiveSpring \(duration) \(extraBounce)") }
  public static var interactiveSpring: Animation { Animation(curve: "interactiveSpring") }
  public static var smooth: Animation { Animation(curve: "smooth") }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: "smooth \(duration) \(extraBounce)")
  }
  public static var snappy: Animation { Animation(curve: "snappy") }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: "snappy \(duration) \(extraBounce)")
  }
  public static var bouncy: Animation { Animation(curve: "bouncy") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: "bouncy \(duration) \(extraBounce)")
  }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { Animation(curve: "interpolatingSpring \(stiffness) \(damping)") }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { Animation(curve: "interpolatingSpring \(duration) \(bounce)") }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(curve: "interpolatingSpring \(spring)")
  }
  public static var interpolatingSpring: Animation { Animation(curve: "interpolatingSpring") }
}

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { adding("delay \(delay)") }
  public func speed(_ speed: Double) -> Animation { adding("speed \(speed)") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount \(repeatCount) \(autoreverses)")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { adding("repeatForever \(autoreverses)") }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public func logicallyComplete(after duration: TimeInterval) -> Animation { adding("logicallyComplete \(duration)") }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  public static let linear: UnitCurve = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
  public static let easeInOut: UnitCurve = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
  public static let easeIn: UnitCurve = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  public static let easeOut: UnitCurve = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn: UnitCurve = UnitCurve(
    start: UnitPoint(x: 0.55, y: 0), end: UnitPoint(x: 1, y: 0.45))
  public static let circularEaseOut: UnitCurve = UnitCurve(
    start: UnitPoint(x: 0, y: 0.55), end: UnitPoint(x: 0.45, y: 1))
  public static let circularEaseInOut: UnitCurve = UnitCurve(
    start: UnitPoint(x: 0.85, y: 0), end: UnitPoint(x: 0.15, y: 1))
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut: UnitCurve = UnitCurve.easeInOut
  public func value(at progress: Double) -> Double { progress }
  public func velocity(at progress: Double) -> Double { 1 }
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { self.duration = duration; self.bounce = bounce }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.init(
      duration: 2 * .pi * (mass / stiffness).squareRoot(), bounce: 1 - damping / (2 * (stiffness * mass).squareRoot()))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(duration: settlingDuration, bounce: 1 - dampingRatio)
  }
  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public static var smooth: Spring { Spring() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public var mass: Double { 1 }
  public var stiffness: Double { 4 * .pi * .pi / (duration * duration) }
  public var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }
  public var settlingDuration: TimeInterval { duration }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Spring {
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval { duration }
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { target }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { .zero }
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    value = target; velocity = .zero
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V { .zero }
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval { duration }
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V { toValue }
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    initialVelocity
  }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V { velocity }
}
