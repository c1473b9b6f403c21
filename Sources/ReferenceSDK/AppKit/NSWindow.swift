// sdk: partial
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    backingType = backingStoreType
    super.init()
  }

  public convenience init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("Windows are not decoded")
  }

  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }

  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }

  // Titles.
  open var title = ""

  @available(macOS 11.0, *)
  open var subtitle: String {
    get { "" }
    set {}
  }

  open var titleVisibility: NSWindow.TitleVisibility = .visible
  open var titlebarAppearsTransparent = false

  @available(macOS 11.0, *)
  open var toolbarStyle: NSWindow.ToolbarStyle {
    get { .automatic }
    set {}
  }

  @available(macOS 11.0, *)
  open var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
    get { .automatic }
    set {}
  }

  open var representedURL: URL?
  open var representedFilename = ""
  open var isExcludedFromWindowsMenu = false
  open var isDocumentEdited = false
  open var toolbar: NSToolbar?
  open func toggleToolbarShown(_ sender: Any?) {}
  open func runToolbarCustomizationPalette(_ sender: Any?) {}

  // Content.
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open weak var delegate: (any NSWindowDelegate)?
  open weak var windowController: NSWindowController?
  open var contentLayoutRect: NSRect { .zero }
  open var contentLayoutGuide: Any? { nil }
  open var styleMask: NSWindow.StyleMask
  open var backingType: NSWindow.BackingStoreType
  open var windowNumber: Int { 0 }
  open var identifier: NSUserInterfaceItemIdentifier?
  open var backgroundColor: NSColor!
  open var isOpaque = true
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open func invalidateShadow() {}
  @discardableResult
  open class func standardWindowButton(_ b: NSWindow.ButtonType, for styleMask: NSWindow.StyleMask) -> NSButton? { nil }
  @discardableResult
  open func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton? { nil }

  // Frames.
  open var frame: NSRect { .zero }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {}
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {}
  open func setContentSize(_ size: NSSize) {}
  open func setFrameOrigin(_ point: NSPoint) {}
  open func setFrameTopLeftPoint(_ point: NSPoint) {}

  @discardableResult
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint { topLeftPoint }

  @discardableResult
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  @discardableResult
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open var minSize: NSSize = .zero
  open var maxSize: NSSize = .zero
  open var contentMinSize: NSSize = .zero
  open var contentMaxSize: NSSize = .zero
  open var minFullScreenContentSize: NSSize = .zero
  open var maxFullScreenContentSize: NSSize = .zero
  open var resizeIncrements: NSSize = .zero
  open var aspectRatio: NSSize = .zero
  open var contentAspectRatio: NSSize = .zero
  open var frameAutosaveName: NSWindow.FrameAutosaveName { "" }

  @discardableResult
  open func setFrameAutosaveName(_ name: NSWindow.FrameAutosaveName) -> Bool { true }

  @discardableResult
  open func setFrameUsingName(_ name: NSWindow.FrameAutosaveName) -> Bool { true }

  open func saveFrame(usingName name: NSWindow.FrameAutosaveName) {}
  open var inLiveResize: Bool { false }
  open var backingScaleFactor: CGFloat { 2 }
  @discardableResult
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  @discardableResult
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
  @discardableResult
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  @discardableResult
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
  open func layoutIfNeeded() {}
  open func displayIfNeeded() {}
  open func display() {}

  // Order and state.
  open var isVisible: Bool { false }
  open var isKeyWindow: Bool { false }
  open var isMainWindow: Bool { false }
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var worksWhenModal: Bool { false }
  open func makeKey() {}
  open func makeMain() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderBack(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func order(_ place: NSWindow.OrderingMode, relativeTo otherWin: Int) {}
  open func orderFrontRegardless() {}
  open func center() {}
  open func close() {}
  open func performClose(_ sender: Any?) {}
  open var isReleasedWhenClosed = true
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func performMiniaturize(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func performZoom(_ sender: Any?) {}
  open var isZoomed: Bool { false }
  open var isMiniaturized: Bool { false }
  open func toggleFullScreen(_ sender: Any?) {}
  open var isMovable = true
  open var isMovableByWindowBackground = false
  open var hidesOnDeactivate = false
  open var canHide = true
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var level: NSWindow.Level = .normal
  open var collectionBehavior: NSWindow.CollectionBehavior = []
  open var animationBehavior: NSWindow.AnimationBehavior = .default
  open var sharingType: NSWindow.SharingType = .readOnly
  open var isOnActiveSpace: Bool { true }
  open var occlusionState: NSWindow.OcclusionState { [] }
  open var screen: NSScreen? { nil }
  open var isRestorable = true
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance() }

  // Responders.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }

  open weak var firstResponder: NSResponder? { nil }
  open weak var initialFirstResponder: NSView?
  open func sendEvent(_ event: NSEvent) {}
  open func performDrag(with event: NSEvent) {}

  // Sheets and children.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}

  @discardableResult
  open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse { .OK }

  open func beginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  open func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  open var sheets: [NSWindow] { [] }
  open var attachedSheet: NSWindow? { nil }
  open var isSheet: Bool { false }
  open var sheetParent: NSWindow? { nil }
  open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode) {}
  open func removeChildWindow(_ childWin: NSWindow) {}
  open var childWindows: [NSWindow]? { nil }
  open weak var parent: NSWindow?

  // Tabs.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { true }
    set {}
  }

  open class var userTabbingPreference: NSWindow.UserTabbingPreference { .manual }
  open var tabbingMode: NSWindow.TabbingMode = .automatic
  open var tabbingIdentifier: NSWindow.TabbingIdentifier = ""
  open func selectNextTab(_ sender: Any?) {}
  open func selectPreviousTab(_ sender: Any?) {}
  open func moveTabToNewWindow(_ sender: Any?) {}
  open func mergeAllWindows(_ sender: Any?) {}
  open func toggleTabBar(_ sender: Any?) {}
  open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode) {}
  open var tabbedWindows: [NSWindow]? { nil }

  nonisolated public static let didBecomeKeyNotification = Notification.Name("didBecomeKey")
  nonisolated public static let didBecomeMainNotification = Notification.Name("didBecomeMain")
  nonisolated public static let didResignKeyNotification = Notification.Name("didResignKey")
  nonisolated public static let didResignMainNotification = Notification.Name("didResignMain")
  nonisolated public static let didMoveNotification = Notification.Name("didMove")
  nonisolated public static let didResizeNotification = Notification.Name("didResize")
  nonisolated public static let didMiniaturizeNotification = Notification.Name("didMiniaturize")
  nonisolated public static let didDeminiaturizeNotification = Notification.Name("didDeminiaturize")
  nonisolated public static let willCloseNotification = Notification.Name("willClose")
  nonisolated public static let didEnterFullScreenNotification = Notification.Name("didEnterFullScreen")
  nonisolated public static let didExitFullScreenNotification = Notification.Name("didExitFullScreen")
  nonisolated public static let willEnterFullScreenNotification = Notification.Name("willEnterFullScreen")
  nonisolated public static let willExitFullScreenNotification = Notification.Name("willExitFullScreen")
}

