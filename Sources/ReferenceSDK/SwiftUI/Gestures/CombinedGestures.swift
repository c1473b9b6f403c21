// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  // sdk: complete
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  // sdk: complete
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  // sdk: complete
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) { self.base = base; self.state = state; self.body = body }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture: GestureMask = GestureMask(rawValue: 1 << 0)
  public static let subviews: GestureMask = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}
