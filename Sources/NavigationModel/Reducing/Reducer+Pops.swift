/// Going back.
extension Reducer {
  mutating func handlePops(_ event: Event) -> Bool {
    switch event {
    case .back: leave(by: .back)
    case .edgeSwipe: leave(by: .edgeSwipe)
    case .contentSwipe: leave(by: .contentSwipe)
    case .pop(let count): pop(count)
    case .popTo(let route): pop(to: route)
    case .popToRoot(let place): popToRoot(of: place)
    case .removeLast(let count, let place): removeLast(count, in: place)
    case .choose(let value): choose(value)
    default: return false
    }
    return true
  }

  /// A person goes one screen back. That never closes a presentation, not even at its root.
  private mutating func leave(by means: DismissalMeans) {
    guard DismissalMeans.leavingPush(on: state.device).contains(means) else {
      return note(platform == .mac ? .gestureNotOnMac : .contentSwipeNeedsIOS26)
    }
    if means == .contentSwipe { note(.contentSwipeAssumed) }
    if popVisible() { return }
    if let top = topModal { return note(.backClosesNothing, window.layers[top].item) }
    note(.atRoot)
  }

  /// Takes one screen off where the person is looking; in a collapsed split view, one column.
  mutating func popVisible() -> Bool {
    if let location = visibleLocation, self[location].depth > 0 {
      popOne(at: location)
      return true
    }
    return topModal == nil && leaveColumn()
  }

  mutating func popOne(at location: Location) {
    if !self[location].views.isEmpty {
      self[location].views.removeLast()
    } else if let route = self[location].path.popLast(), app.route(route.name)?.zooms == true, platform != .mac {
      note(.zoomsOut, route.name, route.record)
    }
  }

  private mutating func pop(_ count: Int) {
    guard let location = boundLocation(of: .router) else { return }
    guard count > 0 else { return note(.nothingToPop) }
    let depth = self[location].path.count
    if count > depth, depth > 0 { note(.popsBeyondRoot) }
    shorten(at: location, to: depth - min(count, depth))
  }

  private mutating func pop(to route: Route) {
    guard let location = boundLocation(of: .router) else { return }
    guard let index = self[location].path.lastIndex(where: { isSame($0, route) }) else {
      return note(.notOnPath, route.name, route.record)
    }
    if index < self[location].path.count - 1 { shorten(at: location, to: index + 1) }
  }

  private mutating func popToRoot(of place: Place) {
    guard let location = boundLocation(of: place) else { return }
    shorten(at: location, to: 0)
  }

  /// `removeLast(_:)` is a precondition away from a crash; the model refuses instead.
  private mutating func removeLast(_ count: Int, in place: Place) {
    guard let location = boundLocation(of: place) else { return }
    let depth = self[location].path.count
    guard count >= 0, count <= depth else { return note(.removeLastTraps) }
    if count > 0 { shorten(at: location, to: depth - count) }
  }

  /// Cuts a path by code, and with it the screens on top that it doesn't record. What the path can't see it can't pop:
  /// an empty path leaves them.
  mutating func shorten(at location: Location, to depth: Int) {
    guard self[location].path.count > depth else {
      if let first = self[location].views.first { return note(.pathCannotSee, first.name) }
      return note(.atRoot)
    }
    noteIfHidden(location)
    dropViews(at: location)
    self[location].path.removeSubrange(depth...)
    noteStranded(at: location)
  }

  /// Notes that some screens of a pushed flow went and others stayed.
  private mutating func noteStranded(at location: Location) {
    guard case .base(let index) = location else { return }
    let depth = self[location].path.count
    for entry in window.flows {
      if case .stack(index, let start) = entry.place, depth > start { note(.strandedInFlow, entry.name) }
    }
  }

  private mutating func choose(_ value: Name) {
    window.chosen = value
    if popVisible() { return }
    if let top = topModal { return dismiss(from: top) }
    note(.atRoot)
  }
}
