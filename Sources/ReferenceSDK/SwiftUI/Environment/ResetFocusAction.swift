// sdk: complete
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
public struct ResetFocusAction {
  init() {}

  public func callAsFunction(in namespace: Namespace.ID) {}
}

@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension EnvironmentValues {
  public var resetFocus: ResetFocusAction {
    ResetFocusAction()
  }
}
