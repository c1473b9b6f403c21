/// What became of a snippet.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  /// Compiled on every platform of the document, no rule broken.
  case verified
  /// The same, after assuming declarations, which are listed.
  case verifiedWithPlaceholders = "verified-with-placeholders"
  /// Announced as wrong, and so it was.
  case rejectedAsExpected = "rejected-as-expected"
  /// An error or a broken rule that nothing announced.
  case failed
  /// Announced as wrong, and nothing rejects it.
  case acceptedUnexpectedly = "accepted-unexpectedly"
  /// The context could not be found out.
  case unresolved
  /// Not judged; the reason is given.
  case skipped

  /// Whether it compiles and breaks no rule, and nothing said that it would.
  package var isVerified: Bool { self == .verified || self == .verifiedWithPlaceholders }

  /// Whether `check` without `--strict` fails because of it.
  package var isFailure: Bool { self == .failed || self == .acceptedUnexpectedly }
}
