/// What can be styled for all of a kind at once.
// sdk: partial
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(for trait: UITraitCollection) -> Self
}

// sdk: partial
@MainActor
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
@MainActor
open class UINavigationBar: UIView {
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

  open func pushItem(_ item: UINavigationItem, animated: Bool) {}
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { nil }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

// sdk: partial
@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {}

// sdk: partial
@MainActor
open class UIToolbar: UIView {
  open var barStyle: UIBarStyle = .default
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  @available(iOS 13.0, *)
  open var standardAppearance: UIToolbarAppearance {
    get { UIToolbarAppearance() }
    set {}
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}

// sdk: partial
@MainActor
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
}

// sdk: partial
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

// Optional requirements.
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

// sdk: complete
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIBarStyleBlack instead.")
  case blackTranslucent = 2

  @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}

// sdk: partial
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UIBarAppearance: NSObject {
  public override init() {
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  public init(barAppearance: UIBarAppearance) {
    super.init()
  }

  open var idiom: UIUserInterfaceIdiom { .unspecified }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  @available(iOS 26.0, *)
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26.0, *)
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  @available(iOS, introduced: 13.0, deprecated: 26.0, renamed: "prominentButtonAppearance")
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var backIndicatorImage: UIImage { UIImage() }
  open var backIndicatorTransitionMaskImage: UIImage { UIImage() }
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var focused: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var backgroundImage: UIImage?
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UITabBarItemAppearance: NSObject {
  open var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var disabled: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var focused: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
}

// sdk: partial
@available(iOS 13.0, *)
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
