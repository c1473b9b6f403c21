// sdk: partial
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }

  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  open var applicationState: UIApplication.State { .active }
  open var connectedScenes: Set<UIScene> { [] }
  open var openSessions: Set<UISceneSession> { [] }
  open var supportsMultipleScenes: Bool { false }
  open var isIdleTimerDisabled = false

  @discardableResult
  nonisolated open func canOpenURL(_ url: URL) -> Bool {
    false
  }

  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  @discardableResult
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Please use activateSceneSessionForRequest:errorHandler:"
  )
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    false
  }

  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}

  @available(
    iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead"
  )
  open var windows: [UIWindow] { [] }
  @available(
    iOS, introduced: 2.0, deprecated: 13.0,
    message:
      "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
  )
  open var keyWindow: UIWindow? { nil }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var isRegisteredForRemoteNotifications: Bool { false }
  nonisolated open var isProtectedDataAvailable: Bool { true }
  nonisolated open var backgroundTimeRemaining: TimeInterval { 0 }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  open func setAlternateIconName(_ alternateIconName: String?) async throws {}

  // sdk: complete
  public enum State: Int, Sendable, BitwiseCopyable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  // sdk: partial
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  // sdk: partial
  @available(
    iOS, introduced: 9.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and equivalent properties on UISceneOpenURLOptions from a UIOpenURLContext in UIScene.ConnectionOptions.URLContexts instead."
  )
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(
      iOS, introduced: 9.0, deprecated: 26.0,
      message:
        "Use UIScene lifecycle and UISceneOpenURLOptions.sourceApplication from a UIOpenURLContext in UIScene.ConnectionOptions.URLContexts instead."
    )
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    @available(
      iOS, introduced: 9.0, deprecated: 26.0,
      message:
        "Use UIScene lifecycle and UISceneOpenURLOptions.annotation from a UIOpenURLContext in UIScene.ConnectionOptions.URLContexts instead."
    )
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    @available(
      iOS, introduced: 9.0, deprecated: 26.0,
      message:
        "Use UIScene lifecycle and UISceneOpenURLOptions.openInPlace from a UIOpenURLContext in UIScene.ConnectionOptions.URLContexts instead."
    )
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  // sdk: partial
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(
      iOS, introduced: 3.0, deprecated: 26.0,
      message: "Use UIScene lifecycle and UIScene.ConnectionOptions.URLContexts instead."
    )
    public static let url = LaunchOptionsKey(rawValue: "url")
    @available(
      iOS, introduced: 3.0, deprecated: 26.0,
      message:
        "Continue using UIApplicationDelegate's application(_:didReceiveRemoteNotification:fetchCompletionHandler:) to process silent remote notifications after scene connection."
    )
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    @available(
      iOS, introduced: 8.0, deprecated: 26.0,
      message: "Use UIScene lifecycle and UIScene.ConnectionOptions.userActivities instead."
    )
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    @available(
      iOS, introduced: 3.0, deprecated: 26.0,
      message: "Use UIScene lifecycle and UIScene.ConnectionOptions.shortcutItem instead."
    )
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  @available(iOS 16.0, *)
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  nonisolated public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  nonisolated public static let willResignActiveNotification = Notification.Name("willResignActive")
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("didReceiveMemoryWarning")
}

// sdk: partial
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @available(
    iOS, introduced: 2.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneDidBecomeActive(_:) from UISceneDelegate or the UIApplication.didBecomeActiveNotification instead."
  )
  func applicationDidBecomeActive(_ application: UIApplication)
  @available(
    iOS, introduced: 2.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneWillResignActive(_:) from UISceneDelegate or the UIApplication.willResignActiveNotification instead."
  )
  func applicationWillResignActive(_ application: UIApplication)
  // Not deprecated: the header says so behind an `API_AVAILABLE(ios(4.0))`, and clang keeps the first of the two.
  func applicationDidEnterBackground(_ application: UIApplication)
  @available(
    iOS, introduced: 4.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneWillEnterForeground(_:) from UISceneDelegate or the UIApplication.willEnterForegroundNotification instead."
  )
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  @available(
    iOS, introduced: 9.0, deprecated: 26.0,
    message: "Use UIScene lifecycle and scene(_:openURLContexts:) from UISceneDelegate instead."
  )
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  @available(
    iOS, introduced: 8.0, deprecated: 26.0,
    message: "Use UIScene lifecycle and scene(_:continue:) from UISceneDelegate instead."
  )
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

// Optional requirements, and the default values that Apple's have as they are imported from Objective-C.
extension UIApplicationDelegate {
  @MainActor @preconcurrency
  public static func main() {}
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  @available(
    iOS, introduced: 2.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneDidBecomeActive(_:) from UISceneDelegate or the UIApplication.didBecomeActiveNotification instead."
  )
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  @available(
    iOS, introduced: 2.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneWillResignActive(_:) from UISceneDelegate or the UIApplication.willResignActiveNotification instead."
  )
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  @available(
    iOS, introduced: 4.0, deprecated: 26.0,
    message:
      "Use UIScene lifecycle and sceneWillEnterForeground(_:) from UISceneDelegate or the UIApplication.willEnterForegroundNotification instead."
  )
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  @available(
    iOS, introduced: 9.0, deprecated: 26.0,
    message: "Use UIScene lifecycle and scene(_:openURLContexts:) from UISceneDelegate instead."
  )
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  @available(
    iOS, introduced: 8.0, deprecated: 26.0,
    message: "Use UIScene lifecycle and scene(_:continue:) from UISceneDelegate instead."
  )
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
