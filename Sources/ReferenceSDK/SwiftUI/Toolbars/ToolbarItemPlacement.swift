// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemPlacement {
  init() {}

  public static var automatic: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public static var principal: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public static var navigation: ToolbarItemPlacement { .init() }

  public static var primaryAction: ToolbarItemPlacement { .init() }

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var secondaryAction: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, macOS 11.0, tvOS 18.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public static var status: ToolbarItemPlacement { .init() }

  public static var confirmationAction: ToolbarItemPlacement { .init() }

  public static var cancellationAction: ToolbarItemPlacement { .init() }

  public static var destructiveAction: ToolbarItemPlacement { .init() }

  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var keyboard: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, tvOS 18.0, watchOS 10.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarItemPlacement { .init() }

  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bottomOrnament: ToolbarItemPlacement { .init() }

  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var title: ToolbarItemPlacement { .init() }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var largeTitle: ToolbarItemPlacement { .init() }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var subtitle: ToolbarItemPlacement { .init() }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var largeSubtitle: ToolbarItemPlacement { .init() }

  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use topBarLeading instead")
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationBarLeading: ToolbarItemPlacement { .init() }

  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use topBarTrailing instead")
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationBarTrailing: ToolbarItemPlacement { .init() }

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable { .init() }

  @available(macOS, introduced: 13.0, deprecated: 14.0, renamed: "accessoryBar")
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init<ID>(id: ID) where ID: Hashable {}
}
