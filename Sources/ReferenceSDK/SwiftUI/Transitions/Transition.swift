// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition {
  @MainActor @preconcurrency public static var properties: TransitionProperties { .init() }

  @MainActor @preconcurrency
  public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View { content }

  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition { IdentityTransition() }

  @MainActor @preconcurrency
  public func combined<T>(with other: T) -> some Transition where T: Transition { IdentityTransition() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension TransitionPhase {
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }

  public var hasMotion: Bool
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct PlaceholderContentView<Value>: View, _PrimitiveView {
  nonisolated init() {}
}
