// sdk: partial
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open unowned(unsafe) var selectedViewController: UIViewController?
  open var selectedIndex = 0
  open var moreNavigationController: UINavigationController { UINavigationController() }
  open var customizableViewControllers: [UIViewController]?
  open var tabBar: UITabBar { UITabBar() }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  @available(iOS 18.0, *)
  open var mode: UITabBarController.Mode {
    get { .automatic }
    set {}
  }
  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { [] }
    set {}
  }
  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { nil }
    set {}
  }
  @available(iOS 18.0, *)
  open var customizationIdentifier: String? {
    get { nil }
    set {}
  }
  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { false }
    set {}
  }
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { .automatic }
    set {}
  }
  @available(iOS 26.0, *)
  open var bottomAccessory: UITabAccessory? {
    get { nil }
    set {}
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {}
  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
  @available(iOS 18.0, *)
  @discardableResult
  open func tab(forIdentifier identifier: String) -> UITab? { nil }
  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {}

  // sdk: complete
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  // sdk: partial
  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// Optional requirements.
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  @available(iOS 18.0, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { .all }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A tab, and how its view controller is made.
// sdk: complete
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITab: NSObject {
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    super.init()
  }

  open private(set) var identifier: String
  @available(iOS 18.4, *)
  open var isEnabled: Bool {
    get { true }
    set {}
  }
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  open var badgeValue: String?
  open var preferredPlacement: UITab.Placement = .automatic
  open var userInfo: Any?
  open var parent: UITabGroup? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var viewController: UIViewController? { nil }
  open var managingTabGroup: UITabGroup? { nil }
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var hasVisiblePlacement: Bool { true }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  // sdk: complete
  public enum Placement: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }
}

// sdk: complete
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  open var children: [UITab]
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var displayOrderIdentifiers: [String] = []
  open var allowsReordering = false
  open var displayOrder: [UITab] { children }
  @discardableResult
  open func tab(forIdentifier identifier: String) -> UITab? { nil }
  open var managingNavigationController: UINavigationController?
  open var sidebarActions: [UIAction] = []
  open var sidebarAppearance: UITabGroup.SidebarAppearance = .automatic

  // sdk: complete
  public enum SidebarAppearance: UInt, Sendable, BitwiseCopyable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }
}

// sdk: partial
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(title: "", image: nil, identifier: "", viewControllerProvider: viewControllerProvider)
  }

  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { false }
    set {}
  }
}

// sdk: partial
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  open private(set) var contentView: UIView

  /// Where an accessory stands.
  // sdk: complete
  @available(iOS 26.0, *)
  public enum Environment: Int, Sendable, BitwiseCopyable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}
