// sdk: partial
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: UIScene.ActivationState { .unattached }
  open var title: String! = ""
  @available(iOS 15.0, *)
  open var subtitle: String {
    get { "" }
    set {}
  }
  open var activationConditions = UISceneActivationConditions()

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult
  open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool { false }

  nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  // sdk: partial
  @MainActor @preconcurrency
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  // sdk: complete
  public enum ActivationState: Int, Sendable, BitwiseCopyable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  // sdk: partial
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    nonisolated override init() {
      super.init()
    }

    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  open var screen: UIScreen { UIScreen() }
  @available(
    iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.interfaceOrientation instead."
  )
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.coordinateSpace instead.")
  open var coordinateSpace: any UICoordinateSpace { UIView() }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var statusBarManager: UIStatusBarManager? { nil }
  @available(iOS 16.0, *)
  open var effectiveGeometry: UIWindowScene.Geometry { UIWindowScene.Geometry() }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var windows: [UIWindow] { [] }
  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { nil }
  @available(iOS 16.0, *)
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  open var isFullScreen: Bool { false }

  @available(iOS 16.0, *)
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
  )
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// How small and how large a scene's window may get.
// sdk: partial
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var minimumSize: CGSize = .zero
  open var maximumSize: CGSize = .zero
  open var allowsFullScreen = true
}

// sdk: partial
@available(iOS 16.0, *)
@MainActor @preconcurrency
open class UISceneWindowingBehaviors: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var isClosable = true
  open var isMiniaturizable = true
}

// sdk: partial
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { .zero }
}

// sdk: partial
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

// sdk: partial
@MainActor @preconcurrency
open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen {
    get { UIScreen() }
    set {}
  }
  open var rootViewController: UIViewController?
  open var windowLevel: UIWindow.Level = .normal
  open var isKeyWindow: Bool { false }
  @available(iOS 15.0, *)
  open var canBecomeKey: Bool { true }

  open func becomeKey() {}
  open func resignKey() {}
  open func makeKey() {}
  open func makeKeyAndVisible() {}
  open func sendEvent(_ event: UIEvent) {}

  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  // sdk: partial
  public struct Level: Hashable, RawRepresentable, _UIKitNumericRawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
  nonisolated override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open var scene: UIScene? { nil }
  open var role: UISceneSession.Role { .windowApplication }
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  open var persistentIdentifier: String { "" }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  // sdk: partial
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public override convenience init() {
    self.init(name: nil, sessionRole: .windowApplication)
  }

  public required init?(coder: NSCoder) {
    role = .windowApplication
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
}

// sdk: partial
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
  }

  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? { nil }
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

extension UIStoryboard {
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController { nil }
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController { fatalError("View controllers are not made here") }
}

// sdk: partial
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var url: URL { URL(fileURLWithPath: "/") }
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
  // sdk: partial
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    nonisolated override init() {
      super.init()
    }

    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

// Optional requirements.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

// sdk: partial
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// Optional requirements.
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

extension UIScene {
  // sdk: partial
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

/// What scene an app asks for.
// sdk: complete
@available(iOS 17.0, *)
public struct UISceneSessionActivationRequest: Hashable {
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    self.session = nil
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = .windowApplication
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }

  public private(set) var role: UISceneSession.Role
  public private(set) var session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?
}

extension UIApplication {
  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
