/// What is worth saving of a scene's navigation: the selected tab and each tab's path. Presentations are never saved; they
/// are rebuilt from the app's data, if at all.
///
/// Decoding forgives what a newer or older version of the app wrote: a tab that no longer exists is left out, and a path
/// ends before the first route that can't be decoded, since what was pushed on top of it has lost its parent.
public struct NavigationSnapshot<Definition: NavigationDefinition>: Hashable, Sendable {
  public struct Stack: Hashable, Sendable {
    public var tab: Definition.TabID
    public var path: [Definition.Route]

    public init(tab: Definition.TabID, path: [Definition.Route]) {
      self.tab = tab
      self.path = path
    }
  }

  /// `nil` where the saved tab no longer exists.
  public var selectedTab: Definition.TabID?
  /// In the order of the tabs; tabs at their root are left out.
  public var stacks: [Stack]
  /// How many routes and stacks decoding had to leave out. Always 0 for a snapshot just taken.
  public private(set) var undecodable: Int

  public init(selectedTab: Definition.TabID?, stacks: [Stack]) {
    self.selectedTab = selectedTab
    self.stacks = stacks
    undecodable = 0
  }
}

extension NavigationSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case selectedTab, stacks, tab, path
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    selectedTab = try? container.decode(Definition.TabID.self, forKey: .selectedTab)
    stacks = []
    undecodable = 0
    var list = try container.nestedUnkeyedContainer(forKey: .stacks)
    while !list.isAtEnd {
      let entry = try list.nestedContainer(keyedBy: CodingKeys.self)
      guard let tab = try? entry.decode(Definition.TabID.self, forKey: .tab) else {
        undecodable += 1
        continue
      }
      var routes = try entry.nestedUnkeyedContainer(forKey: .path)
      var path: [Definition.Route] = []
      while !routes.isAtEnd, let route = try? routes.decode(Definition.Route.self) { path.append(route) }
      if let count = routes.count { undecodable += count - path.count }
      stacks.append(Stack(tab: tab, path: path))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedTab, forKey: .selectedTab)
    var list = container.nestedUnkeyedContainer(forKey: .stacks)
    for stack in stacks {
      var entry = list.nestedContainer(keyedBy: CodingKeys.self)
      try entry.encode(stack.tab, forKey: .tab)
      try entry.encode(stack.path, forKey: .path)
    }
  }
}
