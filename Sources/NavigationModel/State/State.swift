/// Everything that changes while an app runs.
public struct State: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    case active, background, notRunning
  }

  public var device: Device
  public var phase: Phase
  public var isSignedIn: Bool
  public var windows: [Window]
  /// The window to which events go, an index of ``windows``.
  public var focus: Int
  public var records: [Record]
  public var saved: [SavedScene]
  /// A link that waits for somebody to sign in.
  public var heldLink: Name?

  /// The first launch: one window at its root, nothing saved, every record of the app there.
  public init(of app: AppDescription, on device: Device, window: Name = 0, isSignedIn: Bool = true) {
    let needsSignIn = app.policies.signIn != .none
    self.device = device
    phase = .active
    self.isSignedIn = isSignedIn || !needsSignIn
    let root: Window.Root = self.isSignedIn ? .app : .signIn
    windows = [Window(window, of: app, sizeClass: device.usualSizeClass, root: root)]
    focus = 0
    records = app.records.map { Record($0) }
    saved = []
    heldLink = nil
  }

  /// The window to which events go.
  public var window: Window? {
    windows.indices.contains(focus) ? windows[focus] : nil
  }

  func record(_ name: Name) -> Record? {
    records.first { $0.name == name }
  }

  /// Whether a route's record is known to be gone or out of reach. A route without a record lacks nothing.
  func isUnavailable(_ route: Route) -> Bool {
    guard let name = route.record else { return false }
    return record(name)?.condition != .available
  }
}
