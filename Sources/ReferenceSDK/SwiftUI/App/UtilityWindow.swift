// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct UtilityWindow<Content>: Scene, _PrimitiveScene where Content: View {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}
