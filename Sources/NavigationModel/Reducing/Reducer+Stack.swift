/// Pushing.
extension Reducer {
  mutating func handleStack(_ event: Event) -> Bool {
    switch event {
    case .tapLink(let route): tapLink(to: route)
    case .append(let route, let place): append(route, to: place)
    case .insert(let routes, let index, let place): insert(routes, at: index, in: place)
    case .setPath(let path, let place): setPath(path, in: place)
    case .setDestinationFlag(let name, let isOn): setDestinationFlag(name, isOn)
    default: return handlePops(event)
    }
    return true
  }

  private mutating func tapLink(to route: Route) {
    guard let description = app.route(route.name) else { return note(.unknownName, route.name) }
    if let top = topModal, window.layers[top].kind.isPrompt { return note(.coveredByModal, window.layers[top].item) }
    guard let location = visibleLocation else { return note(.linkOutsideStack, route.name) }
    switch description.link {
    case .view:
      self[location].views.append(Stack.ViewScreen(route.name))
      note(app.path == .unbound ? .viewLinkHasNoHook : .pathCannotSee, route.name)
    case .value:
      if let problem = app.problem(with: route, after: self[location].path[...]) {
        note(problem, route.name)
        return note(.linkIsDisabled, route.name)
      }
      push(route, at: location)
    }
  }

  private mutating func append(_ route: Route, to place: Place) {
    guard let location = boundLocation(of: place, for: [route]) else { return }
    if let top = self[location].path.last, isSame(top, route) {
      if policies.repeatedPushes == .ignored { return note(.alreadyOnTop, route.name, route.record) }
      note(.pushedTwice, route.name, route.record)
    }
    appendValue(route, at: location)
  }

  /// Appends by code, also where no destination is declared.
  mutating func appendValue(_ route: Route, at location: Location) {
    noteIfHidden(location)
    notePlaceholder(for: route, after: self[location].path[...])
    push(route, at: location)
  }

  private mutating func insert(_ routes: [Route], at index: Int, in place: Place) {
    guard let location = boundLocation(of: place, for: routes) else { return }
    let path = self[location].path
    guard index >= 0, index <= path.count else { return note(.indexOutOfRange) }
    replacePath(at: location, with: Array(path[..<index]) + routes + Array(path[index...]))
  }

  private mutating func setPath(_ path: [Route], in place: Place) {
    guard let location = boundLocation(of: place, for: path) else { return }
    replacePath(at: location, with: path)
  }

  /// The place's stack, if code can change its path and knows all of the routes.
  mutating func boundLocation(of place: Place, for routes: [Route] = []) -> Location? {
    if let unknown = routes.first(where: { app.route($0.name) == nil }) {
      note(.unknownName, unknown.name)
      return nil
    }
    guard app.path != .unbound else {
      note(.noPathBound)
      return nil
    }
    guard let location = location(of: place) else {
      note(.noStackHere)
      return nil
    }
    return location
  }

  /// Assigns a path. An equal one changes nothing, not even the screens that the path doesn't record.
  mutating func replacePath(at location: Location, with path: [Route]) {
    let old = self[location]
    guard !isSame(old.path, path) else {
      if !old.views.isEmpty { note(.pathCannotSee, old.views[0].name) }
      return
    }
    noteIfHidden(location)
    for index in path.indices { notePlaceholder(for: path[index], after: path[..<index]) }
    dropViews(at: location)
    self[location].path = path.map(carryingCopy)
    note(.pathReplaced, path.last?.name, path.last?.record)
    if let top = path.last, state.isUnavailable(top) { note(.showsUnavailable, top.name, top.record) }
  }

  /// Pushes a value. Apple's "Understanding the navigation stack": while view destinations are on the stack, SwiftUI
  /// pops all of them first.
  private mutating func push(_ route: Route, at location: Location) {
    dropViews(at: location)
    self[location].path.append(carryingCopy(route))
    guard let description = app.route(route.name) else { return }
    if description.destination == .twice { note(.destinationDeclaredTwice, route.name) }
    if description.zooms { note(platform == .mac ? .zoomNotOnMac : .zoomsIn, route.name, route.record) }
    if state.isUnavailable(route) { note(.showsUnavailable, route.name, route.record) }
  }

  mutating func dropViews(at location: Location) {
    guard let first = self[location].views.first else { return }
    self[location].views = []
    note(.viewsPopped, first.name)
  }

  private mutating func notePlaceholder(for route: Route, after path: ArraySlice<Route>) {
    guard let problem = app.problem(with: route, after: path) else { return }
    note(problem, route.name)
    note(.placeholderShown, route.name, route.record)
  }

  private func carryingCopy(_ route: Route) -> Route {
    guard app.route(route.name)?.payload == .model, let name = route.record else { return route }
    return Route(route.name, name, copy: route.copy ?? state.record(name)?.revision ?? 0)
  }

  private mutating func setDestinationFlag(_ name: Name, _ isOn: Bool) {
    guard let location = visibleLocation else { return note(.noStackHere) }
    let index = self[location].views.firstIndex { $0.name == name && $0.isBound }
    if isOn, index == nil {
      self[location].views.append(Stack.ViewScreen(name, isBound: true))
    } else if !isOn, let index {
      self[location].views.removeSubrange(index...)
    }
  }

  func isSame(_ one: Route, _ other: Route) -> Bool {
    one.name == other.name && one.record == other.record
  }

  func isSame(_ one: [Route], _ other: [Route]) -> Bool {
    one.count == other.count && one.indices.allSatisfy { isSame(one[$0], other[$0]) }
  }
}
