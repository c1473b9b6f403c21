// sdk: partial
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 14.0, *)
  public init(style: UISplitViewController.Style) {
    super.init(nibName: nil, bundle: nil)
  }

  @available(iOS 14.0, *)
  open var style: UISplitViewController.Style { .unspecified }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  @available(iOS 14.0, *)
  open var showsSecondaryOnlyButton: Bool {
    get { false }
    set {}
  }
  @available(iOS 14.0, *)
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { .automatic }
    set {}
  }
  @available(iOS 14.0, *)
  open var splitBehavior: UISplitViewController.SplitBehavior { .automatic }
  open var viewControllers: [UIViewController] = []
  open var presentsWithGesture = true
  open var isCollapsed: Bool { false }
  open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
  open var displayMode: UISplitViewController.DisplayMode { .automatic }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  @available(iOS 14.5, *)
  open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
    get { .automatic }
    set {}
  }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  @available(iOS 14.0, *)
  open var preferredPrimaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var primaryColumnWidth: CGFloat { 0 }
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 14.0, *)
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 14.0, *)
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 14.0, *)
  open var supplementaryColumnWidth: CGFloat { 0 }
  @available(iOS 26.0, *)
  open var preferredSecondaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var minimumSecondaryColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var minimumInspectorColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  @available(iOS 26.0, *)
  open var maximumInspectorColumnWidth: CGFloat {
    get { 0 }
    set {}
  }
  open var primaryEdge: UISplitViewController.PrimaryEdge = .leading
  @available(iOS 13.0, *)
  open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
    get { .none }
    set {}
  }

  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {}
  @available(iOS 14.0, *)
  @discardableResult
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { nil }
  @available(iOS 14.0, *)
  open func hide(_ column: UISplitViewController.Column) {}
  @available(iOS 14.0, *)
  open func show(_ column: UISplitViewController.Column) {}
  @available(iOS 26.0, *)
  @discardableResult
  open func isShowing(_ column: UISplitViewController.Column) -> Bool { false }

  public static let automaticDimension: CGFloat = -1

  // sdk: complete
  public enum DisplayMode: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    @available(iOS 14.0, *)
    case twoBesideSecondary = 4
    @available(iOS 14.0, *)
    case twoOverSecondary = 5
    @available(iOS 14.0, *)
    case twoDisplaceSecondary = 6

    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "secondaryOnly")
    public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneBesideSecondary")
    public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    @available(iOS, introduced: 8.0, deprecated: 14.0, renamed: "oneOverSecondary")
    public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }

  // sdk: complete
  public enum PrimaryEdge: Int, Sendable, BitwiseCopyable {
    case leading = 0
    case trailing = 1
  }

  // sdk: complete
  public enum BackgroundStyle: Int, Sendable, BitwiseCopyable {
    case none = 0
    case sidebar = 1
  }

  // sdk: complete
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable, BitwiseCopyable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  // sdk: complete
  @available(iOS 14.0, *)
  public enum Column: Int, Sendable, BitwiseCopyable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    @available(iOS 26.0, *)
    case inspector = 4
  }

  // sdk: complete
  @available(iOS 14.0, *)
  public enum SplitBehavior: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  // sdk: complete
  @available(iOS 14.5, *)
  public enum DisplayModeButtonVisibility: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// How the split view that contains a view is laid out.
  // sdk: complete
  @available(iOS 26.0, *)
  public enum LayoutEnvironment: Int, Sendable, BitwiseCopyable {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}

// sdk: partial
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(iOS 14.0, *)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
  @available(iOS 14.0, *)
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  @available(iOS 14.0, *)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  @available(iOS 14.0, *)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  @available(iOS 14.0, *)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

// Optional requirements.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  @available(iOS 14.0, *)
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *)
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  @available(iOS 14.0, *)
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  @available(iOS 14.0, *)
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  @available(iOS 14.0, *)
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  @available(iOS 26.0, *)
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  @available(iOS 26.0, *)
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  @available(iOS 14.0, *)
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}
