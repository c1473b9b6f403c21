// sdk: complete
@available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowResizability: Sendable {
  init() {}

  public static var automatic: WindowResizability { .init() }
  public static var contentSize: WindowResizability { .init() }
  public static var contentMinSize: WindowResizability { .init() }
}

@available(iOS 17.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(self)
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Scene {
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    ModifiedScene(self)
  }
}
