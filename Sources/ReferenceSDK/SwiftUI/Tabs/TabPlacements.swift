// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabPlacement: Hashable {
  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  private enum StaticName: Sendable {
    case automatic, pinned, sidebarOnly
  }

  public static var automatic: TabPlacement { .init(.automatic) }
  public static var pinned: TabPlacement { .init(.pinned) }
  public static var sidebarOnly: TabPlacement { .init(.sidebarOnly) }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AdaptableTabBarPlacement: Hashable {
  private enum StaticName: Sendable {
    case automatic, tabBar, sidebar
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: AdaptableTabBarPlacement { .init(.automatic) }
  public static var tabBar: AdaptableTabBarPlacement { .init(.tabBar) }

  @available(iOS 18.0, visionOS 2.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: AdaptableTabBarPlacement { .init(.sidebar) }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabBarPlacement: Hashable {
  private enum StaticName: Sendable {
    case bottomBar, ornament, pageIndicator, sidebar, topBar
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  nonisolated(unsafe) public static let bottomBar = TabBarPlacement(.bottomBar)
  nonisolated(unsafe) public static let ornament = TabBarPlacement(.ornament)
  nonisolated(unsafe) public static let pageIndicator = TabBarPlacement(.pageIndicator)
  nonisolated(unsafe) public static let sidebar = TabBarPlacement(.sidebar)
  nonisolated(unsafe) public static let topBar = TabBarPlacement(.topBar)
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum StaticName: Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static let automatic = TabBarMinimizeBehavior(.automatic)

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior(.onScrollDown)

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior(.onScrollUp)

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let never = TabBarMinimizeBehavior(.never)
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  private enum StaticName: Sendable {
    case automatic, searchTabSelection
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: TabSearchActivation { .init(.automatic) }

  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var searchTabSelection: TabSearchActivation { .init(.searchTabSelection) }
}
