// sdk: partial
@MainActor
open class NSWindow: NSResponder {
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
  }

  open var title = ""
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var isVisible: Bool { false }
  open var isKeyWindow: Bool { false }
  open var isMainWindow: Bool { false }
  open var frame: NSRect { .zero }
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false

  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func close() {}
  open func center() {}
  open func performClose(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}

  nonisolated public static let didBecomeKeyNotification = Notification.Name("didBecomeKey")
  nonisolated public static let didResignKeyNotification = Notification.Name("didResignKey")
  nonisolated public static let willCloseNotification = Notification.Name("willClose")
}

// sdk: partial
open class NSScreen: NSObject {
  open class var main: NSScreen? { nil }
  open class var screens: [NSScreen] { [] }

  open var frame: NSRect { .zero }
  open var visibleFrame: NSRect { .zero }
}
