/// An object that controls and manages the behavior of interactive web content.
// sdk: partial
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
@MainActor
final public class WebPage: Observable {
  public init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) {}

  public init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {}

  public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {}

  public init(configuration: Configuration = Configuration()) {}

  public private(set) var backForwardList = BackForwardList()

  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    AsyncThrowingStream<NavigationEvent, any Error> { $0.finish() }
  }

  public var url: URL? { nil }
  public var title: String { "" }
  public var estimatedProgress: Double { 0 }
  public var isLoading: Bool { false }
  public var hasOnlySecureContent: Bool { false }
  public var isWritingToolsActive: Bool { false }

  @available(visionOS, unavailable)
  public var isBlockedByScreenTime: Bool { false }

  public var fullscreenState: WebPage.FullscreenState { .notInFullscreen }
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  public var mediaType: WebPage.CSSMediaType?
  public var customUserAgent: String?
  public var isInspectable = false

  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) -> some AsyncSequence<
    NavigationEvent, any Error
  > { navigations }

  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, responseHTML htmlString: String
  ) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> { navigations }

  public func stopLoading() {}

  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? { nil }

  public func pauseAllMediaPlayback() async {}
  public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func closeAllMediaPresentations() async {}
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage {
  // sdk: complete
  public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
    public static let all = CSSMediaType(rawValue: "all")
    public static let screen = CSSMediaType(rawValue: "screen")
    public static let print = CSSMediaType(rawValue: "print")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public let rawValue: String
  }

  // sdk: complete
  public enum FullscreenState: Hashable, Sendable {
    case enteringFullscreen
    case exitingFullscreen
    case inFullscreen
    case notInFullscreen
  }

  // sdk: complete
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    case receivedServerRedirect
    case committed
    case finished
  }

  // sdk: complete
  public enum NavigationError: Error {
    case failedProvisionalNavigation(any Error)
    case pageClosed
    case webContentProcessTerminated
    case invalidURL
  }

  // sdk: complete
  @MainActor
  public struct BackForwardList: Equatable, Sendable {
    // sdk: complete
    public struct Item: Equatable, Identifiable, Sendable {
      // sdk: complete
      public struct ID: Hashable, Sendable {}

      public let id: ID
      public let title: String?
      public let url: URL
      public let initialURL: URL
    }

    public var backList: [Item] { [] }
    public var currentItem: Item? { nil }
    public var forwardList: [Item] { [] }
    public subscript(_ index: Int) -> Item? { nil }
  }

  // sdk: partial
  @MainActor
  public struct Configuration {
    public init() {}

    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var allowsInlinePredictions = false
    public var supportsAdaptiveImageGlyph = false
    public var loadsSubresources = true
    public var defaultNavigationPreferences = NavigationPreferences()
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    public var allowsAirPlayForMediaPlayback = true

    @available(visionOS, unavailable)
    public var showsSystemScreenTimeBlockingView = true
  }

  // sdk: complete
  public struct NavigationPreferences: Sendable {
    // sdk: complete
    public enum ContentMode: Sendable {
      case recommended
      case mobile
      case desktop
    }

    // sdk: complete
    public enum UpgradeToHTTPSPolicy: Sendable {
      case keepAsRequested
      case automaticFallbackToHTTP
      case userMediatedFallbackToHTTP
      case errorOnFailure
    }

    public init() {}

    public var preferredContentMode: ContentMode = .recommended
    public var preferredHTTPSNavigationPolicy: UpgradeToHTTPSPolicy = .keepAsRequested
    public var allowsContentJavaScript = true
    public var isLockdownModeEnabled = false
  }

  // sdk: partial
  @MainActor
  public struct FrameInfo: Sendable {
    public var isMainFrame: Bool { true }
    public var request: URLRequest { fatalError("No page is loaded here") }
  }

  // sdk: complete
  @MainActor
  public struct NavigationAction {
    public var source: FrameInfo { FrameInfo() }
    public var target: FrameInfo? { nil }
    public var navigationType: WKNavigationType { .other }
    public var request: URLRequest { fatalError("No page is loaded here") }
    public var shouldPerformDownload: Bool { false }
    #if os(iOS)
      public var buttonNumber: UIEvent.ButtonMask { [] }
    #else
      public var buttonNumber: Int { 0 }
    #endif
    public var isContentRuleListRedirect: Bool { false }
  }

  // sdk: complete
  @MainActor
  public struct NavigationResponse {
    public var response: URLResponse { fatalError("No page is loaded here") }
    public var canShowMimeType: Bool { true }
  }

  // sdk: complete
  public protocol NavigationDeciding {
    @MainActor
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy

    @MainActor
    mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy

    @MainActor
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }

  // sdk: complete
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    case ok
    case cancel
  }

  // sdk: complete
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  // sdk: complete
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }

  // sdk: complete
  public protocol DialogPresenting {
    @MainActor
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async

    @MainActor
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult

    @MainActor
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult

    @MainActor
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage.NavigationDeciding {
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }

  @MainActor
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension WebPage.DialogPresenting {
  @MainActor
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}

  @MainActor
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }

  @MainActor
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }

  @MainActor
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct URLScheme: Hashable, Sendable {
  @MainActor
  public init?(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public let rawValue: String
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public enum URLSchemeTaskResult: Sendable {
  case response(URLResponse)
  case data(Data)
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  func reply(for request: URLRequest) -> TaskSequence
}
