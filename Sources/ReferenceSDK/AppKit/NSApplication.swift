// sdk: partial
@MainActor
open class NSApplication: NSResponder {
  open class var shared: NSApplication { NSApplication() }

  open var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var isActive: Bool { false }

  open func terminate(_ sender: Any?) {}
  open func hide(_ sender: Any?) {}
  open func activate(ignoringOtherApps flag: Bool) {}

  @available(macOS 14.0, *)
  open func activate() {}

  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool {
    false
  }

  // sdk: complete
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }

  // sdk: complete
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  nonisolated public static let didResignActiveNotification = Notification.Name("didResignActive")
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
}

@MainActor
public var NSApp: NSApplication! = NSApplication.shared

// sdk: partial
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
}

// Optional requirements.
extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}
