/// What stands at the root of each window.
public enum Container: Hashable, Sendable {
  /// One `NavigationStack`.
  case stack
  /// A `TabView`, each tab with a stack of its own.
  case tabs(TabsDescription)
  /// A `NavigationSplitView`.
  case split(SplitDescription)
}

/// A `TabView`.
public struct TabsDescription: Hashable, Sendable {
  /// In the order of the tab bar; the first is selected at launch.
  public var tabs: [TabDescription]
  /// Whether it is a `TabView(selection:)`. Without, code can't switch tabs.
  public var hasSelection: Bool
  /// A mistake that documents warn of: all tabs' stacks are bound to one path.
  public var sharesPath: Bool

  public init(_ tabs: [TabDescription], hasSelection: Bool = true, sharesPath: Bool = false) {
    self.tabs = tabs
    self.hasSelection = hasSelection
    self.sharesPath = sharesPath
  }
}

/// One tab.
public struct TabDescription: Hashable, Sendable {
  public var name: Name
  /// Whether its content is a `NavigationStack`, so that routes can be opened in it.
  public var hasStack: Bool

  public init(_ name: Name, hasStack: Bool = true) {
    self.name = name
    self.hasStack = hasStack
  }
}

/// A column of a split view (Apple: `NavigationSplitViewColumn`).
public enum Column: UInt8, Hashable, Sendable, CaseIterable {
  case sidebar, content, detail
}

/// A `NavigationSplitView` of two or three columns.
public struct SplitDescription: Hashable, Sendable {
  /// An item of the content column and the sidebar's item that it belongs to.
  public struct Item: Hashable, Sendable {
    public var name: Name
    public var parent: Name

    public init(_ name: Name, in parent: Name) {
      self.name = name
      self.parent = parent
    }
  }

  public var sidebar: [Name]
  /// The items of a content column; `nil` for two columns.
  public var content: [Item]?
  /// Whether the detail column holds a `NavigationStack`.
  public var hasDetailStack: Bool
  /// Whether the detail has `.id(selection)`, so that another selection starts with fresh `@State` and its own stack's
  /// root.
  public var identifiesDetail: Bool
  /// The value at launch of a `preferredCompactColumn` binding; `nil` if there is none.
  public var preferredCompactColumn: Column?

  public init(
    sidebar: [Name], content: [Item]? = nil, hasDetailStack: Bool = true, identifiesDetail: Bool = true,
    preferredCompactColumn: Column? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.hasDetailStack = hasDetailStack
    self.identifiesDetail = identifiesDetail
    self.preferredCompactColumn = preferredCompactColumn
  }
}
