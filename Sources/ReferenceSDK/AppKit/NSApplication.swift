// sdk: partial
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  open class var shared: NSApplication { NSApplication() }

  open weak var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var isActive: Bool { false }

  open var isHidden: Bool { false }
  open var isRunning: Bool { false }
  open var currentEvent: NSEvent? { nil }
  open var modalWindow: NSWindow? { nil }
  open var orderedWindows: [NSWindow] { [] }
  open var mainMenu: NSMenu?
  open var helpMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var applicationIconImage: NSImage!
  open var dockTile: NSDockTile { NSDockTile() }
  open var presentationOptions: NSApplication.PresentationOptions = []
  open var occlusionState: NSApplication.OcclusionState { [] }
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var isFullKeyboardAccessEnabled: Bool { false }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }

  open func run() {}
  open func stop(_ sender: Any?) {}
  open func finishLaunching() {}
  open func deactivate() {}
  open func terminate(_ sender: Any?) {}
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  open func hide(_ sender: Any?) {}
  open func unhide(_ sender: Any?) {}
  open func unhideWithoutActivation() {}
  open func hideOtherApplications(_ sender: Any?) {}
  open func unhideAllApplications(_ sender: Any?) {}
  open func arrangeInFront(_ sender: Any?) {}
  open func miniaturizeAll(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options optionsDictionary: [NSApplication.AboutPanelOptionKey: Any] = [:]) {}
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  @discardableResult
  open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
  open func sendEvent(_ event: NSEvent) {}
  @discardableResult
  open func activationPolicy() -> NSApplication.ActivationPolicy { .regular }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }

  @discardableResult
  open func runModal(for window: NSWindow) -> NSApplication.ModalResponse { .stop }

  open func stopModal() {}
  open func stopModal(withCode returnCode: NSApplication.ModalResponse) {}
  open func abortModal() {}

  @discardableResult
  open func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int { 0 }

  open func cancelUserAttentionRequest(_ request: Int) {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}

  @available(
    macOS, introduced: 10.0, deprecated: 100000.0,
    message: "This method will be deprecated in a future release. Use NSApp.activate instead."
  )
  open func activate(ignoringOtherApps flag: Bool) {}

  @available(macOS 14.0, *)
  open func activate() {}

  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool {
    false
  }

  // sdk: complete
  public enum ActivationPolicy: Int, Sendable, BitwiseCopyable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }

  // sdk: complete
  public enum TerminateReply: UInt, Sendable, BitwiseCopyable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }

  // sdk: complete
  public enum RequestUserAttentionType: UInt, Sendable, BitwiseCopyable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  // sdk: complete
  public struct PresentationOptions: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var autoHideDock: PresentationOptions { PresentationOptions(rawValue: 1 << 0) }
    public static var hideDock: PresentationOptions { PresentationOptions(rawValue: 1 << 1) }
    public static var autoHideMenuBar: PresentationOptions { PresentationOptions(rawValue: 1 << 2) }
    public static var hideMenuBar: PresentationOptions { PresentationOptions(rawValue: 1 << 3) }
    public static var disableAppleMenu: PresentationOptions { PresentationOptions(rawValue: 1 << 4) }
    public static var disableProcessSwitching: PresentationOptions { PresentationOptions(rawValue: 1 << 5) }
    public static var disableForceQuit: PresentationOptions { PresentationOptions(rawValue: 1 << 6) }
    public static var disableSessionTermination: PresentationOptions { PresentationOptions(rawValue: 1 << 7) }
    public static var disableHideApplication: PresentationOptions { PresentationOptions(rawValue: 1 << 8) }
    public static var disableMenuBarTransparency: PresentationOptions { PresentationOptions(rawValue: 1 << 9) }
    public static var fullScreen: PresentationOptions { PresentationOptions(rawValue: 1 << 10) }
    public static var autoHideToolbar: PresentationOptions { PresentationOptions(rawValue: 1 << 11) }
    public static var disableCursorLocationAssistance: PresentationOptions { PresentationOptions(rawValue: 1 << 12) }
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
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let stop = ModalResponse(rawValue: -1000)
    public static let abort = ModalResponse(rawValue: -1001)
    public static let `continue` = ModalResponse(rawValue: -1002)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  // sdk: complete
  public struct AboutPanelOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }

  nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  nonisolated public static let didResignActiveNotification = Notification.Name("didResignActive")
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  nonisolated public static let didHideNotification = Notification.Name("didHide")
  nonisolated public static let didUnhideNotification = Notification.Name("didUnhide")
  nonisolated public static let willBecomeActiveNotification = Notification.Name("willBecomeActive")
  nonisolated public static let willResignActiveNotification = Notification.Name("willResignActive")
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name("didChangeScreenParameters")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
}

@MainActor @preconcurrency
public var NSApp: NSApplication! = NSApplication.shared

// sdk: partial
public protocol NSApplicationDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func applicationWillFinishLaunching(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidFinishLaunching(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidBecomeActive(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationWillBecomeActive(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationWillResignActive(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidResignActive(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidHide(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidUnhide(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationDidChangeScreenParameters(_ notification: Notification)
  @available(macOS 12.0, *)
  @MainActor @preconcurrency
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  @MainActor @preconcurrency
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  @MainActor @preconcurrency
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  @MainActor @preconcurrency
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  @MainActor @preconcurrency
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  @MainActor @preconcurrency
  func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  @MainActor @preconcurrency
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  @MainActor @preconcurrency
  func applicationWillTerminate(_ notification: Notification)
  @MainActor @preconcurrency
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  @MainActor @preconcurrency
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  @MainActor @preconcurrency
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  @MainActor @preconcurrency
  func application(_ application: NSApplication, open urls: [URL])
}

// Optional requirements.
extension NSApplicationDelegate {
  public static func main() {}
  @MainActor @preconcurrency
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidBecomeActive(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationWillBecomeActive(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationWillResignActive(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidResignActive(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidHide(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidUnhide(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  @available(macOS 12.0, *)
  @MainActor @preconcurrency
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
  @MainActor @preconcurrency
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  @MainActor @preconcurrency
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  @MainActor @preconcurrency
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  @MainActor @preconcurrency
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  @MainActor @preconcurrency
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  @MainActor @preconcurrency
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
  @MainActor @preconcurrency
  public func applicationWillTerminate(_ notification: Notification) {}
  @MainActor @preconcurrency
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  @MainActor @preconcurrency
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  @MainActor @preconcurrency
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  @MainActor @preconcurrency
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

// sdk: partial
open class NSDockTile: NSObject {
  open var badgeLabel: String?
  open var showsApplicationBadge = true
  open var contentView: NSView?
  open var size: NSSize { .zero }
  open func display() {}
}

// sdk: partial
open class NSRunningApplication: NSObject, @unchecked Sendable {
  open class var current: NSRunningApplication { NSRunningApplication() }
  @discardableResult
  open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
  open var bundleIdentifier: String? { nil }
  open var localizedName: String? { nil }
  open var isActive: Bool { false }
  open var isHidden: Bool { false }

  @discardableResult
  open func hide() -> Bool { false }

  @discardableResult
  open func terminate() -> Bool { false }
}
