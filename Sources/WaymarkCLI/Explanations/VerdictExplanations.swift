import Diagnostics

/// What the verdicts mean and what to do about them.
enum VerdictExplanations {
  static let all = Dictionary(
    Verdict.allCases.map { ($0.rawValue, text(for: $0)) }, uniquingKeysWith: { first, _ in first })

  private static func text(for verdict: Verdict) -> String {
    switch verdict {
    case .verified:
      """
      The snippet compiled on every platform it was judged for, and broke no rule. There is nothing to do.
      """
    case .verifiedWithPlaceholders:
      """
      The snippet compiled after waymark had written declarations for names that nothing declares, from how they are \
      used. They are listed, on the page and with --verbose.

      To have it judged without them, declare the names in the snippet, in an earlier or hidden one, or in the file \
      that the front matter names as 'context'.
      """
    case .rejectedAsExpected:
      """
      The snippet is announced as wrong, by ❌ or by an attribute of its fence, and the compiler or a rule rejects it. \
      That is as it should be.
      """
    case .failed:
      """
      The compiler or a rule rejects the snippet, and nothing announced that. Each error is shown at its place in the \
      document.

      Correct the code; or, if it is meant to show a mistake, mark it: '// ❌' above it, or 'fails' on its fence.
      """
    case .acceptedUnexpectedly:
      """
      The snippet is announced as wrong, and nothing rejects it: it compiles and breaks no rule. A reader would learn \
      something that isn't so.

      Show code that is really rejected; or, if it is a matter of taste, say so in words and take the mark away.
      """
    case .unresolved:
      """
      waymark could not find out what surrounds the snippet, so it was not judged. The reason names what is missing and \
      what to write. Unresolved snippets are findings only with --strict.
      """
    case .skipped:
      """
      The fence says that the snippet is not to be judged, and why: 'skip="reason"'. The reason is shown on the page.
      """
    }
  }
}
