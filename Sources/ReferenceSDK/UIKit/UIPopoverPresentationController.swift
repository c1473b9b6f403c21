// sdk: partial
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { nil }
    set {}
  }
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { nil }
    set {}
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  open var canOverlapSourceViewRect = false
  @available(iOS, introduced: 8.0, deprecated: 100000.0, renamed: "sourceItem")
  open var barButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins: UIEdgeInsets = .zero
  @available(iOS 15.0, *)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
  }
}

// sdk: complete
public struct UIPopoverArrowDirection: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

// sdk: partial
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

// Optional requirements.
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// What a popover can point at.
// sdk: partial
@available(iOS 16.0, *)
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 17.0, *)
extension UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { nil }
}

@available(iOS 16.0, *)
extension UIView: UIPopoverPresentationControllerSourceItem {}
@available(iOS 16.0, *)
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
@available(iOS 16.0, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
@available(iOS 16.0, *)
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
@available(iOS 18.0, *)
extension UITab: UIPopoverPresentationControllerSourceItem {}
