import Diagnostics

/// What a document announces of a part for one platform.
enum Expectation: Hashable, Sendable {
  case accepted
  /// Must be rejected: by an error whose message contains the text, if there is one, and by an error on each marked
  /// line.
  case rejected(text: String?, marks: [ExpectedError])

  init(of part: SnippetPart, in snippet: Snippet, on platform: ApplePlatform) {
    let marks = part.expectedErrors.filter { $0.platform == nil || $0.platform == platform.rawValue }
    if !marks.isEmpty {
      self = .rejected(text: snippet.attributes.fails?.value, marks: marks)
    } else if part.expectedErrors.isEmpty,
      part.mark == .wrong && !snippet.marksAreAdvice || snippet.attributes.fails != nil
    {
      self = .rejected(text: snippet.attributes.fails?.value, marks: [])
    } else {
      self = .accepted
    }
  }

  var isRejected: Bool { self != .accepted }
}
