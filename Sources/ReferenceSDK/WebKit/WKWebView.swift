#if os(iOS)
  public typealias _WebViewBase = UIView
#elseif os(macOS)
  public typealias _WebViewBase = NSView
#endif

// sdk: complete
public enum WKNavigationActionPolicy: Int, Sendable, BitwiseCopyable {
  case cancel = 0
  case allow = 1
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
  case download = 2
}

// sdk: complete
public enum WKNavigationResponsePolicy: Int, Sendable, BitwiseCopyable {
  case cancel = 0
  case allow = 1
  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
  case download = 2
}

// sdk: complete
public enum WKNavigationType: Int, Sendable, BitwiseCopyable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public enum WKMediaCaptureState: Int, Sendable, BitwiseCopyable {
  case none = 0
  case active = 1
  case muted = 2
}

// sdk: complete
@available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
public enum WKMediaPlaybackState: Int, Sendable, BitwiseCopyable {
  case none = 0
  case playing = 1
  case paused = 2
  case suspended = 3
}

// sdk: complete
public enum WKUserScriptInjectionTime: Int, Sendable, BitwiseCopyable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

// sdk: complete
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

// sdk: partial
@MainActor @preconcurrency
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var isMainFrame: Bool { true }
  open var request: URLRequest { fatalError("No page is loaded here") }
  open var webView: WKWebView? { nil }
}

// sdk: partial
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var navigationType: WKNavigationType { .other }
  open var request: URLRequest { fatalError("No page is loaded here") }

  @available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
  open var shouldPerformDownload: Bool { false }
}

// sdk: complete
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  open var isForMainFrame: Bool { true }
  open var response: URLResponse { fatalError("No page is loaded here") }
  open var canShowMIMEType: Bool { true }
}

// sdk: complete
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  @available(*, unavailable)
  public override init() {
    super.init()
  }

  open var url: URL { fatalError("No page is loaded here") }
  open var title: String? { nil }
  open var initialURL: URL { fatalError("No page is loaded here") }
}

// sdk: complete
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  @discardableResult
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}

// sdk: partial
@available(iOS 18.4, macOS 10.12, visionOS 2.4, *)
@MainActor @preconcurrency
open class WKOpenPanelParameters: NSObject {
  open var allowsMultipleSelection: Bool { false }
  open var allowsDirectories: Bool { false }
}

// sdk: partial
@MainActor @preconcurrency
open class WKWebView: _WebViewBase {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var backForwardList: WKBackForwardList { WKBackForwardList() }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { nil }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    nil
  }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  open var title: String? { nil }
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  @discardableResult
  open func reload() -> WKNavigation? { nil }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  open func stopLoading() {}

  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  open var allowsLinkPreview = true

  @available(iOS 16.4, macOS 13.3, visionOS 1.0, *)
  open var isInspectable = false

  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  open var pageZoom: CGFloat = 1

  @discardableResult
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { false }

  #if os(iOS)
    open var scrollView: UIScrollView { UIScrollView() }

    @available(iOS 15.0, visionOS 1.0, *)
    open var underPageBackgroundColor: UIColor!
  #else
    open var allowsMagnification = false
    open var magnification: CGFloat = 1

    @available(macOS 12.0, *)
    open var underPageBackgroundColor: NSColor!
  #endif
}

// sdk: partial
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  )

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  )

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  )
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

// Optional requirements.
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {}

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {}

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  {
  }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

// sdk: partial
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  func webViewDidClose(_ webView: WKWebView)

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  )

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  )
}

// Optional requirements.
extension WKUIDelegate {
  public func webViewDidClose(_ webView: WKWebView) {}

  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {}

  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {}
}
