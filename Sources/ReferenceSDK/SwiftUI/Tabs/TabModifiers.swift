@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` instead")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` instead")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` instead")
@available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` instead")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `Tab(title:image:value:content:)` instead")
extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { self }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  nonisolated public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }

  nonisolated public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }

  nonisolated public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }

  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }
}

@available(iOS 18.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View { self }

  nonisolated public func badge(_ label: Text?) -> some View { self }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }

  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private enum StaticName: Sendable {
    case decreased, standard, increased
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static let decreased = BadgeProminence(.decreased)
  public static let standard = BadgeProminence(.standard)
  public static let increased = BadgeProminence(.increased)
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}
