/// Flows that take the whole screen on iOS and are pushed on the Mac, and close to the same place on both.
extension NavigationRouter {
  /// Starts a flow as the router's ``flowStyle`` says. Its further steps are pushed with ``push(_:)``, which finds the
  /// cover's stack or the tab's by itself; ``endFlow()`` closes it.
  /// - Parameters:
  ///   - item: what the cover shows.
  ///   - route: the screen that shows the same where covers don't exist.
  @discardableResult
  public func beginFlow(cover item: Definition.CoverItem, pushing route: Route) -> Flow {
    flowCount += 1
    let flow = Flow(number: flowCount)
    switch flowStyle {
    case .cover:
      // A cover that shows the same already starts over.
      if cover == item { coverDidLeave() }
      present(.cover(item))
      flows.append(FlowEntry(flow: flow, place: .cover))
    case .push:
      // What lies over the stack would hide the flow.
      dismissAll()
      let depth = self[path: selectedTab].count
      flows.append(FlowEntry(flow: flow, place: .stack(selectedTab, depth: depth)))
      self[path: selectedTab].append(route)
    }
    return flow
  }

  /// Closes the flow that the person sees, with all of its steps, and leaves the screen showing from which it was started.
  /// - Returns: whether there was one.
  @discardableResult
  public func endFlow() -> Bool {
    if cover != nil {
      cover = nil
      return true
    }
    if case .cover? = queued {
      forgetQueued()
      return true
    }
    let visible = flows.last { entry in
      if case .stack(selectedTab, _) = entry.place { true } else { false }
    }
    guard case .stack(let tab, let depth)? = visible?.place else { return false }
    self[path: tab] = Array(self[path: tab].prefix(depth))
    return true
  }

  /// Whether a flow is still under way; not once the person has left it by Back, a gesture or a link.
  public func isActive(_ flow: Flow) -> Bool {
    flows.contains { $0.flow == flow }
  }

  /// Pushes the result of asynchronous work, unless the flow that asked for it has ended meanwhile.
  /// - Returns: whether it was pushed.
  @discardableResult
  public func push(_ route: Route, during flow: Flow) -> Bool {
    guard let entry = flows.first(where: { $0.flow == flow }) else { return false }
    switch entry.place {
    case .cover: coverPath.append(route)
    case .stack(let tab, _): self[path: tab].append(route)
    }
    return true
  }
}
