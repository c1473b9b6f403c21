import Diagnostics
import Documents

/// What a program must write: the fence of language `output` that follows the snippet before any other Swift fence.
///
/// Lines are compared one by one, whole and in order. White space at the end of lines and empty lines at the end don't count,
/// and a line that holds nothing but `…` or `...` stands for any number of lines.
struct ExpectedOutput: Sendable, Hashable {
  let fence: CodeFence

  /// Where the fence belongs to the snippet.
  init?(after snippet: Snippet, in document: Document) {
    let following = document.codeFences.drop { $0.fenceLine <= snippet.fence.fenceLine }
    guard let next = following.first(where: { $0.language == "output" || $0.language == "swift" }),
      next.language == "output"
    else { return nil }
    fence = next
  }

  /// The first difference.
  struct Mismatch: Hashable {
    /// The expected line, if there is one there; `nil` where output goes on behind the last.
    var expected: CodeFence.Line?
    /// What was written instead; `nil` where the output ends.
    var actual: String?
  }

  /// Where the output differs from what is expected; `nil` where it doesn't.
  func mismatch(with output: String) -> Mismatch? {
    let wanted = Self.withoutEmptyEnd(fence.lines.map { (text: $0.text.trimmedAtEnd, line: Optional($0)) })
    let actual = Self.withoutEmptyEnd(output.swiftLines.map { (text: $0.trimmedAtEnd, line: nil) }).map(\.text)
    // How far the output may have come at each expected line: one place, or all from one on after an ellipsis.
    var reached: [Int] = [0]
    var isOpen = false
    for (text, line) in wanted {
      if text.isEllipsis {
        isOpen = true
        continue
      }
      let starts = isOpen ? Array((reached.first ?? 0)...actual.count) : reached
      let next = starts.filter { $0 < actual.count && actual[$0] == text }.map { $0 + 1 }
      guard !next.isEmpty else {
        let place = reached.last ?? 0
        return Mismatch(expected: line, actual: place < actual.count ? actual[place] : nil)
      }
      reached = next
      isOpen = false
    }
    if isOpen || reached.contains(actual.count) { return nil }
    return Mismatch(expected: nil, actual: actual[reached.last ?? 0])
  }

  private static func withoutEmptyEnd(
    _ lines: [(text: String, line: CodeFence.Line?)]
  ) -> [(text: String, line: CodeFence.Line?)] {
    var lines = lines
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  fileprivate var isEllipsis: Bool {
    let text = drop { $0.isWhitespace }
    return text == "…" || text == "..."
  }
}
