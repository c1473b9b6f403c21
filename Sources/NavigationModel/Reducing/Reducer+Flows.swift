/// Flows that are a cover on iOS and pushed screens on the Mac, and close to the same place on both.
extension Reducer {
  mutating func handleFlows(_ event: Event) -> Bool {
    switch event {
    case .beginFlow(let name, let record):
      if let flow = app.flow(name) { beginFlow(flow, record: record) } else { note(.unknownName, name) }
    case .endFlow: endFlow()
    case .result(let route, let flow): showResult(route, of: flow)
    default: return false
    }
    return true
  }

  mutating func beginFlow(_ flow: FlowDescription, record: Name?) {
    if platform == .mac { pushFlow(flow, record: record) } else { coverFlow(flow) }
  }

  private mutating func pushFlow(_ flow: FlowDescription, record: Name?) {
    guard app.route(flow.route) != nil else { return note(.unknownName, flow.route) }
    guard app.path != .unbound else { return note(.noPathBound) }
    guard let location = baseLocation, case .base(let index) = location else { return note(.noStackHere) }
    // What lies over the stack would hide the flow.
    forgetQueue()
    dismiss(from: 0)
    let entry = FlowEntry.Place.stack(index, depth: self[location].path.count)
    window.flows.append(FlowEntry(name: flow.name, number: nextFlowNumber(), place: entry))
    appendValue(Route(flow.route, record), at: location)
  }

  private mutating func coverFlow(_ flow: FlowDescription) {
    guard let description = app.presentation(flow.cover) else { return note(.unknownName, flow.cover) }
    guard description.kind == .cover else { return note(.notACover, flow.cover) }
    guard window.root == .app else { return note(.nobodySignedIn) }
    // The same cover once more starts over.
    window.flows.removeAll { $0.place == .cover(flow.cover) }
    if let shown = window.layers.firstIndex(where: { $0.item == flow.cover }) {
      window.layers[shown].stack = Stack()
      note(.flowStartsOver, flow.name)
    } else {
      presentByRouter(description)
    }
    window.flows.append(FlowEntry(name: flow.name, number: nextFlowNumber(), place: .cover(flow.cover)))
  }

  private mutating func nextFlowNumber() -> UInt16 {
    window.flowCount &+= 1
    return window.flowCount
  }

  /// Closes the flow that the person sees with all of its steps, and leads back to where it was started.
  mutating func endFlow() {
    if let cover = window.layers.firstIndex(where: { $0.kind == .cover }) { return dismiss(from: cover) }
    if let waiting = window.queue.firstIndex(where: { $0.kind == .cover }) {
      window.queue.remove(at: waiting)
      return
    }
    guard let location = baseLocation, case .base(let index) = location else { return note(.noFlow) }
    for entry in window.flows.reversed() {
      guard case .stack(index, let depth) = entry.place, depth < self[location].path.count else { continue }
      dropViews(at: location)
      self[location].path.removeSubrange(max(0, depth)...)
      return
    }
    note(.noFlow)
  }

  /// Shows a late result, unless the flow that asked for it has ended.
  private mutating func showResult(_ route: Route, of number: UInt16) {
    guard app.route(route.name) != nil else { return note(.unknownName, route.name) }
    guard let entry = window.flows.first(where: { $0.number == number }) else {
      return note(.flowIsOver, route.name, route.record)
    }
    guard let location = location(of: entry.place) else { return note(.noStackHere) }
    appendValue(route, at: location)
  }

  private func location(of place: FlowEntry.Place) -> Location? {
    switch place {
    case .stack(let index, _): return window.stacks.indices.contains(index) ? .base(index) : nil
    case .cover(let item):
      if let index = window.layers.firstIndex(where: { $0.item == item }) {
        return hasStack(window.layers[index]) ? .layer(index) : nil
      }
      guard let index = window.queue.firstIndex(where: { $0.item == item }) else { return nil }
      return hasStack(window.queue[index]) ? .queued(index) : nil
    }
  }

  /// Ends flows whose cover has gone or whose first screen was left by whatever way.
  mutating func endAbandonedFlows(in index: Int) {
    let window = state.windows[index]
    state.windows[index].flows.removeAll { entry in
      switch entry.place {
      case .cover(let item):
        !window.layers.contains { $0.item == item } && !window.queue.contains { $0.item == item }
      case .stack(let stack, let depth):
        !window.stacks.indices.contains(stack) || window.stacks[stack].path.count <= depth
      }
    }
  }
}
