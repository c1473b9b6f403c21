@available(iOS 9.0, macOS 12.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
}
