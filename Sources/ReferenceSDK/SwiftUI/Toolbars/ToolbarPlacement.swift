// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarPlacement {
  init() {}

  public static var automatic: ToolbarPlacement { .init() }

  @available(iOS 16.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var bottomBar: ToolbarPlacement { .init() }

  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static var navigationBar: ToolbarPlacement { .init() }

  @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var tabBar: ToolbarPlacement { .init() }

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowToolbar: ToolbarPlacement { .init() }

  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomOrnament: ToolbarPlacement { .init() }

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID: Hashable { .init() }

  @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init<ID>(id: ID) where ID: Hashable {}
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarRole: Sendable {
  init() {}

  public static var automatic: ToolbarRole { .init() }

  @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static var navigationStack: ToolbarRole { .init() }

  @available(iOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var browser: ToolbarRole { .init() }

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var editor: ToolbarRole { .init() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ToolbarTitleDisplayMode {
  init() {}

  public static var automatic: ToolbarTitleDisplayMode { .init() }

  @available(iOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static var large: ToolbarTitleDisplayMode { .init() }

  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inlineLarge: ToolbarTitleDisplayMode { .init() }

  public static var inline: ToolbarTitleDisplayMode { .init() }
}
