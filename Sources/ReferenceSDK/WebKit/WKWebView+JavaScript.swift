@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension WKWebView {
  @preconcurrency @MainActor
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}

  @preconcurrency @MainActor
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension WKWebView {
  @MainActor @preconcurrency
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { nil }

  @MainActor @preconcurrency
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
}
