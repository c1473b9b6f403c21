// sdk: complete
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use EnvironmentValues.appearsActive instead.")
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}
