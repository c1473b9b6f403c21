// sdk: partial
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  open private(set) var style: UITableView.Style
  open weak var dataSource: (any UITableViewDataSource)?
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { nil }
    set {}
  }
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset: UIEdgeInsets = .zero
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var isEditing = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var numberOfSections: Int { 0 }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  @discardableResult
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}

  public static let automaticDimension: CGFloat = -1

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case plain = 0
    case grouped = 1
    @available(iOS 13.0, *)
    case insetGrouped = 2
  }

  // sdk: complete
  public enum RowAnimation: Int, Sendable, BitwiseCopyable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  // sdk: complete
  public enum ScrollPosition: Int, Sendable, BitwiseCopyable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  open private(set) var reuseIdentifier: String?
  @available(
    iOS, introduced: 3.0, deprecated: 100000.0,
    message: "Use UIListContentConfiguration instead, this property will be deprecated in a future release."
  )
  open var imageView: UIImageView? { nil }
  @available(
    iOS, introduced: 3.0, deprecated: 100000.0,
    message: "Use UIListContentConfiguration instead, this property will be deprecated in a future release."
  )
  open var textLabel: UILabel? { nil }
  @available(
    iOS, introduced: 3.0, deprecated: 100000.0,
    message: "Use UIListContentConfiguration instead, this property will be deprecated in a future release."
  )
  open var detailTextLabel: UILabel? { nil }
  open var contentView: UIView { UIView() }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open var isSelected = false
  open var isHighlighted = false
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset: UIEdgeInsets = .zero
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { false }
  open var focusStyle: UITableViewCell.FocusStyle = .default
  open var userInteractionEnabledWhileDragging = false
  open var editingStyle: UITableViewCell.EditingStyle { .none }
  open var isEditing = false
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
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  // What a cell implements as the delegate of gesture recognizers, and its subclasses override.
  @discardableResult
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  @discardableResult
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  @discardableResult
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  @discardableResult
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  @discardableResult
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  @discardableResult
  @available(iOS 13.4, *)
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // sdk: complete
  public enum CellStyle: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  // sdk: complete
  public enum SelectionStyle: Int, Sendable, BitwiseCopyable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  // sdk: complete
  public enum AccessoryType: Int, Sendable, BitwiseCopyable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  // sdk: complete
  public enum EditingStyle: Int, Sendable, BitwiseCopyable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  // sdk: complete
  public enum SeparatorStyle: Int, Sendable, BitwiseCopyable {
    case none = 0
    case singleLine = 1
    @available(
      iOS, introduced: 2.0, deprecated: 11.0,
      message: "Use UITableViewCellSeparatorStyleSingleLine for a single line separator."
    )
    case singleLineEtched = 2
  }

  // sdk: complete
  public enum FocusStyle: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case custom = 1
  }

  // sdk: complete
  public enum DragState: Int, Sendable, BitwiseCopyable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  // sdk: complete
  public struct StateMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  open private(set) var reuseIdentifier: String?
  @available(
    iOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use UIListContentConfiguration instead, this property will be deprecated in a future release."
  )
  open var textLabel: UILabel? { nil }
  @available(
    iOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use UIListContentConfiguration instead, this property will be deprecated in a future release."
  )
  open var detailTextLabel: UILabel? { nil }
  open var contentView: UIView { UIView() }
  open var backgroundView: UIView?
  @available(iOS 14.0, *)
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UIViewConfigurationState) {}
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
  open func prepareForReuse() {}
}
