// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct MenuOrder: Hashable, Sendable {
  private enum StaticName: Sendable {
    case automatic, priority, fixed
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: MenuOrder { .init(.automatic) }

  @available(iOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var priority: MenuOrder { .init(.priority) }

  public static var fixed: MenuOrder { .init(.fixed) }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct MenuActionDismissBehavior: Equatable {
  private enum StaticName {
    case automatic, enabled, disabled
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: MenuActionDismissBehavior { .init(.automatic) }
  public static var enabled: MenuActionDismissBehavior { .init(.enabled) }

  @available(iOS 16.4, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: MenuActionDismissBehavior { .init(.disabled) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
extension View {
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension EnvironmentValues {
  private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
