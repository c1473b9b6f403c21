/// What is worth saving of a window: selections and paths, never what is presented.
public struct Snapshot: Hashable, Sendable {
  public var tab: Name?
  public var sidebar: Name?
  public var content: Name?
  /// One for each of the window's stacks.
  public var paths: [[Route]]

  public init(tab: Name? = nil, sidebar: Name? = nil, content: Name? = nil, paths: [[Route]] = []) {
    self.tab = tab
    self.sidebar = sidebar
    self.content = content
    self.paths = paths
  }
}

/// A snapshot in storage.
public struct SavedScene: Hashable, Sendable {
  /// The window that it belongs to; `nil` in the slot that all windows share.
  public var window: Name?
  public var snapshot: Snapshot

  public init(window: Name?, snapshot: Snapshot) {
    self.window = window
    self.snapshot = snapshot
  }
}
