/// The comment that marks a part of a snippet as wrong or right.
enum MarkComment {
  /// The words of a line that is nothing but such a comment, without the mark: `// ❌ Two flags race` → `Two flags race`.
  ///
  /// - Returns: `nil` for any other line; empty where the mark stands alone.
  static func words(of line: String) -> String? {
    var rest = Substring(line).drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.drop { $0 == "/" || $0 == " " || $0 == "\t" }
    var isMarked = false
    if let first = rest.first, "❌✅✗✓✘✔".contains(first) || first == "\u{2714}\u{FE0F}" || first == "\u{2716}\u{FE0F}" {
      isMarked = true
      rest = rest.dropFirst().drop { $0 == " " || $0 == ":" || $0 == "-" || $0 == "–" || $0 == "—" }
    }
    for word in ["Wrong", "Bad", "Don't", "Don’t", "Right", "Good", "Do"] {
      guard rest.lowercased().hasPrefix(word.lowercased()) else { continue }
      let after = rest.dropFirst(word.count).drop { $0 == " " }
      // `Don't call it twice` is a sentence; `Bad: called twice` and `Bad` are marks.
      guard after.isEmpty || after.first == ":" || (isMarked && (after.first == "—" || after.first == "–")) else {
        continue
      }
      isMarked = true
      rest = after.drop { $0 == " " || $0 == ":" || $0 == "-" || $0 == "–" || $0 == "—" }
      break
    }
    return isMarked ? String(rest) : nil
  }
}
