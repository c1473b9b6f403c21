// sdk: partial
@MainActor @preconcurrency
open class UIEvent: NSObject {
  open var type: UIEvent.EventType { .touches }
  open var subtype: UIEvent.EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  @available(iOS 13.4, *)
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var allTouches: Set<UITouch>? { nil }

  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  @discardableResult
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  @discardableResult
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  // sdk: partial
  @available(iOS 13.4, tvOS 13.4, visionOS 1.0, *)
  public struct ButtonMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var primary: UIEvent.ButtonMask { UIEvent.ButtonMask(rawValue: 1) }
    public static var secondary: UIEvent.ButtonMask { UIEvent.ButtonMask(rawValue: 2) }
  }

  @available(iOS 13.4, tvOS 13.4, visionOS 1.0, *)
  open var buttonMask: UIEvent.ButtonMask { [] }

  // sdk: complete
  public enum EventType: Int, Sendable, BitwiseCopyable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    @available(iOS 13.4, *)
    case scroll = 10
    @available(iOS 13.4, *)
    case hover = 11
    @available(iOS 13.4, *)
    case transform = 14
  }

  // sdk: complete
  public enum EventSubtype: Int, Sendable, BitwiseCopyable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

// sdk: partial
open class UIPress: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
}

// sdk: partial
@MainActor @preconcurrency
open class UITouch: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var phase: UITouch.Phase { .began }
  open var tapCount: Int { 0 }
  open var type: UITouch.TouchType { .direct }
  open var majorRadius: CGFloat { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var view: UIView? { nil }

  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  // sdk: complete
  public enum Phase: Int, Sendable, BitwiseCopyable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    @available(iOS 13.4, *)
    case regionEntered = 5
    @available(iOS 13.4, *)
    case regionMoved = 6
    @available(iOS 13.4, *)
    case regionExited = 7
  }

  // sdk: complete
  public enum TouchType: Int, Sendable, BitwiseCopyable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    @available(iOS 13.4, *)
    case indirectPointer = 3

    public static var stylus: UITouch.TouchType { .pencil }
  }
}

// sdk: complete
public struct UIKeyModifierFlags: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

// sdk: partial
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var state: UIGestureRecognizer.State = .possible
  open var view: UIView? { nil }
  open var numberOfTouches: Int { 0 }
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  @available(iOS 13.4, *)
  open var modifierFlags: UIKeyModifierFlags { [] }
  @available(iOS 13.4, *)
  open var buttonMask: UIEvent.ButtonMask { [] }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // sdk: complete
  public enum State: Int, Sendable, BitwiseCopyable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: UIGestureRecognizer.State { .ended }
  }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  @available(iOS 13.4, *)
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

// Optional requirements.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  @available(iOS 13.4, *)
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

// sdk: partial
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

// sdk: partial
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  @discardableResult
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

// sdk: partial
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

// sdk: partial
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

// sdk: partial
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

// sdk: partial
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

// sdk: partial
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired = 1
  open var direction: UISwipeGestureRecognizer.Direction = .right

  // sdk: complete
  public struct Direction: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}
