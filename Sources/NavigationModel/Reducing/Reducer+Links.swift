/// Links. Whichever way they come, all end in one plan, and a plan is whole before anything moves.
extension Reducer {
  mutating func handleLinks(_ event: Event) -> Bool {
    guard case .openLink(let name, let source) = event else { return false }
    if source == .userActivity { note(.universalLinksComeElsewhere, name) }
    openLink(name)
    return true
  }

  mutating func openLink(_ name: Name) {
    guard let link = app.link(name) else { return note(.unknownName, name) }
    guard let plan = link.plan else { return note(.linkInvalid, name) }
    if state.phase == .background { state.phase = .active }
    guard window.root == .app else {
      if policies.signedOutLinks == .dropped { return note(.linkDropped, name) }
      state.heldLink = name
      return note(.linkHeld, name)
    }
    guard let checked = check(plan, of: name) else { return }
    apply(checked)
  }

  /// Whether the app can follow a plan at all, and what remains of it by the policy for missing records.
  private mutating func check(_ plan: Plan, of link: Name) -> Plan? {
    if let unknown = unknownName(in: plan) {
      note(.unknownName, unknown)
      return nil
    }
    if let tab = plan.tab, !plan.path.isEmpty, app.stackIndex(ofTab: tab) == nil {
      note(.tabWithoutStack, tab)
      return nil
    }
    noteMissingParents(in: plan)
    var plan = plan
    if platform == .mac, let item = plan.presentation, app.presentation(item)?.kind == .cover {
      note(.coverUnavailable, item)
      plan.presentation = nil
    }
    guard let missing = plan.path.firstIndex(where: { state.isUnavailable($0) }) else { return plan }
    let route = plan.path[missing]
    switch policies.linkedRecords {
    case .shownAsUnavailable: return plan
    case .cutToParent where missing > 0:
      note(.parentOpened, route.name, route.record)
      plan.path.removeSubrange(missing...)
      plan.presentation = nil
      return plan
    case .cutToParent, .ignored:
      note(.linkedRecordMissing, route.name, route.record)
      return nil
    }
  }

  private func unknownName(in plan: Plan) -> Name? {
    if let tab = plan.tab, !app.tabs.contains(where: { $0.name == tab }) { return tab }
    if let route = plan.path.first(where: { app.route($0.name) == nil }) { return route.name }
    if let item = plan.presentation, app.presentation(item) == nil { return item }
    if let item = plan.sidebar, app.split?.sidebar.contains(item) != true { return item }
    if let item = plan.content {
      let isThere = app.split?.content?.contains { $0.name == item && $0.parent == plan.sidebar }
      return isThere == true ? nil : item
    }
    return nil
  }

  /// Without its parents below it, Back from the target leads nowhere useful.
  private mutating func noteMissingParents(in plan: Plan) {
    guard let target = plan.path.last, let parents = app.route(target.name)?.parents else { return }
    if !plan.path.dropLast().map({ $0.name }).elementsEqual(parents) { note(.linkLacksParents, target.name) }
  }

  /// Dismisses what would hide the target, selects, replaces the path in one change, and presents last. The other tabs
  /// keep their paths.
  private mutating func apply(_ plan: Plan) {
    if window.restoration == .running { note(.linkDuringRestoration) }
    window.hasReceivedLink = true
    let mustWait = clearTheWay(for: plan)
    if let tab = plan.tab, window.tab != tab {
      window.tab = tab
      note(.tabSelected, tab)
    }
    if app.split != nil {
      select(plan.sidebar, in: .sidebar)
      if app.split?.content != nil { select(plan.content, in: .content) }
    }
    if let location = baseLocation, app.path != .unbound { follow(plan.path, at: location) }
    if let description = app.split { moveCompactColumn(description) }
    // Flows elsewhere were left as well: their late results must not move anything.
    window.flows = []
    guard let item = plan.presentation, let description = app.presentation(item) else { return }
    if window.layers.contains(where: { $0.item == item }) { return }
    if mustWait, description.kind.reportsDismissal {
      wait(Layer(description, driver: .router), .presentationWaits)
    } else {
      presentByRouter(description)
    }
  }

  private mutating func follow(_ path: [Route], at location: Location) {
    if policies.linkPaths == .append, !path.isEmpty {
      note(.linkAppended, path.last?.name)
      replacePath(at: location, with: self[location].path + path)
    } else {
      replacePath(at: location, with: path)
    }
  }

  /// - Returns: whether a sheet or cover is on its way out now.
  private mutating func clearTheWay(for plan: Plan) -> Bool {
    forgetQueue()
    let first = window.layers.firstIndex { layer in
      layer.item != plan.presentation && appearance(of: layer)?.isModal != false
    }
    if let first { dismiss(from: first) }
    for index in window.layers.indices { window.layers[index].stack = Stack() }
    return window.isDismissing
  }
}
