// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct SettingsLink<Label>: View, _PrimitiveView where Label: View {
  public init(@ViewBuilder label: () -> Label) {}
}

@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}

// sdk: complete
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct DefaultSettingsLinkLabel: View, _PrimitiveView {
  nonisolated init() {}
}
