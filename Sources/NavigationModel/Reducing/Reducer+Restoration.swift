/// Saving a window's navigation and bringing it back.
extension Reducer {
  mutating func handleRestoration(_ event: Event) -> Bool {
    switch event {
    case .restorationBegins: beginRestoration()
    case .restorationEnds: endRestoration()
    default: return false
    }
    return true
  }

  private mutating func beginRestoration() {
    guard savedSnapshot(for: window.name) != nil else { return note(.nothingSaved) }
    guard window.root == .app else { return note(.nobodySignedIn) }
    if window.restoration == .done, policies.precedence == .linkWins { return note(.restoredBefore) }
    window.restoration = .running
  }

  private mutating func endRestoration() {
    guard window.restoration == .running else { return note(.noRestorationRuns) }
    window.restoration = .done
    guard let snapshot = savedSnapshot(for: window.name) else { return note(.nothingSaved) }
    let isUntouched = isUntouched(window)
    if policies.precedence == .linkWins {
      if window.hasReceivedLink { return note(.restorationRefusedByLink) }
      if !isUntouched { return note(.restorationRefusedByState) }
    } else if !isUntouched || window.hasReceivedLink {
      note(.restorationOverwrites)
    }
    restore(snapshot)
  }

  private func isUntouched(_ window: Window) -> Bool {
    window.stacks.allSatisfy { $0.depth == 0 } && window.layers.isEmpty && window.queue.isEmpty
      && window.tab == app.tabs.first?.name && window.split?.sidebar == nil
  }

  private mutating func restore(_ snapshot: Snapshot) {
    if let tab = snapshot.tab, app.tabs.contains(where: { $0.name == tab }) { window.tab = tab }
    if let split = app.split {
      if let item = snapshot.sidebar, split.sidebar.contains(item) { select(item, in: .sidebar) }
      let items = split.content ?? []
      if let item = snapshot.content, items.contains(where: { $0.name == item && $0.parent == window.split?.sidebar }) {
        select(item, in: .content)
      }
    }
    for index in window.stacks.indices {
      let saved = snapshot.paths.indices.contains(index) ? snapshot.paths[index] : []
      let kept = restorable(saved)
      if kept.count < saved.count { note(.routesDropped, saved[kept.count].name, saved[kept.count].record) }
      window.stacks[index] = Stack(path: kept)
    }
    if let split = app.split { moveCompactColumn(split) }
    note(.restored, window.name)
  }

  /// What of a saved path comes back: up to the limit, and before the first route that may not, or whose record is
  /// gone. What was pushed on such a route has lost its parent.
  private func restorable(_ path: [Route]) -> [Route] {
    let kept = path.prefix(Int(policies.restoredDepth)).prefix { route in
      guard app.route(route.name)?.mayRestore == true else { return false }
      return policies.restoredRecords == .shownAsUnavailable || !state.isUnavailable(route)
    }
    return Array(kept)
  }
}

/// Saving.
extension Reducer {
  func savedSnapshot(for window: Name) -> Snapshot? {
    state.saved.first { $0.window == slot(of: window) }?.snapshot
  }

  private func slot(of window: Name) -> Name? {
    policies.storage == .scene ? window : nil
  }

  /// Whether a window's state is worth more than what was saved of it: not before its restoration has run.
  private func maySave(_ window: Window) -> Bool {
    guard window.root == .app else { return false }
    return window.hasReceivedLink || window.restoration == .none || window.restoration == .done
  }

  /// Saves a window; `nil` of a `NavigationPath`'s `codable` is a normal reason not to (Apple:
  /// `NavigationPath.codable`).
  mutating func save(_ window: Window) {
    guard maySave(window) else { return }
    if app.path == .erased, let route = firstUncodable(in: window) { return note(.pathNotCodable, route) }
    let scene = SavedScene(window: slot(of: window.name), snapshot: snapshot(of: window))
    if let index = state.saved.firstIndex(where: { $0.window == scene.window }) {
      if policies.saving == .onChange, state.saved[index] == scene { return }
      if scene.window == nil, state.windows.count > 1 { note(.sharedSlotOverwritten, window.name) }
      state.saved[index] = scene
    } else {
      state.saved.append(scene)
    }
    note(.saved, window.name)
  }

  mutating func saveChanges() {
    guard state.phase != .notRunning, state.windows.indices.contains(state.focus) else { return }
    save(window)
  }

  private func firstUncodable(in window: Window) -> Name? {
    for stack in window.stacks {
      if let route = stack.path.first(where: { app.route($0.name)?.isCodable == false }) { return route.name }
    }
    return nil
  }

  /// Each path up to the first route that may not be restored, and without the steps of a flow under way.
  private func snapshot(of window: Window) -> Snapshot {
    var snapshot = Snapshot(tab: window.tab, sidebar: window.split?.sidebar, content: window.split?.content)
    for index in window.stacks.indices {
      var depth = app.path == .unbound ? 0 : window.stacks[index].path.count
      for entry in window.flows {
        if case .stack(index, let start) = entry.place { depth = min(depth, max(0, start)) }
      }
      let path = window.stacks[index].path.prefix(depth).prefix { app.route($0.name)?.mayRestore == true }
      snapshot.paths.append(Array(path))
    }
    return snapshot
  }
}
