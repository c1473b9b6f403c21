import Testing

@testable import NavigationModel

/// An app being used: a state that goes from event to event, and what was noted on the way.
struct Run {
  let app: AppDescription
  var state: State
  var notes: [Note] = []
  /// The notes of the last event.
  var last: [Note] = []

  init(_ app: AppDescription, on platform: Platform = .iPhone, _ baseline: Baseline = .ios26, isSignedIn: Bool = true) {
    self.app = app
    state = State(of: app, on: Device(platform, baseline), isSignedIn: isSignedIn)
  }

  /// Does these things one after another; each must leave a state without violations.
  mutating func callAsFunction(_ events: Event..., sourceLocation: SourceLocation = #_sourceLocation) {
    for event in events {
      act(event)
      let violations = state.violations(of: app)
      if !violations.isEmpty { Issue.record("\(violations) after \(event)", sourceLocation: sourceLocation) }
    }
  }

  mutating func act(_ event: Event) {
    let reduction = reduce(state, event, in: app)
    state = reduction.state
    last = reduction.notes
    notes += reduction.notes
  }

  var window: Window { state.windows[state.focus] }
  var screen: Screen { state.visibleScreen(in: app) }
  /// The path of the container's first stack, or of the selected tab's.
  var path: [Route] { path(of: window.tab) }
  var items: [Name] { window.layers.map(\.item) }

  func path(of tab: Name?) -> [Route] {
    let index = tab.map { app.stackIndex(ofTab: $0) } ?? 0
    return index.map { window.stacks[$0].path } ?? []
  }

  /// The identifiers of the last event's notes.
  var codes: [NoteCode] { last.map(\.code) }
}
