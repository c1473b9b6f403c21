/// The outcome of one judged piece of code: a whole fence, or one ❌/✅ part of it.
package struct SnippetReport: Hashable, Sendable, Codable {
  /// What a part was announced as.
  package enum Mark: String, Sendable, Codable {
    case wrong, right
  }

  /// How one platform's compiler answered.
  package enum PlatformOutcome: String, Sendable, Codable {
    case accepted, rejected, unresolved
    /// The document or snippet leaves the platform out.
    case notJudged = "not-judged"
  }

  /// One function of Swift Testing of a snippet marked `test`.
  package struct Test: Hashable, Sendable, Codable {
    package enum Outcome: String, Sendable, Codable {
      case passed, failed, skipped
    }

    package var name: String
    /// The line of the document on which it stands.
    package var line: Int
    package var outcome: Outcome

    package init(name: String, line: Int, outcome: Outcome) {
      self.name = name
      self.line = line
      self.outcome = outcome
    }
  }

  /// Unique in the report and stable while the document's other parts change: the path, `#`, and the ordinal.
  package var id: String
  /// The document as the person named it.
  package var file: String
  /// The line of the opening fence.
  package var fence: Int
  /// The first and the last line of the code judged.
  package var line: Int
  package var endLine: Int
  /// The part's number, from 1, where a fence has parts.
  package var part: Int?
  package var mark: Mark?
  /// `title` of the fence, if any.
  package var title: String?
  package var verdict: Verdict
  /// Keyed by Apple's names: `iOS`, `macOS`.
  package var platforms: [String: PlatformOutcome]
  /// The declarations that were assumed, as Swift.
  package var assumed: [String]
  /// The same with bodies, as a file may hold it.
  package var placeholders: [String] = []
  /// For `skipped` and `unresolved`: why.
  package var reason: String?
  package var diagnostics: [Diagnostic]
  /// The tests that were run.
  package var tests: [Test]
  /// A hash of the code judged, so that a snippet is known again where it has moved.
  package var fingerprint: String?

  package init(
    id: String, file: String, fence: Int, line: Int, endLine: Int, part: Int? = nil, mark: Mark? = nil,
    title: String? = nil, verdict: Verdict, platforms: [String: PlatformOutcome] = [:], assumed: [String] = [],
    reason: String? = nil, diagnostics: [Diagnostic] = [], tests: [Test] = []
  ) {
    self.id = id
    self.file = file
    self.fence = fence
    self.line = line
    self.endLine = endLine
    self.part = part
    self.mark = mark
    self.title = title
    self.verdict = verdict
    self.platforms = platforms
    self.assumed = assumed
    self.reason = reason
    self.diagnostics = diagnostics
    self.tests = tests
  }
}
