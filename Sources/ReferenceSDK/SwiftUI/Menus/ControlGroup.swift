// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct ControlGroup<Content>: View where Content: View {
  nonisolated init() {}

  public init(@ViewBuilder content: () -> Content) {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { self.init() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
nonisolated public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  nonisolated init() {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init()
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init()
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init()
  }
}
