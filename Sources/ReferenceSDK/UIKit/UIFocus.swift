/// A branch of the view hierarchy that takes part in focus.
// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

// sdk: complete
public struct UIFocusHeading: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// What can have the focus.
// sdk: partial
@available(iOS 10.0, tvOS 10.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

/// What holds things that can have the focus.
// sdk: complete
@available(iOS 12.0, tvOS 12.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

// sdk: complete
@available(iOS 12.0, tvOS 12.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {}

@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
extension UIFocusEnvironment {
  public func contains(_ environment: any UIFocusEnvironment) -> Bool { false }
}

@available(iOS 10.0, tvOS 10.0, visionOS 1.0, *)
extension UIFocusItem {
  public var isFocused: Bool { false }
}
