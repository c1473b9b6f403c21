// sdk: partial
@MainActor @preconcurrency
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  // Disfavoured, since subclasses have a delegate of another type, as only Objective-C lets them.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl?
  open var visibleSize: CGSize { .zero }
  @available(iOS 26.0, *)
  open var topEdgeEffect: UIScrollEdgeEffect { fatalError("Edges are not drawn here") }
  @available(iOS 26.0, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { fatalError("Edges are not drawn here") }
  @available(iOS 26.0, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { fatalError("Edges are not drawn here") }
  @available(iOS 26.0, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { fatalError("Edges are not drawn here") }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open var scrollsToTop = true

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}

  // sdk: complete
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  // sdk: complete
  public enum KeyboardDismissMode: Int, Sendable, BitwiseCopyable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Optional requirements.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// How a scroll view's content fades at an edge.
// sdk: complete
@available(iOS 26.0, *)
@MainActor @preconcurrency
public final class UIScrollEdgeEffect: NSObject {
  @available(*, unavailable)
  public override init() {
    style = .automatic
    super.init()
  }

  public var style: UIScrollEdgeEffect.Style
  public var isHidden = false

  // sdk: complete
  @available(iOS 26.0, *)
  @MainActor @preconcurrency
  public final class Style: NSObject {
    @available(*, unavailable)
    public override init() {
      super.init()
    }

    public class var automatic: UIScrollEdgeEffect.Style { fatalError("Edges are not drawn here") }
    public class var soft: UIScrollEdgeEffect.Style { fatalError("Edges are not drawn here") }
    public class var hard: UIScrollEdgeEffect.Style { fatalError("Edges are not drawn here") }
  }
}
