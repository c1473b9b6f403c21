import Diagnostics
import NavigationModel

/// An executable statement about navigation: an app, the state in which it starts, and events with what must hold after
/// each.
package struct Scenario: Sendable {
  package struct Step: Sendable {
    package var event: Event
    /// The event as written.
    package var text: String
    package var span: SourceSpan
    package var expectations: [Expectation]
  }

  package var app: AppDescription
  package var names: NameTable
  package var start: State
  /// What must hold before anything happens.
  package var startExpectations: [Expectation]
  package var steps: [Step]
}

/// What must hold after an event.
package struct Expectation: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// A tab's path, or the one that the person looks at below all presentations.
    case path(of: Name?, [Route])
    case screen(ExpectedScreen)
    case tab(Name)
    /// What is presented, the topmost last.
    case presented([Name])
    /// The path in the topmost presentation's own stack.
    case presentedPath([Route])
    case waiting([Name])
    case sidebar(Name?)
    case content(Name?)
    case columns([Column])
    case root(Window.Root)
    case window(Name)
    case windows([Name])
    case heldLink(Name?)
    case savedPath([Route]?)
    case detent(Detent)
    case dragIndicator(Bool)
    case note(NoteCode, isGiven: Bool)
    /// No advice, and no mistake.
    case noWarnings
    /// The event changes nothing.
    case unchanged
  }

  package var subject: Subject
  /// As written.
  package var text: String
  package var span: SourceSpan
}

/// What a person should see, as scenarios name it.
package enum ExpectedScreen: Hashable, Sendable {
  case root
  case destination(Route)
  case stale(Route)
  case unavailable(Route)
  case placeholder(Route)
  case view(Name)
  case presented(Name)
  case blank(Name)
  case sidebar, content, detail, signIn, nothing
}
