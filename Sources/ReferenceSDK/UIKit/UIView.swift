// sdk: partial
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// sdk: partial
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UICoordinateSpace, UIFocusItem,
  UIFocusItemContainer
{
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open func encode(with coder: NSCoder) {}

  open var isUserInteractionEnabled = true
  open var tag = 0
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // Geometry.
  open var frame: CGRect
  open var bounds: CGRect
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var contentScaleFactor: CGFloat = 1
  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = []

  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  @discardableResult
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  @discardableResult
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  @discardableResult
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  @discardableResult
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  open func sizeToFit() {}
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  // Hierarchy.
  open private(set) var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { nil }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { false }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { nil }

  // Layout.
  open var layoutMargins: UIEdgeInsets = .zero
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  open var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var layoutGuides: [UILayoutGuide] { [] }
  @available(iOS 15.0, *)
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {}
  @available(iOS 26.0, *)
  open func updateProperties() {}
  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {}

  // Drawing.
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var isHidden = false
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var mask: UIView?
  open var tintColor: UIColor!
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func tintColorDidChange() {}
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  // Gestures.
  open var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var coordinateSpace: any UICoordinateSpace { self }
  @discardableResult
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
  @available(iOS 14.0, *)
  open var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  @discardableResult
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // Traits.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
  )
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Constraints.
  open var constraints: [NSLayoutConstraint] { [] }
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var intrinsicContentSize: CGSize { .zero }

  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  @discardableResult
  open func needsUpdateConstraints() -> Bool { false }
  open func setNeedsUpdateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }

  // Animation.
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class var areAnimationsEnabled: Bool { true }
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}

  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {}

  // Accessibility. Apple declares all but the identifier for every object, and views override it.
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
