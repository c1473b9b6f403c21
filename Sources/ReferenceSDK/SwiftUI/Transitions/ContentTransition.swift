// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, countUp, countDown
    case number(Double)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let identity = ContentTransition(.identity)
  public static let opacity = ContentTransition(.opacity)
  public static let interpolate = ContentTransition(.interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    .init(countsDown ? .countDown : .countUp)
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func numericText(value: Double) -> ContentTransition { .init(.number(value)) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
