// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen
public struct AnyTransition {
  init() {}

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init<T>(_ transition: T) where T: Transition {}
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension AnyTransition {
  public static var identity: AnyTransition { .init() }

  public static var opacity: AnyTransition { .init() }

  public static var slide: AnyTransition { .init() }

  public static var scale: AnyTransition { .init() }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init() }

  public static func offset(_ offset: CGSize) -> AnyTransition { .init() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init() }

  public static func move(edge: Edge) -> AnyTransition { .init() }

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { .init() }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .init() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension AnyTransition {
  public static func push(from edge: Edge) -> AnyTransition { .init() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition { self }
}
