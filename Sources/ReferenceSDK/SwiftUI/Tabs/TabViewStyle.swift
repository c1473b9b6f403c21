// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public protocol TabViewStyle {
  static func _makeView()
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public static func _makeView() {}
}

// sdk: complete
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(macOS, unavailable)
nonisolated public struct PageTabViewStyle: TabViewStyle {
  // sdk: complete
  public struct IndexDisplayMode: Sendable {
    init() {}

    public static let automatic = PageTabViewStyle.IndexDisplayMode()
    @available(watchOS 8.0, *)
    public static let always = PageTabViewStyle.IndexDisplayMode()
    @available(watchOS 8.0, *)
    public static let never = PageTabViewStyle.IndexDisplayMode()
  }

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}

  public static func _makeView() {}
}

// sdk: complete
@available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "VerticalTabViewStyle")
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CarouselTabViewStyle: TabViewStyle {
  public init() {}

  public static func _makeView() {}
}

// sdk: complete
@available(watchOS 10.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
  // sdk: complete
  public struct TransitionStyle {
    init() {}

    nonisolated(unsafe) public static let automatic = VerticalPageTabViewStyle.TransitionStyle()
    nonisolated(unsafe) public static let blur = VerticalPageTabViewStyle.TransitionStyle()
    nonisolated(unsafe) public static let identity = VerticalPageTabViewStyle.TransitionStyle()
  }

  public init() {}

  public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) {}

  public static func _makeView() {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public static func _makeView() {}
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}

  public static func _makeView() {}
}

// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}

  public static func _makeView() {}
}
