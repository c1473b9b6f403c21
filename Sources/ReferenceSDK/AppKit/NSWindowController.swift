// sdk: partial
@MainActor @preconcurrency
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
  @MainActor @preconcurrency
  func windowShouldClose(_ sender: NSWindow) -> Bool
  @MainActor @preconcurrency
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  @MainActor @preconcurrency
  func windowDidResize(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidMove(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidBecomeKey(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidResignKey(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidBecomeMain(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidResignMain(_ notification: Notification)
  @MainActor @preconcurrency
  func windowWillClose(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidMiniaturize(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidDeminiaturize(_ notification: Notification)
  @MainActor @preconcurrency
  func windowWillEnterFullScreen(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidEnterFullScreen(_ notification: Notification)
  @MainActor @preconcurrency
  func windowWillExitFullScreen(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidExitFullScreen(_ notification: Notification)
  @MainActor @preconcurrency
  func windowDidChangeScreen(_ notification: Notification)
}

// Optional requirements.
extension NSWindowDelegate {
  @MainActor @preconcurrency
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  @MainActor @preconcurrency
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  @MainActor @preconcurrency
  public func windowDidResize(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidMove(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidBecomeKey(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidResignKey(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidBecomeMain(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidResignMain(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowWillClose(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidMiniaturize(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidDeminiaturize(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowWillExitFullScreen(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidExitFullScreen(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func windowDidChangeScreen(_ notification: Notification) {}
}

// sdk: partial
@MainActor @preconcurrency
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
