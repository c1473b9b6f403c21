// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
  }

  public init(barAppearance: UIBarAppearance) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

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
@MainActor @preconcurrency
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
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  @available(iOS 26.0, *)
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { UIBarButtonItemAppearance() }
    set {}
  }
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override convenience init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var focused: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  open var backgroundImage: UIImage? {
    get { nil }
    set {}
  }
  open var backgroundImagePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override convenience init() {
    self.init(style: .stacked)
  }

  public init(style: UITabBarItemAppearance.Style) {
    super.init()
  }

  public required init(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}
  open var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var disabled: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var focused: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }
}

// sdk: complete
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  nonisolated override init() {
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  open var iconColor: UIColor? {
    get { nil }
    set {}
  }
  open var badgePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  open var badgeBackgroundColor: UIColor? {
    get { nil }
    set {}
  }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open var badgeTitlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}
