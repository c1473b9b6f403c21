/// Finds constructs that are nested so deep that the parser, which recurses into them without a bound, would exhaust the
/// stack. It looks at bytes alone, in comments and strings too: what it bounds is far beyond what people write anywhere.
struct NestingScan {
  /// Why the text is beyond the bounds, as a clause that follows "since".
  private(set) var excess: String?

  private var brackets = 0
  /// `<` that no `>` closed, since the last clause ended.
  private var angles = 0
  /// `->` since the last clause ended.
  private var arrows = 0
  /// `?` without its `:`, since the last clause ended.
  private var questions = 0
  /// `#if` without its `#endif`.
  private var conditions = 0
  /// Words in a row of which each goes one level further in.
  private var prefixes = 0
  /// `else if` in a row, for each level of brackets.
  private var alternatives = Array(repeating: 0, count: maximumBrackets + 1)

  private var word: [UInt8] = []
  private var byteBeforeWord: UInt8 = 0
  private var lastByte: UInt8 = 0
  private var followsElse = false

  private static let maximumBrackets = 100
  private static let maximumRun = 64

  private static let prefixWords: Set<String> = [
    "_borrow", "_move", "actor", "any", "as", "async", "await", "borrow", "case", "consume", "copy", "defer", "discard",
    "do", "each", "extension", "for", "func", "guard", "if", "in", "indirect", "inout", "is", "let", "operator",
    "repeat", "return", "sending", "some", "switch", "then", "throw", "try", "unsafe", "var", "while", "yield",
  ]
  private static let clauseWords: Set<String> = [
    "associatedtype", "case", "func", "in", "init", "let", "subscript", "typealias", "var",
  ]

  mutating func add(line: String) {
    for byte in line.utf8 where excess == nil {
      if Self.isWord(byte) {
        if word.isEmpty { byteBeforeWord = lastByte }
        word.append(byte)
        lastByte = byte
      } else {
        endWord()
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { addPunctuation(byte) }
      }
    }
    endWord()
  }

  private mutating func addPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      brackets += 1
      if byte == UInt8(ascii: "{") { endClause() }
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
      if byte == UInt8(ascii: "}") { endClause() }
    case UInt8(ascii: ";"), UInt8(ascii: "="): endClause()
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">") where lastByte == UInt8(ascii: "-"): arrows += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "?"): questions += 1
    case UInt8(ascii: ":"): questions = max(0, questions - 1)
    default: break
    }
    if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { prefixes = 0 }
    if byte != UInt8(ascii: "#") { followsElse = false }
    lastByte = byte
    judge()
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let text = word.count <= 16 ? String(decoding: word, as: UTF8.self) : ""
    word.removeAll(keepingCapacity: true)
    let level = min(brackets, Self.maximumBrackets)
    if byteBeforeWord == UInt8(ascii: "#") {
      if text == "if" { conditions += 1 }
      if text == "endif" { conditions = max(0, conditions - 1) }
    } else if text == "if", followsElse {
      alternatives[level] += 1
    } else if text != "else", byteBeforeWord == UInt8(ascii: "}") {
      alternatives[level] = 0
    }
    if Self.clauseWords.contains(text) { endClause() }
    prefixes = Self.prefixWords.contains(text) ? prefixes + 1 : 0
    followsElse = text == "else"
    judge()
  }

  private mutating func endClause() {
    angles = 0
    arrows = 0
    questions = 0
  }

  private mutating func judge() {
    if brackets > Self.maximumBrackets {
      excess = "its brackets are nested more than \(Self.maximumBrackets) deep"
      return
    }
    let runs = [
      (angles, "generic arguments"), (arrows, "function types"), (questions, "conditional expressions"),
      (conditions, "'#if' blocks"), (prefixes, "expressions"),
      (alternatives[min(brackets, Self.maximumBrackets)], "'else if' branches"),
    ]
    for (count, what) in runs where count > Self.maximumRun {
      excess = "its \(what) are nested more than \(Self.maximumRun) deep"
      return
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
