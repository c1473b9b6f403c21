// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct UtilityWindow<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}
