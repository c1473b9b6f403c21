@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var isFocused: Bool {
    false
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  private struct IsHoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}
