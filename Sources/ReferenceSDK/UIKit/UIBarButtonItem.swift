// sdk: partial
@MainActor @preconcurrency
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  @discardableResult
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

// sdk: partial
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
  }

  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init()
  }

  public convenience init(customView: UIView) {
    self.init()
  }

  @available(iOS 14.0, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
  }

  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
  }

  @available(iOS 16.0, *)
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
  }

  @available(iOS 14.0, *)
  @discardableResult
  open class func fixedSpace(_ width: CGFloat) -> Self { fatalError("Bar items are not made here") }
  @available(iOS 14.0, *)
  @discardableResult
  open class func flexibleSpace() -> Self { fatalError("Bar items are not made here") }
  @available(iOS 26.0, *)
  @discardableResult
  open class func fixedSpace() -> Self { fatalError("Bar items are not made here") }

  open var style: UIBarButtonItem.Style = .plain
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    get { nil }
    set {}
  }
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool {
    get { false }
    set {}
  }
  @available(iOS 15.0, *)
  open var isSelected: Bool {
    get { false }
    set {}
  }
  @available(iOS 16.0, *)
  open var isHidden: Bool {
    get { false }
    set {}
  }
  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement? {
    get { nil }
    set {}
  }
  @available(iOS 26.0, *)
  open var hidesSharedBackground: Bool {
    get { false }
    set {}
  }
  @available(iOS 26.0, *)
  open var sharesBackground: Bool {
    get { true }
    set {}
  }
  @available(iOS 26.0, *)
  open var identifier: String? {
    get { nil }
    set {}
  }
  open var tintColor: UIColor?
  open weak var buttonGroup: UIBarButtonItemGroup? { nil }

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case plain = 0
    @available(iOS, introduced: 2.0, deprecated: 8.0, renamed: "plain")
    case bordered = 1
    @available(iOS 26.0, *)
    case prominent = 2

    @available(iOS, introduced: 2.0, deprecated: 26.0, renamed: "prominent")
    public static var done: UIBarButtonItem.Style { .plain }
  }

  // sdk: complete
  public enum SystemItem: Int, Sendable, BitwiseCopyable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    @available(iOS, introduced: 4.0, deprecated: 11.0)
    case pageCurl = 23
    @available(iOS 13.0, *)
    case close = 24
    @available(iOS 18.2, *)
    case writingTools = 25
  }
}

// sdk: partial
@available(iOS 9.0, *)
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public override convenience init() {
    self.init(barButtonItems: [], representativeItem: nil)
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  @available(iOS 16.0, *)
  open var alwaysAvailable: Bool {
    get { false }
    set {}
  }
  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement? {
    get { nil }
    set {}
  }
  @available(iOS 16.0, *)
  open var isHidden: Bool {
    get { false }
    set {}
  }
}

@available(iOS 16.0, *)
extension UIBarButtonItemGroup {
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

@available(iOS 16.0, *)
extension UIBarButtonItem {
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
}

@available(iOS 26.0, *)
extension UIBarButtonItem {
  public var badge: UIBarButtonItem.Badge? {
    get { nil }
    set {}
  }

  // sdk: complete
  @MainActor
  public struct Badge: Equatable {
    private nonisolated let text: String?
    private init(text: String?) { self.text = text }

    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?
    public static func count(_ count: Int) -> UIBarButtonItem.Badge { Badge(text: "\(count)") }
    public static func string(_ string: String) -> UIBarButtonItem.Badge { Badge(text: string) }
    public static func indicator() -> UIBarButtonItem.Badge { Badge(text: nil) }
    public var stringValue: String? { text }
    nonisolated public static func == (a: UIBarButtonItem.Badge, b: UIBarButtonItem.Badge) -> Bool { a.text == b.text }
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  @discardableResult
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open var titlePositionAdjustment: UIOffset = .zero
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }

  // sdk: complete
  public enum SystemItem: Int, Sendable, BitwiseCopyable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }
}
