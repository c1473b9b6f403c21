@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init<T>(value: T, @ViewBuilder content: () -> Content)
  where Value == T?, T: Hashable, Label == EmptyView { self.init() }

  nonisolated public init<T>(value: T, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  nonisolated public init<T>(
    value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init()
  }

  nonisolated public init<T>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T?, T: Hashable {
    self.init()
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }

  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel, S: StringProtocol {
    self.init()
  }
}
