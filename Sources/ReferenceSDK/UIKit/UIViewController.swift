// sdk: partial
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

// sdk: partial
@MainActor @preconcurrency
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func encode(with coder: NSCoder) {}

  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { nil }
  open var isViewLoaded: Bool { false }
  open var title: String?
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }

  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {}
  @available(iOS 26.0, *)
  open func updateProperties() {}
  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {}

  // Presentation.
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition? {
    get { nil }
    set {}
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var presentationController: UIPresentationController? { nil }
  @available(iOS 15.0, *)
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  @available(iOS 16.0, *)
  open var activePresentationController: UIPresentationController? { nil }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ vc: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  @discardableResult
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }

  // Layout and appearance.
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize: CGSize = .zero
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  @available(iOS 17.0, *)
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  @available(iOS 17.0, *)
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  @available(iOS 17.0, *)
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  @available(iOS 15.0, *)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  @available(iOS 15.0, *)
  @discardableResult
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }

  // Rotation.
  @available(
    iOS, introduced: 6.0, deprecated: 16.0,
    message:
      "Update supported interface orientations and call setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change."
  )
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  // Editing.
  open var isEditing = false
  open var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open func setEditing(_ editing: Bool, animated: Bool) {}

  // Containment.
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}

  // Content container and traits.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
  )
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  @discardableResult
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // Keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  // Bars and containers.
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? { nil }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var tabBarController: UITabBarController? { nil }
  @available(iOS 18.0, *)
  open var tab: UITab? { nil }
  open var splitViewController: UISplitViewController? { nil }
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  @discardableResult
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
}

// sdk: complete
public enum UIModalPresentationStyle: Int, Sendable, BitwiseCopyable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  @available(iOS, unavailable)
  case blurOverFullScreen = 8
  case none = -1
  case automatic = -2
}

// sdk: complete
public enum UIModalTransitionStyle: Int, Sendable, BitwiseCopyable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

@available(iOS 15.0, *)
extension UIViewController {
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
}
