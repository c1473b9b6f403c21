@available(iOS 14.0, *)
extension UICollectionViewCompositionalLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { fatalError("Nothing is laid out here") }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UICollectionLayoutListConfiguration {
  // sdk: complete
  public enum Appearance: Hashable {
    case plain
    case grouped
    @available(tvOS, unavailable)
    case insetGrouped
    @available(tvOS, unavailable)
    case sidebar
    @available(tvOS, unavailable)
    case sidebarPlain
  }

  // sdk: complete
  public enum HeaderMode: Hashable {
    case none
    case supplementary
    case firstItemInSection
  }

  // sdk: complete
  public enum FooterMode: Hashable {
    case none
    case supplementary
  }

  // sdk: complete
  @available(iOS 18.0, *)
  public struct ContentHuggingElements: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    nonisolated(unsafe) public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @available(iOS 14.5, *)
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }

  public private(set) var appearance: UICollectionLayoutListConfiguration.Appearance
  public var showsSeparators = true
  @available(iOS 14.5, *)
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get { UIListSeparatorConfiguration(listAppearance: appearance) }
    set {}
  }
  @available(iOS 14.5, *)
  public var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler? {
    get { nil }
    set {}
  }
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
  public var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
  @available(iOS 15.0, *)
  public var headerTopPadding: CGFloat? {
    get { nil }
    set {}
  }
  @available(iOS 18.0, *)
  public var contentHuggingElements: UICollectionLayoutListConfiguration.ContentHuggingElements {
    get { [] }
    set {}
  }
}

// sdk: complete
@available(iOS 14.5, *)
public struct UIListSeparatorConfiguration: Hashable {
  // sdk: complete
  public enum Visibility: Hashable {
    case automatic
    case visible
    case hidden
  }

  public var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
  public var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
  public static let automaticInsets = NSDirectionalEdgeInsets.zero
  public var topSeparatorInsets: NSDirectionalEdgeInsets = .zero
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = .zero
  public var color = UIColor.black
  public var multipleSelectionColor = UIColor.black
  @available(iOS 15.0, *)
  public var visualEffect: UIVisualEffect? {
    get { nil }
    set {}
  }

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (lhs: UIListSeparatorConfiguration, rhs: UIListSeparatorConfiguration) -> Bool {
    lhs.color == rhs.color && lhs.topSeparatorVisibility == rhs.topSeparatorVisibility
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(color); hasher.combine(topSeparatorVisibility) }
}

@available(iOS 14.5, *)
extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIListSeparatorConfiguration" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

// sdk: complete
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { self.init() }

  open var actions: [UIContextualAction] { [] }
  open var performsFirstActionWithFullSwipe = true
}

// sdk: complete
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case normal = 0
    case destructive = 1
  }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) { self.init() }

  open var style: UIContextualAction.Style { .normal }
  open var handler: UIContextualAction.Handler { { _, _, _ in } }
  open var accessibilityLabel: String?
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?
}
