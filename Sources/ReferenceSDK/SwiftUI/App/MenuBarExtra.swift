// sdk: complete
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct MenuBarExtra<Label, Content>: Scene, _PrimitiveScene where Label: View, Content: View {
  nonisolated init() {}

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuBarExtra where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init()
  }
}
