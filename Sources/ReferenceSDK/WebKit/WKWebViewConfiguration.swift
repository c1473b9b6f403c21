// sdk: complete
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  // sdk: complete
  public enum ContentMode: Int, Sendable, BitwiseCopyable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode: WKWebpagePreferences.ContentMode = .recommended

  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  open var allowsContentJavaScript = true

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  open var isLockdownModeEnabled = false
}

// sdk: partial
@MainActor @preconcurrency
open class WKPreferences: NSObject, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false

  @available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
  open var isElementFullscreenEnabled = false

  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  open var isFraudulentWebsiteWarningEnabled = true
}

// sdk: partial
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  @available(*, unavailable)
  public override init() {
    super.init()
  }

  open class var page: WKContentWorld { fatalError("No page is loaded here") }
  open class var defaultClient: WKContentWorld { fatalError("No page is loaded here") }
  @discardableResult
  open class func world(name: String) -> WKContentWorld { fatalError("No page is loaded here") }
  open var name: String? { nil }
}

// sdk: partial
@MainActor @preconcurrency
open class WKUserScript: NSObject, @preconcurrency NSCopying {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  open private(set) var source: String
  open private(set) var injectionTime: WKUserScriptInjectionTime
  open private(set) var isForMainFrameOnly: Bool
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// sdk: partial
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var body: Any { fatalError("No page is loaded here") }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var name: String { "" }
}

// sdk: complete
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

// sdk: partial
@MainActor @preconcurrency
open class WKUserContentController: NSObject, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var userScripts: [WKUserScript] { [] }
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

// sdk: partial
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject, @preconcurrency NSSecureCoding {
  @available(*, unavailable)
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  @discardableResult
  open class func `default`() -> WKWebsiteDataStore { fatalError("No page is loaded here") }
  @discardableResult
  open class func nonPersistent() -> WKWebsiteDataStore { fatalError("No page is loaded here") }
  @discardableResult
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  open var isPersistent: Bool { true }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {}

  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

// sdk: partial
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()

  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsAirPlayForMediaPlayback = true

  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  open var limitsNavigationsToAppBoundDomains = false

  #if os(iOS)
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var ignoresViewportScaleLimits = false
  #endif
}
