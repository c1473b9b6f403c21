/// What can be styled for all of a kind at once.
// sdk: partial
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

// sdk: partial
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { fatalError("Appearances are not kept here") }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> Self { fatalError("Appearances are not kept here") }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

// sdk: partial
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  open var barStyle: UIBarStyle = .default
  open weak var delegate: (any UINavigationBarDelegate)?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { nil }
  open var backItem: UINavigationItem? { nil }
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance {
    get { UINavigationBarAppearance() }
    set {}
  }
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  open var barPosition: UIBarPosition { .top }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {}
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { nil }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

// sdk: partial
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

// Optional requirements.
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

// sdk: partial
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  open var barStyle: UIBarStyle = .default
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  @available(iOS 13.0, *)
  open var standardAppearance: UIToolbarAppearance {
    get { UIToolbarAppearance() }
    set {}
  }
  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
  open weak var delegate: (any UIToolbarDelegate)?

  open var barPosition: UIBarPosition { .bottom }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  @discardableResult
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    nil
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  @discardableResult
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

// sdk: partial
@MainActor @preconcurrency
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance {
    get { UITabBarAppearance() }
    set {}
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {}
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning: UITabBar.ItemPositioning = .automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0

  // sdk: complete
  public enum ItemPositioning: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

// Optional requirements.
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
