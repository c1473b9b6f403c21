// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Group<Content> {
  public typealias Body = Never

  let content: Content

  @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Group: Scene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Group: Commands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }
}
