// sdk: partial
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var nibName: NSNib.Name? { nil }
  open var nibBundle: Bundle? { nil }
  open var representedObject: Any?
  open var view: NSView = NSView()
  open var title: String?
  open var isViewLoaded: Bool { false }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var preferredContentSize: NSSize = .zero

  @available(macOS 14.0, *)
  open var viewIfLoaded: NSView? { nil }

  @available(macOS 14.0, *)
  open func loadViewIfNeeded() {}

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func updateViewConstraints() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}

  // Presentation.
  open var presentedViewControllers: [NSViewController]? { nil }
  open var presentingViewController: NSViewController? { nil }
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {}
  open func dismiss(_ viewController: NSViewController) {}
  open func dismiss(_ sender: Any?) {}
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func presentAsModalWindow(_ viewController: NSViewController) {}
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect, of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}

  // Containment.
  open var parent: NSViewController? { nil }
  open var children: [NSViewController] = []
  open func addChild(_ childViewController: NSViewController) {}
  open func insertChild(_ childViewController: NSViewController, at index: Int) {}
  open func removeChild(at index: Int) {}
  open func removeFromParent() {}
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}
}

// sdk: complete
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  @MainActor @preconcurrency
  func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
  @MainActor @preconcurrency
  func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
}

// sdk: partial
@MainActor @preconcurrency
open class NSSplitView: NSView {
  open var isVertical = false
  open var dividerStyle: NSSplitView.DividerStyle = .thick
  open var autosaveName: NSSplitView.AutosaveName?
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  open func adjustSubviews() {}

  public typealias AutosaveName = String

  // sdk: complete
  public enum DividerStyle: Int, Sendable, BitwiseCopyable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3
  }
}

// sdk: partial
@MainActor @preconcurrency
open class NSSplitViewController: NSViewController {
  open var splitView = NSSplitView()
  open var splitViewItems: [NSSplitViewItem] = []
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {}
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {}
  @discardableResult
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? { nil }
  open var minimumThicknessForInlineSidebars: CGFloat = 0
  open func toggleSidebar(_ sender: Any?) {}

  @available(macOS 14.0, *)
  open func toggleInspector(_ sender: Any?) {}

  nonisolated public class var automaticDimension: CGFloat { -1 }
}

// sdk: partial
open class NSSplitViewItem: NSObject, NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  public convenience init(viewController: NSViewController) {
    self.init()
  }

  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init()
  }

  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init()
  }

  @available(macOS 11.0, *)
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init()
  }

  open var behavior: NSSplitViewItem.Behavior { .default }
  open var viewController: NSViewController {
    get { fatalError("Nothing is split here") }
    set {}
  }

  open var isCollapsed = false
  open var canCollapse = false
  open var minimumThickness: CGFloat = 0
  open var maximumThickness: CGFloat = 0
  open var preferredThicknessFraction: CGFloat = 0
  open var holdingPriority: NSLayoutConstraint.Priority = .defaultLow
  open var isSpringLoaded = false

  @available(macOS 11.0, *)
  open var allowsFullHeightLayout: Bool {
    get { true }
    set {}
  }

  @available(macOS 11.0, *)
  open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { .automatic }
    set {}
  }

  // sdk: complete
  public enum Behavior: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case sidebar = 1
    case contentList = 2
    @available(macOS 11.0, *)
    case inspector = 3
  }
}

// sdk: partial
@MainActor @preconcurrency
open class NSPopover: NSResponder {
  public required init?(coder: NSCoder) {
    super.init()
  }

  public override init() {
    super.init()
  }

  open weak var delegate: (any NSPopoverDelegate)?
  open var behavior: NSPopover.Behavior = .applicationDefined
  open var animates = true
  open var contentViewController: NSViewController?
  open var contentSize: NSSize = .zero
  open var isShown: Bool { false }
  open var isDetached: Bool { false }
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  open func performClose(_ sender: Any?) {}
  open func close() {}

  // sdk: complete
  public enum Behavior: Int, Sendable, BitwiseCopyable {
    case applicationDefined = 0
    case transient = 1
    case semitransient = 2
  }
}

// sdk: partial
public protocol NSPopoverDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  @MainActor @preconcurrency
  func popoverDidShow(_ notification: Notification)
  @MainActor @preconcurrency
  func popoverDidClose(_ notification: Notification)
}

// Optional requirements.
extension NSPopoverDelegate {
  @MainActor @preconcurrency
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  @MainActor @preconcurrency
  public func popoverDidShow(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func popoverDidClose(_ notification: Notification) {}
}
