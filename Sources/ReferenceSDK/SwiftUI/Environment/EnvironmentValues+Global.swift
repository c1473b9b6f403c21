@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var undoManager: UndoManager? {
    nil
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
