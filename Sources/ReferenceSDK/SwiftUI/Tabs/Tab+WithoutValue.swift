@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init() }

  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { self.init() }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }

  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }
}
