// sdk: complete
@available(macOS 13.0, visionOS 26.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Window<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}
