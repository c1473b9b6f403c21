@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "Use `Tab(title:image:value:content:)` and related initializers instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "Use `Tab(title:image:value:content:)` and related initializers instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "Use `Tab(title:image:value:content:)` and related initializers instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "Use `Tab(title:image:value:content:)` and related initializers instead"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "Use `Tab(title:image:value:content:)` and related initializers instead"
)
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
