/// A window (Apple: a scene) with all of its navigation.
public struct Window: Hashable, Sendable {
  /// What stands at the root.
  public enum Root: UInt8, Hashable, Sendable, CaseIterable {
    case signIn, app
  }

  /// How far bringing the saved state back has come.
  public enum Restoration: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing was saved.
    case none
    /// Something is saved, and nobody has begun to bring it back.
    case pending
    case running
    /// Brought back, or refused.
    case done
  }

  public var name: Name
  public var sizeClass: SizeClass
  public var root: Root
  /// Whether the sign-in screen still lives below the app (``Policies/SignIn/presentedOver``).
  public var hidesSignIn: Bool
  public var tab: Name?
  /// One for each tab, one for a stack or a detail column that has one.
  public var stacks: [Stack]
  public var split: SplitState?
  /// What is presented, the topmost last.
  public var layers: [Layer]
  /// What waits to be presented, the next one first.
  public var queue: [Layer]
  /// Whether a sheet or a cover is on its way out: `onDismiss` hasn't been called yet.
  public var isDismissing: Bool
  public var flows: [FlowEntry]
  /// How many flows were begun in this window.
  public var flowCount: UInt16
  public var restoration: Restoration
  /// Whether a link has been carried out here.
  public var hasReceivedLink: Bool
  /// What a picker handed back last.
  public var chosen: Name?

  /// A fresh window at its root.
  public init(_ name: Name, of app: AppDescription, sizeClass: SizeClass, root: Root = .app) {
    self.name = name
    self.sizeClass = sizeClass
    self.root = root
    hidesSignIn = root == .app && app.policies.signIn == .presentedOver
    tab = app.tabs.first?.name
    stacks = Array(repeating: Stack(), count: app.stackCount)
    split = app.split.map { SplitState(compactColumn: $0.preferredCompactColumn ?? .sidebar) }
    layers = []
    queue = []
    isDismissing = false
    flows = []
    flowCount = 0
    restoration = .none
    hasReceivedLink = false
    chosen = nil
  }
}
