/// One way to write a line: words as they stand, and slots in `<…>` for what the author names.
///
/// The tables of phrases are the grammar: the parser, its messages and the grammar's page all come from them.
struct Phrase<Meaning: Sendable>: Sendable {
  enum Part: Hashable, Sendable {
    case word(String)
    case slot(Slot)
  }

  /// As the grammar shows it: `set path of <tab> <path>`.
  let pattern: String
  /// What it does or says, in a sentence's part.
  let explanation: String
  let parts: [Part]
  /// The word with which the line begins.
  let firstWord: String
  let meaning: Meaning

  init(_ pattern: String, _ explanation: String, _ meaning: Meaning) {
    self.pattern = pattern
    self.explanation = explanation
    self.meaning = meaning
    parts = Self.parts(of: pattern)
    firstWord = String(pattern.prefix { $0 != " " && $0 != ":" })
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var rest = pattern[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "<", let end = rest.firstIndex(of: ">"),
        let slot = Slot(rawValue: String(rest[rest.index(after: rest.startIndex)..<end]))
      {
        parts.append(.slot(slot))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " && $0 != ":" }
        if word.isEmpty {
          parts.append(.word(":"))
          rest.removeFirst()
        } else {
          parts.append(.word(String(word)))
          rest = rest[word.endIndex...]
        }
      }
    }
    return parts
  }
}
