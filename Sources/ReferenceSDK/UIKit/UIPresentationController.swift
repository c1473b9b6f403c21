// sdk: partial
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIAppearanceContainer,
  UIFocusEnvironment
{
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open private(set) var presentingViewController: UIViewController
  open private(set) var presentedViewController: UIViewController
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  open var containerView: UIView? { nil }
  // Disfavoured, since subclasses have a delegate of another type, as only Objective-C lets them.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var adaptivePresentationStyle: UIModalPresentationStyle { .automatic }
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var traitCollection: UITraitCollection { UITraitCollection() }

  @discardableResult
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .automatic }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // Focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  @discardableResult
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // Content container.
  open var preferredContentSize: CGSize { .zero }
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
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  @available(iOS 15.0, *)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// Optional requirements.
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .automatic }
  @available(iOS 15.0, *)
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

// sdk: partial
@available(iOS 15.0, *)
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { nil }
    set {}
  }
  open var sourceView: UIView?
  @available(iOS 17.0, *)
  open var prefersPageSizing: Bool {
    get { false }
    set {}
  }
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersGrabberVisible = false
  private var cornerRadius: CGFloat?
  open var detents: [UISheetPresentationController.Detent] = []
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  @available(iOS 16.0, *)
  open func invalidateDetents() {}

  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// A height that a sheet rests at.
  // sdk: complete
  @MainActor @preconcurrency
  open class Detent: NSObject {
    override init() {
      super.init()
    }

    @discardableResult
    open class func medium() -> Self { fatalError("Detents are not made here") }
    @discardableResult
    open class func large() -> Self { fatalError("Detents are not made here") }

    @available(iOS 16.0, *)
    open var identifier: UISheetPresentationController.Detent.Identifier { .large }

    // sdk: complete
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

// sdk: complete
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

// sdk: complete
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

// Optional requirements.
@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  public var preferredCornerRadius: CGFloat? {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

@available(iOS 16.0, *)
extension UISheetPresentationController.Detent {
  public static func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent { .medium() }
  public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { nil }
}
