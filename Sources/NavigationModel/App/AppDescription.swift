/// What an app declares: everything that stays the same while it runs.
public struct AppDescription: Hashable, Sendable {
  public var container: Container
  public var path: PathStyle
  public var routes: [RouteDescription]
  public var presentations: [PresentationDescription]
  public var flows: [FlowDescription]
  public var links: [LinkDescription]
  /// The records that exist at first.
  public var records: [Name]
  public var policies: Policies

  public init(
    container: Container = .stack, path: PathStyle = .typed, routes: [RouteDescription] = [],
    presentations: [PresentationDescription] = [], flows: [FlowDescription] = [], links: [LinkDescription] = [],
    records: [Name] = [], policies: Policies = Policies()
  ) {
    self.container = container
    self.path = path
    self.routes = routes
    self.presentations = presentations
    self.flows = flows
    self.links = links
    self.records = records
    self.policies = policies
  }
}

extension AppDescription {
  public func route(_ name: Name) -> RouteDescription? {
    routes.first { $0.name == name }
  }

  public func presentation(_ name: Name) -> PresentationDescription? {
    presentations.first { $0.name == name }
  }

  func flow(_ name: Name) -> FlowDescription? {
    flows.first { $0.name == name }
  }

  func link(_ name: Name) -> LinkDescription? {
    links.first { $0.name == name }
  }

  /// The tabs, if there are any.
  public var tabs: [TabDescription] {
    if case .tabs(let description) = container { description.tabs } else { [] }
  }

  public var split: SplitDescription? {
    if case .split(let description) = container { description } else { nil }
  }

  /// How many stacks stand side by side at the root of a window.
  public var stackCount: Int {
    switch container {
    case .stack: 1
    case .tabs(let description): description.sharesPath ? 1 : description.tabs.count
    case .split(let description): description.hasDetailStack ? 1 : 0
    }
  }

  /// The stack of a tab, by its index in ``Window/stacks``.
  func stackIndex(ofTab tab: Name) -> Int? {
    guard case .tabs(let description) = container else { return nil }
    guard let index = description.tabs.firstIndex(where: { $0.name == tab }) else { return nil }
    guard description.tabs[index].hasStack else { return nil }
    return description.sharesPath ? 0 : index
  }
}
