/// Something a person should know about their input: what is wrong, where, and what to do.
///
/// A diagnostic is a value; reporters render it.
package struct Diagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Sendable, Codable, CaseIterable {
    case note, warning, error
  }

  /// Further text to a diagnostic, perhaps at another place.
  package struct Note: Hashable, Sendable, Codable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// A stable kebab-case name of the kind, such as `front-matter-invalid`; `waymark explain ID` explains it.
  package var id: String
  package var severity: Severity
  package var message: String
  package var span: SourceSpan?
  /// What to do about it, as an imperative sentence.
  package var recommendation: String?
  package var notes: [Note]
  /// The navigation rule that found it, if one did.
  package var rule: String?

  package init(
    _ id: String, _ severity: Severity, _ message: String, at span: SourceSpan? = nil,
    recommendation: String? = nil, notes: [Note] = [], rule: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.span = span
    self.recommendation = recommendation
    self.notes = notes
    self.rule = rule
  }

  /// An error.
  package init(
    _ id: String, _ message: String, at span: SourceSpan? = nil, recommendation: String? = nil, notes: [Note] = [],
    rule: String? = nil
  ) {
    self.init(id, .error, message, at: span, recommendation: recommendation, notes: notes, rule: rule)
  }
}