extension NSWindow {
  public typealias FrameAutosaveName = String
  public typealias TabbingIdentifier = String

  // sdk: complete
  public struct StyleMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var borderless: StyleMask { [] }
    public static var titled: StyleMask { StyleMask(rawValue: 1 << 0) }
    public static var closable: StyleMask { StyleMask(rawValue: 1 << 1) }
    public static var miniaturizable: StyleMask { StyleMask(rawValue: 1 << 2) }
    public static var resizable: StyleMask { StyleMask(rawValue: 1 << 3) }
    public static var utilityWindow: StyleMask { StyleMask(rawValue: 1 << 4) }
    public static var docModalWindow: StyleMask { StyleMask(rawValue: 1 << 6) }
    public static var nonactivatingPanel: StyleMask { StyleMask(rawValue: 1 << 7) }
    @available(macOS, introduced: 10.2, deprecated: 11.0, message: "Textured window style should no longer be used")
    public static var texturedBackground: StyleMask { StyleMask(rawValue: 1 << 8) }
    public static var unifiedTitleAndToolbar: StyleMask { StyleMask(rawValue: 1 << 12) }
    public static var hudWindow: StyleMask { StyleMask(rawValue: 1 << 13) }
    public static var fullScreen: StyleMask { StyleMask(rawValue: 1 << 14) }
    public static var fullSizeContentView: StyleMask { StyleMask(rawValue: 1 << 15) }
  }

  // sdk: complete
  public struct CollectionBehavior: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var canJoinAllSpaces: CollectionBehavior { CollectionBehavior(rawValue: 1 << 0) }
    public static var moveToActiveSpace: CollectionBehavior { CollectionBehavior(rawValue: 1 << 1) }
    public static var managed: CollectionBehavior { CollectionBehavior(rawValue: 1 << 2) }
    public static var transient: CollectionBehavior { CollectionBehavior(rawValue: 1 << 3) }
    public static var stationary: CollectionBehavior { CollectionBehavior(rawValue: 1 << 4) }
    public static var participatesInCycle: CollectionBehavior { CollectionBehavior(rawValue: 1 << 5) }
    public static var ignoresCycle: CollectionBehavior { CollectionBehavior(rawValue: 1 << 6) }
    public static var fullScreenPrimary: CollectionBehavior { CollectionBehavior(rawValue: 1 << 7) }
    public static var fullScreenAuxiliary: CollectionBehavior { CollectionBehavior(rawValue: 1 << 8) }
    public static var fullScreenNone: CollectionBehavior { CollectionBehavior(rawValue: 1 << 9) }
    public static var fullScreenAllowsTiling: CollectionBehavior { CollectionBehavior(rawValue: 1 << 11) }
    public static var fullScreenDisallowsTiling: CollectionBehavior { CollectionBehavior(rawValue: 1 << 12) }
    @available(macOS 13.0, *)
    public static var primary: CollectionBehavior { CollectionBehavior(rawValue: 1 << 16) }
    @available(macOS 13.0, *)
    public static var auxiliary: CollectionBehavior { CollectionBehavior(rawValue: 1 << 17) }
    @available(macOS 13.0, *)
    public static var canJoinAllApplications: CollectionBehavior { CollectionBehavior(rawValue: 1 << 18) }
  }

  // sdk: complete
  public struct OcclusionState: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var visible: OcclusionState { OcclusionState(rawValue: 1 << 1) }
  }

  // sdk: complete
  public enum TitleVisibility: Int, Sendable, BitwiseCopyable {
    case visible = 0
    case hidden = 1
  }

  // sdk: complete
  @available(macOS 11.0, *)
  public enum ToolbarStyle: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case expanded = 1
    case preference = 2
    case unified = 3
    case unifiedCompact = 4
  }

  // sdk: complete
  public enum TabbingMode: Int, Sendable, BitwiseCopyable {
    case automatic = 0
    case preferred = 1
    case disallowed = 2
  }

  // sdk: complete
  public enum UserTabbingPreference: Int, Sendable, BitwiseCopyable {
    case manual = 0
    case always = 1
    case inFullScreen = 2
  }

  // sdk: complete
  public enum AnimationBehavior: Int, Sendable, BitwiseCopyable {
    case `default` = 0
    case none = 2
    case documentWindow = 3
    case utilityWindow = 4
    case alertPanel = 5
  }

  // sdk: partial
  public enum SharingType: UInt, Sendable, BitwiseCopyable {
    case none = 0
    case readOnly = 1
  }

  // sdk: complete
  public enum ButtonType: UInt, Sendable, BitwiseCopyable {
    case closeButton = 0
    case miniaturizeButton = 1
    case zoomButton = 2
    case toolbarButton = 3
    case documentIconButton = 4
    case documentVersionsButton = 6
  }

  // sdk: partial
  public enum BackingStoreType: UInt, Sendable, BitwiseCopyable {
    case buffered = 2
  }

  // sdk: complete
  public enum OrderingMode: Int, Sendable, BitwiseCopyable {
    case above = 1
    case below = -1
    case out = 0
  }

  // sdk: complete
  public struct Level: Hashable, RawRepresentable, _AppKitKitNumericRawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let submenu = Level(rawValue: 3)
    public static let tornOffMenu = Level(rawValue: 3)
    public static let mainMenu = Level(rawValue: 24)
    public static let statusBar = Level(rawValue: 25)
    public static let modalPanel = Level(rawValue: 8)
    public static let popUpMenu = Level(rawValue: 101)
    public static let screenSaver = Level(rawValue: 1000)
  }

}

// sdk: complete
@available(macOS 11.0, *)
public enum NSTitlebarSeparatorStyle: Int, Sendable, BitwiseCopyable {
  case automatic = 0
  case none = 1
  case line = 2
  case shadow = 3
}
