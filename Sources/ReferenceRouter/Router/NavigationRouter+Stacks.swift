/// Moving within the tabs' stacks.
extension NavigationRouter {
  /// The path of a tab; bind `NavigationStack(path:)` to it. A flow that was pushed ends when its first screen goes.
  public subscript(path tab: TabID) -> [Route] {
    get { paths[tab] ?? [] }
    set {
      if paths[tab] ?? [] != newValue { paths[tab] = newValue }
      flows.removeAll { entry in
        if case .stack(tab, let depth) = entry.place { newValue.count <= depth } else { false }
      }
    }
  }

  /// The path that the person sees: the cover's, if there is a cover or one is about to appear, else the selected tab's.
  public var visiblePath: [Route] {
    get { hasCoverAhead ? coverPath : self[path: selectedTab] }
    set { if hasCoverAhead { coverPath = newValue } else { self[path: selectedTab] = newValue } }
  }

  private var hasCoverAhead: Bool {
    if case .cover? = queued { true } else { cover != nil }
  }

  /// Selects a tab. Selecting the one that is selected already pops it to its root.
  public func select(_ tab: TabID) {
    if tab == selectedTab { popToRoot(in: tab) } else { selectedTab = tab }
  }

  /// Pushes a screen where the person is looking.
  public func push(_ route: Route) {
    visiblePath.append(route)
  }

  /// Pushes a screen on the stack of a tab, which need not be selected.
  public func push(_ route: Route, in tab: TabID) {
    self[path: tab].append(route)
  }

  /// Pushes a screen unless it is on top already, so that two requests for one screen push it once.
  /// - Returns: whether it was pushed.
  @discardableResult
  public func pushIfNeeded(_ route: Route) -> Bool {
    guard visiblePath.last != route else { return false }
    push(route)
    return true
  }

  /// Pops screens where the person is looking, as many as there are at most.
  /// - Returns: the popped routes, the topmost last; none at the root.
  @discardableResult
  public func pop(_ count: Int = 1) -> [Route] {
    let path = visiblePath
    let kept = path.count - min(max(0, count), path.count)
    guard kept < path.count else { return [] }
    visiblePath = Array(path[..<kept])
    return Array(path[kept...])
  }

  /// Pops to the topmost screen for a route and leaves that one showing.
  /// - Returns: whether the route is on the path; else nothing changes.
  @discardableResult
  public func pop(to route: Route) -> Bool {
    guard let index = visiblePath.lastIndex(of: route) else { return false }
    pop(visiblePath.count - index - 1)
    return true
  }

  /// Pops all screens where the person is looking.
  public func popToRoot() {
    visiblePath = []
  }

  /// Pops all screens of a tab.
  public func popToRoot(in tab: TabID) {
    self[path: tab] = []
  }

  /// Replaces the whole path of a tab in one change, so that no screen in between is shown.
  public func replace(with path: [Route], in tab: TabID) {
    self[path: tab] = path
  }
}
