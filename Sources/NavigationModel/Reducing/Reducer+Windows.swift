/// Windows and the session.
extension Reducer {
  /// - Returns: whether the event was one of these.
  mutating func handleWindows(_ event: Event) -> Bool {
    switch event {
    case .openWindow(let name): openWindow(name)
    case .focusWindow(let name): focusWindow(name)
    case .closeWindow(let name): closeWindow(name)
    case .logIn: logIn()
    case .logOut: logOut()
    default: return false
    }
    return true
  }

  private mutating func openWindow(_ name: Name) {
    if state.windows.contains(where: { $0.name == name }) { return focusWindow(name) }
    if platform == .iPhone { return note(.onlyOneWindow) }
    let shared = state.windows.indices.contains(state.focus) ? window : nil
    let fresh = Window(name, of: app, sizeClass: state.device.usualSizeClass)
    state.windows.append(fresh)
    state.focus = state.windows.count - 1
    state.phase = .active
    refresh(state.focus)
    if policies.owner == .app, let shared { copy(shared, to: state.focus) }
  }

  private mutating func focusWindow(_ name: Name) {
    guard let index = state.windows.firstIndex(where: { $0.name == name }) else { return note(.unknownName, name) }
    state.focus = index
    state.phase = .active
  }

  /// Closing a window destroys its scene, and with it what `@SceneStorage` holds (Apple: `SceneStorage`).
  mutating func closeWindow(_ name: Name) {
    guard let index = state.windows.firstIndex(where: { $0.name == name }) else { return note(.unknownName, name) }
    if platform == .iPhone { return note(.onlyOneWindow) }
    state.windows.remove(at: index)
    if index < state.focus || state.focus == state.windows.count { state.focus = max(0, state.focus - 1) }
    if let saved = state.saved.firstIndex(where: { $0.window == name }) {
      state.saved.remove(at: saved)
      note(.sceneStorageLost, name)
    }
    // A Mac app runs on without windows; an iPad app is in the background then.
    if state.windows.isEmpty, platform == .iPad { state.phase = .background }
  }

  /// Windows that show one router's paths all move with it.
  mutating func moveOtherWindows() {
    guard state.phase != .notRunning, state.windows.indices.contains(state.focus) else { return }
    let moved = window
    for index in state.windows.indices where index != state.focus && state.windows[index].root == moved.root {
      let before = state.windows[index]
      copy(moved, to: index)
      if state.windows[index] != before { note(.otherWindowMoves, before.name, moved.name) }
    }
  }

  private mutating func copy(_ source: Window, to index: Int) {
    var copy = source
    copy.name = state.windows[index].name
    copy.sizeClass = state.windows[index].sizeClass
    copy.restoration = state.windows[index].restoration
    state.windows[index] = copy
  }

  private mutating func logIn() {
    if policies.signIn == .none { return note(.noSignIn) }
    if state.isSignedIn { return note(.alreadySignedIn) }
    state.isSignedIn = true
    swapRoots(.presentedOverSignIn)
    guard let link = state.heldLink else { return }
    state.heldLink = nil
    if state.windows.indices.contains(state.focus) { openLink(link) }
  }

  private mutating func logOut() {
    if policies.signIn == .none { return note(.noSignIn) }
    if !state.isSignedIn { return note(.nobodySignedIn) }
    state.isSignedIn = false
    if policies.signOutForgets, !state.saved.isEmpty {
      state.saved = []
      note(.savedForgotten)
    }
    swapRoots(.signInLivedBelow)
  }

  /// The old tree is destroyed: its paths, its presentations and its flows with it.
  ///
  /// - Parameter mistake: what is said of an app that is presented over the sign-in screen, which lives on.
  private mutating func swapRoots(_ mistake: NoteCode) {
    for index in state.windows.indices { refresh(index) }
    note(policies.signIn == .presentedOver ? mistake : .rootSwapped)
  }
}
