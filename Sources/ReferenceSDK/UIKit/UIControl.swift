// sdk: partial
@MainActor @preconcurrency
open class UIControl: UIView {
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: UIControl.State { .normal }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { .left }
  @available(iOS 14.0, *)
  open var isContextMenuInteractionEnabled: Bool {
    get { false }
    set {}
  }
  @available(iOS 14.0, *)
  open var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }
  @available(iOS 15.0, *)
  open var toolTip: String? {
    get { nil }
    set {}
  }

  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: UIControl.Event { [] }
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { nil }
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
  @available(iOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  @available(iOS 14.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  @available(iOS 14.0, *)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  @available(iOS 14.0, *)
  open func sendAction(_ action: UIAction) {}
  open func sendActions(for controlEvents: UIControl.Event) {}
  @available(iOS 17.4, *)
  open func performPrimaryAction() {}
  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled: Bool {
    get { false }
    set {}
  }

  // sdk: complete
  public struct Event: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    @available(iOS 14.0, *)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xfff)
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    public static let applicationReserved = Event(rawValue: 0xf00_0000)
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  // sdk: complete
  public struct State: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: UIControl.State { [] }
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xff_0000)
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  // sdk: complete
  public enum ContentVerticalAlignment: Int, Sendable, BitwiseCopyable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  // sdk: complete
  public enum ContentHorizontalAlignment: Int, Sendable, BitwiseCopyable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

@available(iOS 14.0, *)
extension UIControl {
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {}
}

// sdk: partial
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  @available(iOS 14.0, *)
  open var title: String? {
    get { nil }
    set {}
  }
  @available(iOS 14.0, *)
  open var style: UISwitch.Style { .sliding }
  @available(iOS 14.0, *)
  open var preferredStyle: UISwitch.Style {
    get { .automatic }
    set {}
  }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // sdk: complete
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

@available(iOS 26.0, *)
extension UISlider {
  public var trackConfiguration: UISlider.TrackConfiguration? {
    get { nil }
    set {}
  }

  // sdk: complete
  public struct TrackConfiguration: Hashable {
    // sdk: complete
    public struct Tick: Hashable {
      public let position: Float
      public var title: String?
      public var image: UIImage?
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    public let ticks: [UISlider.TrackConfiguration.Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange, ticks: [])
    }
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
  }

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {}
  open func removeSegment(at segment: Int, animated: Bool) {}
  open func removeAllSegments() {}
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  @discardableResult
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open var numberOfSegments: Int { 0 }
  open var selectedSegmentIndex = -1
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  @discardableResult
  open func titleForSegment(at segment: Int) -> String? { nil }
}

// sdk: partial
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  public init() {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isRefreshing: Bool { false }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

// sdk: partial
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
