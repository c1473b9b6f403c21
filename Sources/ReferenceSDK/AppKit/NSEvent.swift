// sdk: partial
open class NSEvent: NSObject, NSCopying, NSCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var type: NSEvent.EventType { .applicationDefined }
  open var modifierFlags: NSEvent.ModifierFlags { [] }
  open var timestamp: TimeInterval { 0 }
  open var windowNumber: Int { 0 }
  open var clickCount: Int { 0 }
  open var buttonNumber: Int { 0 }
  open var locationInWindow: NSPoint { .zero }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var magnification: CGFloat { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var isARepeat: Bool { false }
  open var keyCode: UInt16 { 0 }
  open weak var window: NSWindow? { nil }
  open class var mouseLocation: NSPoint { .zero }
  open class var modifierFlags: NSEvent.ModifierFlags { [] }
  open class var pressedMouseButtons: Int { 0 }
  open class var doubleClickInterval: TimeInterval { 0 }

  @discardableResult
  open class func addGlobalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  @discardableResult
  open class func addLocalMonitorForEvents(
    matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }

  open class func removeMonitor(_ eventMonitor: Any) {}

  // sdk: partial
  public enum EventType: UInt, Sendable, BitwiseCopyable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    case applicationDefined = 15
    case periodic = 16
    case cursorUpdate = 17
    case scrollWheel = 22
    case tabletPoint = 23
    case tabletProximity = 24
    case otherMouseDown = 25
    case otherMouseUp = 26
    case otherMouseDragged = 27
    case gesture = 29
    case magnify = 30
    case swipe = 31
    case rotate = 18
    case smartMagnify = 32
    case pressure = 34
  }

  // sdk: partial
  public struct EventTypeMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static var leftMouseDown: EventTypeMask { EventTypeMask(rawValue: 1 << 1) }
    public static var leftMouseUp: EventTypeMask { EventTypeMask(rawValue: 1 << 2) }
    public static var rightMouseDown: EventTypeMask { EventTypeMask(rawValue: 1 << 3) }
    public static var rightMouseUp: EventTypeMask { EventTypeMask(rawValue: 1 << 4) }
    public static var mouseMoved: EventTypeMask { EventTypeMask(rawValue: 1 << 5) }
    public static var leftMouseDragged: EventTypeMask { EventTypeMask(rawValue: 1 << 6) }
    public static var rightMouseDragged: EventTypeMask { EventTypeMask(rawValue: 1 << 7) }
    public static var mouseEntered: EventTypeMask { EventTypeMask(rawValue: 1 << 8) }
    public static var mouseExited: EventTypeMask { EventTypeMask(rawValue: 1 << 9) }
    public static var keyDown: EventTypeMask { EventTypeMask(rawValue: 1 << 10) }
    public static var keyUp: EventTypeMask { EventTypeMask(rawValue: 1 << 11) }
    public static var flagsChanged: EventTypeMask { EventTypeMask(rawValue: 1 << 12) }
    public static var appKitDefined: EventTypeMask { EventTypeMask(rawValue: 1 << 13) }
    public static var systemDefined: EventTypeMask { EventTypeMask(rawValue: 1 << 14) }
    public static var applicationDefined: EventTypeMask { EventTypeMask(rawValue: 1 << 15) }
    public static var periodic: EventTypeMask { EventTypeMask(rawValue: 1 << 16) }
    public static var cursorUpdate: EventTypeMask { EventTypeMask(rawValue: 1 << 17) }
    public static var scrollWheel: EventTypeMask { EventTypeMask(rawValue: 1 << 22) }
    public static var tabletPoint: EventTypeMask { EventTypeMask(rawValue: 1 << 23) }
    public static var tabletProximity: EventTypeMask { EventTypeMask(rawValue: 1 << 24) }
    public static var otherMouseDown: EventTypeMask { EventTypeMask(rawValue: 1 << 25) }
    public static var otherMouseUp: EventTypeMask { EventTypeMask(rawValue: 1 << 26) }
    public static var otherMouseDragged: EventTypeMask { EventTypeMask(rawValue: 1 << 27) }
    public static var gesture: EventTypeMask { EventTypeMask(rawValue: 1 << 29) }
    public static var magnify: EventTypeMask { EventTypeMask(rawValue: 1 << 30) }
    public static var swipe: EventTypeMask { EventTypeMask(rawValue: 1 << 31) }
    public static var rotate: EventTypeMask { EventTypeMask(rawValue: 1 << 18) }
    public static var smartMagnify: EventTypeMask { EventTypeMask(rawValue: 1 << 32) }
    public static var pressure: EventTypeMask { EventTypeMask(rawValue: 1 << 34) }
    public static var any: EventTypeMask { EventTypeMask(rawValue: .max) }
  }

  // sdk: partial
  public struct ModifierFlags: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var capsLock: ModifierFlags { ModifierFlags(rawValue: 1 << 16) }
    public static var shift: ModifierFlags { ModifierFlags(rawValue: 1 << 17) }
    public static var control: ModifierFlags { ModifierFlags(rawValue: 1 << 18) }
    public static var option: ModifierFlags { ModifierFlags(rawValue: 1 << 19) }
    public static var command: ModifierFlags { ModifierFlags(rawValue: 1 << 20) }
    public static var numericPad: ModifierFlags { ModifierFlags(rawValue: 1 << 21) }
    public static var help: ModifierFlags { ModifierFlags(rawValue: 1 << 22) }
    public static var function: ModifierFlags { ModifierFlags(rawValue: 1 << 23) }
    public static var deviceIndependentFlagsMask: ModifierFlags { ModifierFlags(rawValue: 0xffff_0000) }
  }

}

// sdk: partial
open class NSCursor: NSObject, NSSecureCoding {
  public init(image newImage: NSImage, hotSpot point: NSPoint) {
    image = newImage
    hotSpot = point
    super.init()
  }

  public required init(coder: NSCoder) {
    image = NSImage()
    hotSpot = .zero
    super.init()
  }

  public override convenience init() {
    self.init(image: NSImage(), hotSpot: .zero)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open private(set) var image: NSImage
  open private(set) var hotSpot: NSPoint
  open class var arrow: NSCursor { NSCursor() }
  open class var iBeam: NSCursor { NSCursor() }
  open class var pointingHand: NSCursor { NSCursor() }
  open class var closedHand: NSCursor { NSCursor() }
  open class var openHand: NSCursor { NSCursor() }
  open class var crosshair: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either columnResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeLeftRight: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either rowResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeUpDown: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either columnResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeLeft: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either columnResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeRight: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either rowResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeUp: NSCursor { NSCursor() }
  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "Use either rowResize(directions:) or frameResize(position:directions:) instead"
  )
  open class var resizeDown: NSCursor { NSCursor() }
  open class var operationNotAllowed: NSCursor { NSCursor() }
  open class var dragLink: NSCursor { NSCursor() }
  open class var dragCopy: NSCursor { NSCursor() }
  open class var contextualMenu: NSCursor { NSCursor() }
  open class var disappearingItem: NSCursor { NSCursor() }
  open class var current: NSCursor { NSCursor() }
  open class func hide() {}
  open class func unhide() {}
  open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  open class func pop() {}
  open func pop() {}
  open func push() {}
  open func set() {}
}

// sdk: partial
open class NSSound: NSObject, NSCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init?(named name: NSSound.Name) {
    self.init()
  }

  public typealias Name = String

  @discardableResult
  open func play() -> Bool { false }

  @discardableResult
  open func stop() -> Bool { false }
}

extension NSSound {
  public static func beep() {}
}
