@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
    self.init()
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init()
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init()
  }
}
