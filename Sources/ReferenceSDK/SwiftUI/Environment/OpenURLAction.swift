// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor
@preconcurrency
public struct OpenURLAction {
  // sdk: complete
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public struct Result: Sendable {
    let isAccepted: Bool
    var url: URL?
    var prefersInApp = false

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true)

    public static func systemAction(_ url: URL) -> OpenURLAction.Result {
      Result(isAccepted: true, url: url)
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
      Result(isAccepted: true, url: url, prefersInApp: prefersInApp)
    }
  }

  let handler: @MainActor (URL) -> Bool

  nonisolated init(accepting handler: @escaping @MainActor (URL) -> Bool) {
    self.handler = handler
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = { handler($0).isAccepted }
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  @available(watchOS, unavailable)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url))
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = handler(url)
  }
}
