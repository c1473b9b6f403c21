/// Something that a console would warn of, or that a reader should learn, about one event.
public struct Note: Hashable, Sendable {
  public enum Severity: UInt8, Hashable, Sendable, CaseIterable {
    /// What happened, or where the model's knowledge ends.
    case info
    /// Better ways exist.
    case advice
    /// The app does something wrong.
    case mistake
  }

  public var code: NoteCode
  /// What it is about: a route, a tab, a presentation.
  public var subject: Name?
  /// What else it is about: the route's record, what was in the way.
  public var object: Name?

  public init(_ code: NoteCode, _ subject: Name? = nil, _ object: Name? = nil) {
    self.code = code
    self.subject = subject
    self.object = object
  }

  public var severity: Severity { code.severity }
}
