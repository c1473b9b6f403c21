// sdk: complete
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
@available(
  visionOS, introduced: 1.0, deprecated: 100000.0,
  message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
public struct PresentationMode {
  var presented = false

  public var isPresented: Bool {
    presented
  }

  public mutating func dismiss() {
    presented = false
  }
}
