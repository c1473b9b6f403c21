// sdk: partial
@MainActor
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open override var worksWhenModal: Bool {
    get { false }
    set {}
  }
}

// sdk: partial
public protocol NSWindowDelegate: NSObjectProtocol {
  @MainActor
  func windowShouldClose(_ sender: NSWindow) -> Bool
  @MainActor
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  @MainActor
  func windowDidResize(_ notification: Notification)
  @MainActor
  func windowDidMove(_ notification: Notification)
  @MainActor
  func windowDidBecomeKey(_ notification: Notification)
  @MainActor
  func windowDidResignKey(_ notification: Notification)
  @MainActor
  func windowDidBecomeMain(_ notification: Notification)
  @MainActor
  func windowDidResignMain(_ notification: Notification)
  @MainActor
  func windowWillClose(_ notification: Notification)
  @MainActor
  func windowDidMiniaturize(_ notification: Notification)
  @MainActor
  func windowDidDeminiaturize(_ notification: Notification)
  @MainActor
  func windowWillEnterFullScreen(_ notification: Notification)
  @MainActor
  func windowDidEnterFullScreen(_ notification: Notification)
  @MainActor
  func windowWillExitFullScreen(_ notification: Notification)
  @MainActor
  func windowDidExitFullScreen(_ notification: Notification)
  @MainActor
  func windowDidChangeScreen(_ notification: Notification)
}

// Optional requirements.
extension NSWindowDelegate {
  @MainActor
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  @MainActor
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  @MainActor
  public func windowDidResize(_ notification: Notification) {}
  @MainActor
  public func windowDidMove(_ notification: Notification) {}
  @MainActor
  public func windowDidBecomeKey(_ notification: Notification) {}
  @MainActor
  public func windowDidResignKey(_ notification: Notification) {}
  @MainActor
  public func windowDidBecomeMain(_ notification: Notification) {}
  @MainActor
  public func windowDidResignMain(_ notification: Notification) {}
  @MainActor
  public func windowWillClose(_ notification: Notification) {}
  @MainActor
  public func windowDidMiniaturize(_ notification: Notification) {}
  @MainActor
  public func windowDidDeminiaturize(_ notification: Notification) {}
  @MainActor
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  @MainActor
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  @MainActor
  public func windowWillExitFullScreen(_ notification: Notification) {}
  @MainActor
  public func windowDidExitFullScreen(_ notification: Notification) {}
  @MainActor
  public func windowDidChangeScreen(_ notification: Notification) {}
}

// sdk: partial
@MainActor
open class NSWindowController: NSResponder {
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(window: nil)
  }

  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
  }

  open var window: NSWindow?
  open var contentViewController: NSViewController?
  open var windowNibName: NSNib.Name? { nil }
  open var windowFrameAutosaveName: NSWindow.FrameAutosaveName = ""
  open var shouldCascadeWindows = true
  open var shouldCloseDocument = false
  open var isWindowLoaded: Bool { false }
  open func windowWillLoad() {}
  open func windowDidLoad() {}
  open func loadWindow() {}
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}
