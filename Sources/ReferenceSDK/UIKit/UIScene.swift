// sdk: partial
@MainActor
open class UIScene: UIResponder {
  nonisolated override init() {
    super.init()
  }

  open var session: UISceneSession { UISceneSession() }
  open var delegate: (any UISceneDelegate)?
  open var activationState: UIScene.ActivationState { .unattached }
  open var title: String! = ""

  // sdk: complete
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  // sdk: partial
  @MainActor
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
@MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { UIScreen() }
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

// sdk: partial
@MainActor
open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  open var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }

  open func makeKeyAndVisible() {}
}

// sdk: partial
@MainActor
open class UISceneSession: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var scene: UIScene? { nil }
  open var role: UISceneSession.Role { .windowApplication }
  open var persistentIdentifier: String { "" }
  open var stateRestorationActivity: NSUserActivity?

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
@MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
}

// sdk: partial
@MainActor
open class UIOpenURLContext: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
}

// sdk: partial
open class UIApplicationShortcutItem: NSObject {
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }

  open var type: String
  open var localizedTitle: String
}

// sdk: partial
@MainActor
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
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

// Optional requirements.
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
