import Diagnostics

/// Tells whether a comment announces what follows as wrong or right.
enum MarkReader {
  /// What a comment that stands alone on its line announces.
  struct Announcement: Equatable {
    /// `nil` for "Before:", which divides a fence, and says nothing against what follows.
    var mark: SnippetReport.Mark?
    /// A sign such as ❌ is meant as a mark wherever it stands; a word may be prose.
    var isSign: Bool
  }

  private static let signs: [(sign: String, mark: SnippetReport.Mark)] = [
    ("❌", .wrong), ("✗", .wrong), ("✘", .wrong), ("✖", .wrong), ("🚫", .wrong), ("⛔", .wrong),
    ("✅", .right), ("✔", .right), ("✓", .right),
  ]

  private static let words: [String: SnippetReport.Mark?] = [
    "wrong": .wrong, "bad": .wrong, "don't": .wrong, "don’t": .wrong, "avoid": .wrong, "incorrect": .wrong,
    "right": .right, "good": .right, "do": .right, "prefer": .right, "correct": .right, "after": .right,
    "before": nil,
  ]

  private static let phrases: [String: SnippetReport.Mark] = [
    "don't do this": .wrong, "don’t do this": .wrong, "do this": .right, "do this instead": .right,
    "instead do this": .right,
  ]

  /// - Parameter comment: With its `//` or `/* */`.
  static func announcement(in comment: String) -> Announcement? {
    let text = body(of: comment)
    for (sign, mark) in signs where text.unicodeScalars.starts(with: sign.unicodeScalars) {
      return Announcement(mark: mark, isSign: true)
    }
    let lowered = text.lowercased()
    for (phrase, mark) in phrases where lowered.hasPrefix(phrase) {
      if endsWord(lowered.dropFirst(phrase.count)) { return Announcement(mark: mark, isSign: false) }
    }
    guard text.first?.isUppercase == true else { return nil }
    let word = lowered.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    guard let mark = words[String(word)], endsWord(lowered.dropFirst(word.count)) else { return nil }
    return Announcement(mark: mark, isSign: false)
  }

  /// Whether a line has a comment that may announce a mark or an error; cheap, and never `false` for one that does.
  static func mayAnnounce(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    guard bytes.count >= 2 else { return false }
    for index in 1..<bytes.count where bytes[index - 1] == UInt8(ascii: "/") {
      guard bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "*") else { continue }
      // What a comment announces stands at its beginning.
      let comment = String(decoding: bytes[(index - 1)...].prefix(96), as: UTF8.self)
      if announcement(in: comment) != nil || body(of: comment).hasPrefix("error") { return true }
    }
    return false
  }

  /// Whether a word stands for itself: nothing follows, or punctuation that sets it off from what it announces. A dash
  /// without space before it joins words, as in "Right-aligned".
  private static func endsWord(_ rest: Substring) -> Bool {
    let trimmed = rest.drop(while: \.isWhitespace)
    guard let next = trimmed.first else { return true }
    if next == "-" || next == "–" || next == "—" { return trimmed.startIndex > rest.startIndex || next == "—" }
    return next == ":" || next == "!" || (next == "." && trimmed.count == 1)
  }

  /// The comment without `//`, `/*` and `*/` and the space inside; empty for a comment of several lines.
  static func body(of comment: String) -> String {
    var text = Substring(comment)
    guard !text.contains(where: \.isNewline) else { return "" }
    if text.hasPrefix("/*") {
      text = text.drop { $0 == "/" || $0 == "*" }
      if text.hasSuffix("*/") { text = text.dropLast(2) }
    } else {
      text = text.drop { $0 == "/" }
    }
    text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
