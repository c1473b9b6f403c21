/// Launching, leaving and ending the app, and its records.
extension Reducer {
  /// - Returns: whether the event was one of these, and nothing else is to be done.
  mutating func handleLife(_ event: Event) -> Bool {
    switch event {
    case .launch(let link):
      launch(link: link)
    case .openLink(let link, _) where state.phase == .notRunning:
      launch(link: link)
    case .openLink where state.windows.isEmpty:
      note(.noWindow)
    case .enterBackground:
      if state.phase == .active { enterBackground() } else { note(.notActive) }
    case .enterForeground:
      if state.phase == .background { state.phase = .active } else { note(.notInBackground) }
    case .kill:
      if state.phase == .notRunning { note(.notRunning) } else { kill() }
    case .setRecord(let name, let condition): setRecord(name, condition)
    case .editRecord(let name): editRecord(name)
    default: return false
    }
    return true
  }

  private mutating func launch(link: Name?) {
    guard state.phase == .notRunning else { return note(.alreadyRunning) }
    state.phase = .active
    if state.windows.isEmpty {
      state.windows = [Window(0, of: app, sizeClass: state.device.usualSizeClass)]
      state.focus = 0
    }
    for index in state.windows.indices { refresh(index) }
    if let link {
      openLink(link)
      finish()
    }
  }

  /// Gives a window a new root with nothing on it. Flows go on being counted, so that no late result is taken for
  /// another's.
  mutating func refresh(_ index: Int) {
    let old = state.windows[index]
    let root: Window.Root = state.isSignedIn ? .app : .signIn
    var fresh = Window(old.name, of: app, sizeClass: old.sizeClass, root: root)
    fresh.flowCount = old.flowCount
    if state.phase != .notRunning, savedSnapshot(for: old.name) != nil { fresh.restoration = .pending }
    state.windows[index] = fresh
  }

  private mutating func enterBackground() {
    state.phase = .background
    if policies.saving == .onBackground { state.windows.forEach { save($0) } }
  }

  private mutating func kill() {
    state.phase = .notRunning
    state.heldLink = nil
    for index in state.windows.indices { refresh(index) }
  }

  private mutating func setRecord(_ name: Name, _ condition: Record.Condition) {
    if let index = state.records.firstIndex(where: { $0.name == name }) {
      state.records[index].condition = condition
    } else {
      state.records.append(Record(name, condition))
    }
    noteVisibleRecord(name)
  }

  private mutating func editRecord(_ name: Name) {
    guard let index = state.records.firstIndex(where: { $0.name == name }) else { return note(.unknownName, name) }
    state.records[index].revision &+= 1
    noteVisibleRecord(name)
  }

  /// Notes what a change of a record does to the screen that shows it.
  private mutating func noteVisibleRecord(_ name: Name) {
    switch state.visibleScreen(in: app) {
    case .unavailable(let route, _) where route.record == name: note(.showsUnavailable, route.name, name)
    case .destination(let route, isStale: true) where route.record == name: note(.staleCopy, route.name, name)
    default: break
    }
  }
}
