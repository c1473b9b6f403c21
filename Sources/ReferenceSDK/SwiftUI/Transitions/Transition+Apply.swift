@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition {
  @MainActor @preconcurrency
  public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View { content }
}
