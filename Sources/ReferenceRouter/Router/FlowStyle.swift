/// How a flow that wants the whole screen is shown.
public enum FlowStyle: String, Hashable, Sendable, CaseIterable {
  /// A push on native macOS, where Apple's `fullScreenCover(item:onDismiss:content:)` is unavailable; else a cover.
  public static var platformDefault: FlowStyle {
    #if os(macOS)
      .push
    #else
      .cover
    #endif
  }

  /// As a full-screen cover with a stack of its own.
  case cover
  /// As screens pushed on the stack from which it was started.
  case push
}
