@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var tabBarPlacement: TabBarPlacement? { nil }

  public var isTabBarShowingSections: Bool { false }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(location: StateStorage(wrappedValue))
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage where Value == TabViewCustomization {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(location: StateStorage(wrappedValue))
  }
}
