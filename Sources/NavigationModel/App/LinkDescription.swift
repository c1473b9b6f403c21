/// A link that reaches the app, and what its parser makes of it.
public struct LinkDescription: Hashable, Sendable {
  public var name: Name
  /// `nil` if any part of the link is malformed: a link is valid as a whole or not at all.
  public var plan: Plan?

  public init(_ name: Name, _ plan: Plan?) {
    self.name = name
    self.plan = plan
  }
}

/// Where a link leads. It is complete before anything moves.
public struct Plan: Hashable, Sendable {
  /// The tab to select; `nil` without tabs.
  public var tab: Name?
  /// The whole path there, the target's parents first.
  public var path: [Route]
  /// What is presented over it.
  public var presentation: Name?
  /// The selections of a split view's leading columns.
  public var sidebar: Name?
  public var content: Name?

  public init(
    tab: Name? = nil, path: [Route] = [], presentation: Name? = nil, sidebar: Name? = nil, content: Name? = nil
  ) {
    self.tab = tab
    self.path = path
    self.presentation = presentation
    self.sidebar = sidebar
    self.content = content
  }
}

/// A flow that takes the whole screen: a cover where there are covers, pushed screens where there are none.
public struct FlowDescription: Hashable, Sendable {
  public var name: Name
  /// The full-screen cover that shows it.
  public var cover: Name
  /// The route of its first screen where it is pushed.
  public var route: Name

  public init(_ name: Name, cover: Name, route: Name) {
    self.name = name
    self.cover = cover
    self.route = route
  }
}
