// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SceneRestorationBehavior: Sendable {
  init() {}

  public static var automatic: SceneRestorationBehavior { .init() }

  @available(macOS 15.0, visionOS 26.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: SceneRestorationBehavior { .init() }
}

// sdk: complete
@available(macOS 15.0, visionOS 26.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SceneLaunchBehavior: Sendable {
  init() {}

  public static var automatic: SceneLaunchBehavior { .init() }
  public static var presented: SceneLaunchBehavior { .init() }
  public static var suppressed: SceneLaunchBehavior { .init() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Scene {
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(self)
  }
}

@available(macOS 15.0, visionOS 26.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(self)
  }
}

// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct WindowLevel: Sendable, Hashable {
  init() {}

  public static var automatic: WindowLevel { .init() }
  public static var normal: WindowLevel { .init() }
  public static var floating: WindowLevel { .init() }
  public static var desktop: WindowLevel { .init() }
}

// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct WindowIdealSize: Sendable {
  init() {}

  public static var automatic: WindowIdealSize { .init() }
  public static var fitToContent: WindowIdealSize { .init() }
  public static var maximum: WindowIdealSize { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct WindowManagerRole: Sendable {
  init() {}

  public static var automatic: WindowManagerRole { .init() }

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var principal: WindowManagerRole { .init() }

  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var associated: WindowManagerRole { .init() }
}

// sdk: complete
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct WindowInteractionBehavior: Sendable {
  init() {}

  public static var automatic: WindowInteractionBehavior { .init() }
  public static var enabled: WindowInteractionBehavior { .init() }
  public static var disabled: WindowInteractionBehavior { .init() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Scene {
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    ModifiedScene(self)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Scene {
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    ModifiedScene(self)
  }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }

  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
}
