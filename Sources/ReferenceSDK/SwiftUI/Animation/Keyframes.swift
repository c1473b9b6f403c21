import Foundation

/// Changes of a value over time.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Never: Keyframes {
  // The body that it has as a view is the main actor's.
  @_implements(Keyframes,body)
  nonisolated public var _keyframes: Never { fatalError("Never has no keyframes") }
}

/// Keyframes that make one curve of an animatable value.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes without a body of their own.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol _PrimitiveKeyframes: Keyframes where Body == Never {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension _PrimitiveKeyframes {
  public var body: Never { fatalError("These keyframes have no body") }
}

/// Keyframes of a track without a body of their own.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol _PrimitiveTrackContent: KeyframeTrackContent where Body == Self {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension _PrimitiveTrackContent {
  public var body: Self { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct KeyframeTrack<Root, Value, Content>: Keyframes, _PrimitiveKeyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Value = Root

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct LinearKeyframe<Value>: KeyframeTrackContent, _PrimitiveTrackContent where Value: Animatable {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SpringKeyframe<Value>: KeyframeTrackContent, _PrimitiveTrackContent where Value: Animatable {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct CubicKeyframe<Value>: KeyframeTrackContent, _PrimitiveTrackContent where Value: Animatable {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MoveKeyframe<Value>: KeyframeTrackContent, _PrimitiveTrackContent where Value: Animatable {
  public init(_ to: Value) {}
}

/// How a value changes over time.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct KeyframeTimeline<Value> {
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {}
  public var duration: TimeInterval { fatalError("Keyframes are not evaluated here") }
  public func value(time: Double) -> Value { fatalError("Keyframes are not evaluated here") }
  public func value(progress: Double) -> Value { fatalError("Keyframes are not evaluated here") }
}
