// sdk: partial
@MainActor @preconcurrency
open class NSView: NSResponder {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
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

  // Geometry.
  open var frame: NSRect
  open var bounds: NSRect
  open func setFrameOrigin(_ newOrigin: NSPoint) {}
  open func setFrameSize(_ newSize: NSSize) {}
  open func setBoundsSize(_ newSize: NSSize) {}
  open var isFlipped: Bool { false }
  open var autoresizesSubviews = true
  open var autoresizingMask: NSView.AutoresizingMask = []
  open var visibleRect: NSRect { .zero }
  @discardableResult
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  @discardableResult
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  @discardableResult
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { size }
  @discardableResult
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
  @discardableResult
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
  @discardableResult
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  @discardableResult
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  @discardableResult
  open func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { false }

  // Hierarchy.
  open private(set) var superview: NSView?
  open var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  @discardableResult
  open func isDescendant(of view: NSView) -> Bool { false }

  open func addSubview(_ view: NSView) {
    subviews.append(view)
    view.superview = self
  }

  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    addSubview(view)
  }

  open func replaceSubview(_ oldView: NSView, with newView: NSView) {}

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func didAddSubview(_ subview: NSView) {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  @discardableResult
  open func viewWithTag(_ tag: Int) -> NSView? { nil }
  open var tag: Int { 0 }
  open var enclosingScrollView: NSScrollView? { nil }

  // Display.
  open var isHidden = false
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden }
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  open var needsDisplay = false
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  open func display() {}
  open func draw(_ dirtyRect: NSRect) {}
  open var isOpaque: Bool { false }
  open var canDrawConcurrently = false
  open var inLiveResize: Bool { false }
  open func viewWillStartLiveResize() {}
  open func viewDidEndLiveResize() {}
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection = .leftToRight
  open var clipsToBounds = false

  // Events.
  @discardableResult
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { true }
  open var canBecomeKeyView: Bool { false }
  open weak var nextKeyView: NSView?
  open var trackingAreas: [NSTrackingArea] { [] }
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  @discardableResult
  open func menu(for event: NSEvent) -> NSMenu? { nil }
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}

  // Layout.
  open var translatesAutoresizingMaskIntoConstraints = true
  open var intrinsicContentSize: NSSize { .zero }
  open var fittingSize: NSSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open var needsLayout = false
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open var needsUpdateConstraints = false
  open func updateConstraints() {}
  open var constraints: [NSLayoutConstraint] { [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  open func addLayoutGuide(_ guide: NSLayoutGuide) {}
  open func removeLayoutGuide(_ guide: NSLayoutGuide) {}

  @available(macOS 11.0, *)
  open var safeAreaLayoutGuide: NSLayoutGuide { NSLayoutGuide() }

  @available(macOS 11.0, *)
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }

  @available(macOS 11.0, *)
  open var layoutMarginsGuide: NSLayoutGuide { NSLayoutGuide() }

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

  nonisolated public class var noIntrinsicMetric: CGFloat { -1 }

  // sdk: complete
  public struct AutoresizingMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var none: AutoresizingMask { [] }
    public static var minXMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    public static var width: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    public static var maxXMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    public static var minYMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    public static var height: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    public static var maxYMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
  }

  nonisolated public static let frameDidChangeNotification = Notification.Name("frameDidChange")
  nonisolated public static let boundsDidChangeNotification = Notification.Name("boundsDidChange")
}

// sdk: complete
public enum NSUserInterfaceLayoutDirection: Int, Sendable, BitwiseCopyable {
  case leftToRight = 0
  case rightToLeft = 1
}

// sdk: complete
public enum NSUserInterfaceLayoutOrientation: Int, Sendable, BitwiseCopyable {
  case horizontal = 0
  case vertical = 1
}

// sdk: complete
public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

}

// sdk: complete
open class NSTrackingArea: NSObject, NSCopying, NSCoding {
  public override init() {
    super.init()
  }

  public init(
    rect: NSRect, options: NSTrackingArea.Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var rect: NSRect { .zero }
  open var options: NSTrackingArea.Options { [] }
  open weak var owner: AnyObject? { nil }
  open var userInfo: [AnyHashable: Any]? { nil }

  // sdk: complete
  public struct Options: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var mouseEnteredAndExited: Options { Options(rawValue: 1 << 0) }
    public static var mouseMoved: Options { Options(rawValue: 1 << 1) }
    public static var cursorUpdate: Options { Options(rawValue: 1 << 2) }
    public static var activeWhenFirstResponder: Options { Options(rawValue: 1 << 4) }
    public static var activeInKeyWindow: Options { Options(rawValue: 1 << 5) }
    public static var activeInActiveApp: Options { Options(rawValue: 1 << 6) }
    public static var activeAlways: Options { Options(rawValue: 1 << 7) }
    public static var assumeInside: Options { Options(rawValue: 1 << 8) }
    public static var inVisibleRect: Options { Options(rawValue: 1 << 9) }
    public static var enabledDuringMouseDrag: Options { Options(rawValue: 1 << 10) }
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject, @preconcurrency NSCoding {
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open weak var target: AnyObject?
  open var action: Selector?
  open var state: NSGestureRecognizer.State = .possible
  open var isEnabled = true
  open var view: NSView? { nil }
  @discardableResult
  open func location(in view: NSView?) -> NSPoint { .zero }

  // sdk: partial
  public enum State: Int, Sendable, BitwiseCopyable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: State { .ended }
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
  open var buttonMask = 1
}

// sdk: partial
open class NSAppearance: NSObject, NSSecureCoding {
  public init?(appearanceNamed name: NSAppearance.Name, bundle: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  public override convenience init() {
    self.init(appearanceNamed: .aqua, bundle: nil)!
  }

  public convenience init?(named name: NSAppearance.Name) {
    self.init(appearanceNamed: name, bundle: nil)
  }

  open var name: NSAppearance.Name { .aqua }
  @available(macOS 11.0, *)
  @discardableResult
  open class func currentDrawing() -> NSAppearance { NSAppearance() }
  @discardableResult
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { nil }

  // sdk: complete
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(rawValue: "NSAppearanceNameAccessibilityVibrantDark")
  }

}

// sdk: partial
open class NSNib: NSObject, NSCoding {
  public override init() {
    super.init()
  }

  public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  public typealias Name = String
}
