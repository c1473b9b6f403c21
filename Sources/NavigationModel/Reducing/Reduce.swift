/// What an event leads to.
public struct Reduction: Hashable, Sendable {
  public var state: State
  /// In the order in which things happened.
  public var notes: [Note]

  public init(state: State, notes: [Note]) {
    self.state = state
    self.notes = notes
  }
}

/// What the app is like after an event. It is a function of its arguments alone, and knows an answer to every event in
/// every state: what can't happen changes nothing and gives a note.
public func reduce(_ state: State, _ event: Event, in app: AppDescription) -> Reduction {
  var reducer = Reducer(app: app, state: state)
  reducer.handle(event)
  return Reduction(state: reducer.state, notes: reducer.notes)
}

/// One event being worked out.
struct Reducer {
  let app: AppDescription
  var state: State
  var notes: [Note] = []

  init(app: AppDescription, state: State) {
    self.app = app
    self.state = state
  }

  var platform: Platform { state.device.platform }
  var policies: Policies { app.policies }

  /// The focused window. There is one wherever this is used: ``handle(_:)`` sees to it.
  var window: Window {
    get { state.windows[state.focus] }
    _modify { yield &state.windows[state.focus] }
  }

  @inline(never) mutating func note(_ code: NoteCode, _ subject: Name? = nil, _ object: Name? = nil) {
    notes.append(Note(code, subject, object))
  }

  mutating func handle(_ event: Event) {
    if handleLife(event) { return }
    if state.phase == .notRunning { return note(.notRunning) }
    if state.phase == .background, event.isByPerson { return note(.inBackground) }
    if !handleWindows(event) {
      guard state.windows.indices.contains(state.focus) else { return note(.noWindow) }
      if event.isByPerson, window.root == .signIn { return note(.nobodySignedIn) }
      _ =
        handleStack(event) || handleTabs(event) || handleSplit(event) || handlePresentations(event)
        || handleDismissal(event) || handleFlows(event) || handleLinks(event) || handleRestoration(event)
    }
    finish()
  }

  /// What follows from any event: flows that were left end, windows that share a router move along, and what changed is
  /// saved if the app saves on change.
  mutating func finish() {
    for index in state.windows.indices { endAbandonedFlows(in: index) }
    if policies.owner == .app { moveOtherWindows() }
    if policies.saving == .onChange { saveChanges() }
  }
}
