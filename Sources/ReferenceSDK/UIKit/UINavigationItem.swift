// sdk: partial
@MainActor @preconcurrency
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open var title: String?
  open var titleView: UIView?
  @available(iOS 26.0, *)
  open var subtitle: String? {
    get { nil }
    set {}
  }
  @available(iOS 26.0, *)
  open var subtitleView: UIView? {
    get { nil }
    set {}
  }
  @available(iOS 26.0, *)
  open var largeTitle: String? {
    get { nil }
    set {}
  }
  @available(iOS 26.0, *)
  open var largeSubtitle: String? {
    get { nil }
    set {}
  }
  @available(iOS 26.0, *)
  open var largeSubtitleView: UIView? {
    get { nil }
    set {}
  }
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { .default }
    set {}
  }
  @available(iOS 16.0, *)
  open var backAction: UIAction? {
    get { nil }
    set {}
  }
  @available(iOS 16.0, *)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { nil }
    set {}
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  @available(iOS 16.0, *)
  open var customizationIdentifier: String? {
    get { nil }
    set {}
  }
  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  @available(iOS 16.0, *)
  open var style: UINavigationItem.ItemStyle {
    get { .navigator }
    set {}
  }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  @available(iOS 16.0, *)
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { .automatic }
    set {}
  }
  @available(iOS 16.0, *)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .automatic }
  @available(iOS 26.0, *)
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { UIBarButtonItem() }
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { true }
    set {}
  }
  @available(iOS 26.0, *)
  open var searchBarPlacementAllowsExternalIntegration: Bool {
    get { false }
    set {}
  }
  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { nil }
    set {}
  }
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance? {
    get { nil }
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

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {}
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {}

  // sdk: complete
  public enum LargeTitleDisplayMode: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *)
    case inline = 3
  }

  // sdk: complete
  public enum BackButtonDisplayMode: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  // sdk: complete
  @available(iOS 16.0, *)
  public enum ItemStyle: Int, Sendable, BitwiseCopyable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  // sdk: complete
  @available(iOS 16.0, *)
  public enum SearchBarPlacement: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    @available(iOS 26.0, *)
    case integrated = 1
    case stacked = 2
    @available(iOS 26.0, *)
    case integratedCentered = 3
    @available(iOS 26.0, *)
    case integratedButton = 4

    @available(iOS, introduced: 16.0, deprecated: 26.0, renamed: "integrated")
    public static var inline: UINavigationItem.SearchBarPlacement { .automatic }
  }
}

@available(iOS 26.0, *)
extension UINavigationItem {
  public var attributedTitle: AttributedString? {
    get { nil }
    set {}
  }
  public var attributedSubtitle: AttributedString? {
    get { nil }
    set {}
  }
  public var largeAttributedSubtitle: AttributedString? {
    get { nil }
    set {}
  }
}

@available(iOS 16.0, *)
extension UINavigationItem {
  weak public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { nil }
    set {}
  }
}

/// What is asked, and told, of a title that is edited in the bar.
// sdk: complete
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

@available(iOS 16.0, *)
extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
