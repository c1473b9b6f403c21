/// A transition of any kind.
// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct AnyTransition {
  let description: String
  init(description: String) { self.description = description }
}

extension AnyTransition {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public init<T: Transition>(_ transition: T) { description = "\(T.self)" }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(description: description + " " + other.description)
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(description: "asymmetric")
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(description: "modifier")
  }
  public static var identity: AnyTransition { AnyTransition(description: "identity") }
  nonisolated(unsafe) public static let opacity: AnyTransition = AnyTransition(description: "opacity")
  public static var slide: AnyTransition { AnyTransition(description: "slide") }
  public static var scale: AnyTransition { AnyTransition(description: "scale") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(description: "scale \(scale)")
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(description: "offset") }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(description: "offset \(x) \(y)")
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(description: "move \(edge)") }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(description: "push \(edge)") }
}
