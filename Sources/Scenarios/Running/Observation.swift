import NavigationModel

/// A state as scenarios speak of it.
package struct Observation: Sendable {
  let state: State
  let notes: [Note]
  let isUnchanged: Bool
  let scenario: Scenario

  package init(state: State, notes: [Note], isUnchanged: Bool, scenario: Scenario) {
    self.state = state
    self.notes = notes
    self.isUnchanged = isUnchanged
    self.scenario = scenario
  }

  private var names: NameTable { scenario.names }
  private var app: AppDescription { scenario.app }

  // MARK: Expectations

  /// What holds instead; `nil` where the expectation holds.
  func mismatch(_ subject: Expectation.Subject) -> String? {
    func differs<Value: Equatable>(_ wanted: Value, _ actual: Value, _ text: String) -> String? {
      wanted == actual ? nil : text
    }
    switch subject {
    case .path(let tab, let path): return differs(path, self.path(of: tab), "the path is '\(text(self.path(of: tab)))'")
    case .screen(let screen): return isSeen(screen) ? nil : "the person sees '\(screenText)'"
    case .tab(let tab): return differs(tab, state.window?.tab, "the tab is \(quoted(state.window?.tab))")
    case .presented(let items):
      return differs(items, presented, "'\(list(presented))' is presented")
    case .presentedPath(let path):
      return differs(path, presentedPath, "the path there is '\(text(presentedPath))'")
    case .waiting(let items): return differs(items, waiting, "'\(list(waiting))' waits")
    case .sidebar(let item):
      return differs(item, state.window?.split?.sidebar, "it is \(quoted(state.window?.split?.sidebar))")
    case .content(let item):
      return differs(item, state.window?.split?.content, "it is \(quoted(state.window?.split?.content))")
    case .columns(let columns):
      return differs(columns, self.columns, "the columns are '\(words(self.columns))'")
    case .root(let root):
      return differs(root, state.window?.root, "the root is '\(state.window?.root.word.description ?? "nothing")'")
    case .window(let name): return differs(name, state.window?.name, "the window is \(quoted(state.window?.name))")
    case .windows(let windows):
      let own = state.windows.map(\.name)
      return differs(windows, own, "the windows are '\(own.map { names[$0] }.joined(separator: ", "))'")
    case .heldLink(let link): return differs(link, state.heldLink, "\(quoted(state.heldLink)) waits")
    case .savedPath(let path):
      return differs(path, savedPath, savedPath.map { "'\(text($0))' is saved" } ?? "nothing is saved")
    case .detent(let detent):
      let own = state.window?.layers.last?.detent
      return differs(detent, own, "it rests at '\(own.map(Self.text) ?? "none")'")
    case .dragIndicator(let isShown):
      let shows = state.window?.layers.last.map { state.showsDragIndicator($0, in: app) } ?? false
      return differs(isShown, shows, shows ? "it is shown" : "it is hidden")
    case .note(let code, let isGiven):
      if notes.contains(where: { $0.code == code }) == isGiven { return nil }
      return notes.isEmpty ? "there are no notes" : "the notes are \(noteList)"
    case .noWarnings:
      return notes.allSatisfy { $0.severity == .info } ? nil : "the notes are \(noteList)"
    case .unchanged: return isUnchanged ? nil : "the state has changed"
    }
  }

  private func isSeen(_ screen: ExpectedScreen) -> Bool {
    switch (screen, state.visibleScreen(in: app)) {
    case (.root, .root), (.sidebar, .sidebar), (.content, .content), (.detail, .detail), (.signIn, .signIn),
      (.nothing, .nothing):
      true
    case (.destination(let route), .destination(let seen, _)): same(route, seen)
    case (.stale(let route), .destination(let seen, true)): same(route, seen)
    case (.unavailable(let route), .unavailable(let seen, _)): same(route, seen)
    case (.placeholder(let route), .placeholder(let seen)): same(route, seen)
    case (.view(let name), .view(let seen)): name == seen
    case (.presented(let name), .presented(let seen)): name == seen
    case (.blank(let name), .blank(let seen)): name == seen
    default: false
    }
  }

  /// Scenarios don't name the revision that a route carries.
  private func same(_ first: Route, _ second: Route) -> Bool {
    first.name == second.name && first.record == second.record
  }

  // MARK: What is there

  private func plain(_ path: [Route]) -> [Route] { path.map { Route($0.name, $0.record) } }

  package func path(of tab: Name?) -> [Route] {
    guard let window = state.window else { return [] }
    let tab = tab ?? window.tab
    var index = tab.flatMap { tab in app.tabs.firstIndex { $0.name == tab } } ?? 0
    if case .tabs(let description) = app.container, description.sharesPath { index = 0 }
    return window.stacks.indices.contains(index) ? plain(window.stacks[index].path) : []
  }

  package var presented: [Name] { state.window?.layers.map(\.item) ?? [] }
  package var waiting: [Name] { state.window?.queue.map(\.item) ?? [] }
  package var presentedPath: [Route] { plain(state.window?.layers.last?.stack.path ?? []) }

  package var columns: [Column] {
    guard let window = state.window, let split = app.split else { return [] }
    return window.split?.visibleColumns(of: split, on: state.device.platform, in: window.sizeClass) ?? []
  }

  private var savedPath: [Route]? {
    let own = state.saved.first { $0.window == nil || $0.window == state.window?.name }
    return own.map { plain($0.snapshot.paths.first ?? []) }
  }

  // MARK: As text

  package func text(_ route: Route) -> String { names.text(of: route) }

  package func text(_ path: [Route]) -> String {
    path.isEmpty ? "root" : path.map(text).joined(separator: " > ")
  }

  package func list(_ items: [Name]) -> String {
    items.isEmpty ? "none" : items.map { names[$0] }.joined(separator: " > ")
  }

  package func words(_ columns: [Column]) -> String { columns.map(\.word.description).joined(separator: ", ") }

  private func quoted(_ name: Name?) -> String { name.map { "'\(names[$0])'" } ?? "none" }

  private var noteList: String { WordList.list(notes.map(\.code.id.description)) }

  static func text(_ detent: Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): "\(points)"
    }
  }

  /// What the person sees, as an expectation would say it.
  package var screenText: String {
    switch state.visibleScreen(in: app) {
    case .nothing: "nothing"
    case .signIn: "sign-in"
    case .root: "root"
    case .destination(let route, let isStale): (isStale ? "stale " : "") + text(route)
    case .unavailable(let route, _): "unavailable \(text(route))"
    case .placeholder(let route): "placeholder \(text(route))"
    case .view(let name): "view \(names[name])"
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    case .presented(let name): names[name]
    case .blank(let name): "blank \(names[name])"
    }
  }
}
