/// Where a window goes, and how large it is.
// sdk: complete
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowPlacement: Equatable {
  @available(macOS 15.0, *)
  @available(visionOS, unavailable)
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {}

  @available(macOS 15.0, *)
  @available(visionOS, unavailable)
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {}

  @available(macOS 15.0, *)
  @available(visionOS, unavailable)
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

// sdk: complete
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowLayoutRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

@available(*, unavailable)
extension WindowLayoutRoot: Sendable {}

// sdk: complete
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowPlacementContext {
  @available(macOS 15.0, *)
  @available(visionOS, unavailable)
  public var defaultDisplay: DisplayProxy { DisplayProxy() }

  @available(visionOS 2.0, *)
  @available(macOS, unavailable)
  public var windows: [WindowProxy] { [] }
}

@available(*, unavailable)
extension WindowPlacementContext: Sendable {}

// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct DisplayProxy: Equatable {
  public var bounds: CGRect { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public var visibleRect: CGRect { .zero }
}

// sdk: complete
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowProxy {
  public var id: String? { nil }
  public var phase: ScenePhase { .active }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Scene {
  @available(macOS 15.0, visionOS 2.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    ModifiedScene(self)
  }

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    ModifiedScene(self)
  }
}
