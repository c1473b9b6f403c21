// sdk: complete
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct Settings<Content>: Scene, _PrimitiveScene where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}
