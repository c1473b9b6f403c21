import Diagnostics
import HTMLBuilding

/// The mark of a verdict: a painted blaze whose shape tells the verdict, next to its word.
struct Blaze: Sendable {
  let verdict: Verdict

  /// The verdict in words.
  var word: String {
    switch verdict {
    case .verified: "verified"
    case .verifiedWithPlaceholders: "verified with placeholders"
    case .rejectedAsExpected: "rejected, as it should be"
    case .failed: "failed"
    case .acceptedUnexpectedly: "accepted, but announced as wrong"
    case .unresolved: "unresolved"
    case .skipped: "not judged"
    }
  }

  /// The verdict of several snippets in words, for the line of facts.
  func phrase(count: Int) -> String {
    switch verdict {
    case .verified: count == 1 ? "1 snippet verified" : "\(count) snippets verified"
    case .verifiedWithPlaceholders: "\(count) with placeholders"
    case .rejectedAsExpected: "\(count) rejected, as \(count == 1 ? "it" : "they") should be"
    case .failed: "\(count) failed"
    case .acceptedUnexpectedly: "\(count) accepted, but announced as wrong"
    case .unresolved: "\(count) unresolved"
    case .skipped: "\(count) not judged"
    }
  }

  /// The class that gives the mark its colour.
  var tone: StaticString {
    switch verdict {
    case .verified: "mark ok"
    case .verifiedWithPlaceholders: "mark warn"
    case .rejectedAsExpected: "mark no"
    case .failed, .acceptedUnexpectedly: "mark bad"
    case .unresolved: "mark open"
    case .skipped: "mark quiet"
    }
  }

  /// Writes the drawing alone; the word must stand beside it.
  func writeDrawing(into html: inout HTMLBuffer) {
    html.markup("<svg class=\"blaze\" viewBox=\"0 0 14 18\" aria-hidden=\"true\" focusable=\"false\">")
    html.markup(drawing)
    html.markup("</svg>")
  }

  private var drawing: StaticString {
    switch verdict {
    case .verified:
      "<rect x=\"4\" width=\"6\" height=\"18\" fill=\"currentColor\"/>"
    case .verifiedWithPlaceholders:
      """
      <rect width="6" height="18" fill="currentColor"/>\
      <rect x="8.75" y=".75" width="4.5" height="16.5" fill="none" stroke="currentColor" stroke-width="1.5"/>
      """
    case .rejectedAsExpected:
      """
      <rect x="4.75" y=".75" width="4.5" height="16.5" fill="none" stroke="currentColor" stroke-width="1.5"/>\
      <path d="M1 16.5 13 1.5" stroke="currentColor" stroke-width="2" fill="none"/>
      """
    case .failed, .acceptedUnexpectedly:
      "<path d=\"M4 0h6v6.2L4 9.4zM10 9v9H4v-5.8z\" fill=\"currentColor\"/>"
    case .unresolved:
      """
      <rect x="1.75" y=".75" width="10.5" height="16.5" fill="none" stroke="currentColor" stroke-width="1.5"/>\
      <path d="M5 6.6a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.7" fill="none" stroke="currentColor" stroke-width="1.5"/>\
      <rect x="6.2" y="11.8" width="1.6" height="1.7" fill="currentColor"/>
      """
    case .skipped:
      """
      <rect x="4.75" y=".75" width="4.5" height="16.5" fill="none" stroke="currentColor" stroke-width="1.5" \
      stroke-dasharray="2.5 2"/>
      """
    }
  }
}
