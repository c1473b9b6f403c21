// sdk: partial
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { nil }
    set {}
  }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = true
  open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate
  open var hasUncommittedUpdates: Bool { false }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var remembersLastFocusedIndexPath = false
  @available(iOS 16.0, *)
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { .enabled }
    set {}
  }
  @available(iOS 14.0, *)
  open var selectionFollowsFocus: Bool {
    get { false }
    set {}
  }
  @available(iOS 15.0, *)
  open var allowsFocus: Bool {
    get { true }
    set {}
  }
  @available(iOS 15.0, *)
  open var allowsFocusDuringEditing: Bool {
    get { true }
    set {}
  }
  @available(iOS 14.0, *)
  open var isEditing: Bool {
    get { false }
    set {}
  }
  @available(iOS 14.0, *)
  open var allowsSelectionDuringEditing: Bool {
    get { false }
    set {}
  }
  @available(iOS 14.0, *)
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { false }
    set {}
  }

  open var numberOfSections: Int { 0 }
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var visibleCells: [UICollectionViewCell] { [] }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  @discardableResult
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func reloadData() {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  @available(iOS 15.0, *)
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { 0 }
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  @discardableResult
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { nil }
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {}
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // sdk: complete
  public enum ReorderingCadence: Int, Sendable, BitwiseCopyable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  // sdk: complete
  @available(iOS 16.0, *)
  public enum SelfSizingInvalidation: Int, Sendable, BitwiseCopyable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  // sdk: complete
  public struct ScrollPosition: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  // sdk: partial
  @available(iOS 14.0, *)
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {}
  }

  @available(iOS 14.0, *)
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell { fatalError("Cells are not made here") }

  // sdk: partial
  @available(iOS 14.0, *)
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    public init(
      elementKind: String,
      handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) {}
  }

  @available(iOS 14.0, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView { fatalError("Views are not made here") }
}

@available(*, unavailable)
extension UICollectionView.CellRegistration: Sendable {}

@available(*, unavailable)
extension UICollectionView.SupplementaryRegistration: Sendable {}

// sdk: partial
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

// sdk: partial
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { UIView() }
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  @available(iOS 14.0, *)
  open var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {}
  @available(iOS 14.0, *)
  open func setNeedsUpdateConfiguration() {}
  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { true }
    set {}
  }
  @available(iOS 14.0, *)
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { true }
    set {}
  }
}

// sdk: partial
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 0
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

// sdk: partial
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open var collectionView: UICollectionView? { nil }
  open func invalidateLayout() {}
  open func prepare() {}
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open var collectionViewContentSize: CGSize { .zero }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

// sdk: partial
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize: CGSize = .zero
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var headerReferenceSize: CGSize = .zero
  open var footerReferenceSize: CGSize = .zero
  open var sectionInset: UIEdgeInsets = .zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  public static let automaticSize: CGSize = .zero

  // sdk: complete
  public enum SectionInsetReference: Int, Sendable, BitwiseCopyable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
}

extension UICollectionView {
  // sdk: complete
  public enum ScrollDirection: Int, Sendable, BitwiseCopyable {
    case vertical = 0
    case horizontal = 1
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @available(*, unavailable)
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
