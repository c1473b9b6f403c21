/// Estimates, from above, the work of cmark-gfm 0.29.0.gfm.6 where it grows faster than the document.
///
/// Each inline is read within its paragraph, and no paragraph goes beyond a blank line, so all is counted by groups of
/// lines between blank ones:
/// - a `]` looks at the brackets that are open before it, and at the marks of emphasis;
/// - `<!` and `<?` look for their ends through the rest of the paragraph;
/// - a line such as `|-|` looks for a table's header through the paragraph before it;
/// - a table's short rows are filled up to the width of its header;
/// - a reference copies its definition's address and title;
/// - each line is matched against each list and quote that is open;
/// - each of the first 1,000 `@` of a word, and each `://` and `www.`, looks through the rest of the word.
///
/// Rows of a table are read one by one; a row that is surely one (see `TableRows`) is a group of its own.
struct WorkEstimate {
  struct Excess {
    var offset: Int
    var isNesting = false
    /// What it is that takes long.
    var reason = ""
  }

  private var work = 0
  private var excess: Excess?

  // The group.
  private var groupStart = 0
  private var openBrackets = 0
  private var emphasisMarks = 0
  private var declarations = 0
  private var table = TableRows()
  private var delimiterLines = 0
  /// cmark's lists of cells take as long to append to as they are.
  private var pipeSquares = 0
  /// The columns of the widest delimiter line so far, and the pipes and lines after it.
  private var columns = 0
  private var rows = 0
  private var pipes = 0

  // The word.
  private var wordStart = 0
  private var atSigns = 0
  private var addresses = 0

  // The document.
  /// The nesting of the last line that begins with a mark.
  private var nesting = 0
  private var closeBrackets = 0
  private var definition = DefinitionLength()

  /// The first place that is too much, `nil` if all is well.
  mutating func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Excess? {
    var start = 0
    while start < bytes.count, excess == nil {
      let end = readLine(bytes, from: start)
      start =
        end < bytes.count && bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
    }
    endGroup(at: bytes.count)
    spend(16 * definition.longest * closeBrackets, at: definition.longestStart, "a long link definition used often")
    return excess
  }

  /// - Returns: the offset of the line's end.
  private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var line = LineFacts()
    wordStart = start
    let isRow = table.isInside
    table.addLine(bytes, from: start)
    if table.isInside { clearParagraph() }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if !Self.isSpecial(byte) {
        line.isBlank = false
        line.mayDelimit = false
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        read(byte, at: index, in: bytes, &line)
      }
      index += 1
    }
    endWord(at: index)
    guard !line.isBlank else {
      endGroup(at: index)
      spend(30 * nesting, at: start, "so many lines within such deep lists")
      return index
    }
    if let depth = LinePrefix.nesting(bytes, start..<index) {
      nesting = depth
      if depth > DocumentLimits.nesting { excess = excess ?? Excess(offset: start, isNesting: true) }
    }
    spend(30 * nesting, at: start, "so many lines within such deep lists")
    definition.addLine(bytes, start..<index)
    rows += 1
    pipes += line.pipes
    pipeSquares += line.pipes * line.pipes
    if isRow, table.isInside {
      spend(declarations * (index - start), at: start, "so long a row with '<!' or '<?'")
    } else if line.mayDelimit, line.hasDash {
      delimiterLines += 1
      fillTable()
      columns = line.pipes + 1
    }
    return index
  }

  /// The bytes that `read` knows, and line ends, as bits: letters and digits must cost next to nothing.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? lowSpecials : highSpecials) & (1 << UInt64(byte & 0x3F)) != 0
  }

  private static let lowSpecials = bits(of: "\t\n\r *-.:<>")
  private static let highSpecials = bits(of: "@[]_|~")

  private static func bits(of bytes: String) -> UInt64 {
    bytes.utf8.reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
  }

  private struct LineFacts {
    var isBlank = true
    var mayDelimit = true
    var hasDash = false
    var pipes = 0
  }

  private mutating func read(
    _ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>, _ line: inout LineFacts
  ) {
    switch byte {
    case 0x20, 0x09:
      endWord(at: index)
      return
    case UInt8(ascii: "-"): line.hasDash = true
    case UInt8(ascii: ":"):
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") { addresses += 1 }
    case UInt8(ascii: ">"): break
    case UInt8(ascii: "."):
      if index >= 3, bytes[index - 1] == UInt8(ascii: "w"), bytes[index - 3] == UInt8(ascii: "w") { addresses += 1 }
      line.mayDelimit = false
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      if mayMarkEmphasis(byte, at: index, in: bytes) { emphasisMarks += 1 }
      line.mayDelimit = false
    case UInt8(ascii: "|"): line.pipes += 1
    case UInt8(ascii: "["):
      openBrackets += 1
      line.mayDelimit = false
    case UInt8(ascii: "]"):
      closeBrackets += 1
      spend(16 * (openBrackets + emphasisMarks), at: index, "so many brackets and emphasis marks in one paragraph")
      openBrackets = max(0, openBrackets - 1)
      line.mayDelimit = false
    case UInt8(ascii: "<"):
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") {
        declarations += 1
      }
      line.mayDelimit = false
    case UInt8(ascii: "@"):
      atSigns += 1
      line.mayDelimit = false
    default: line.mayDelimit = false
    }
    line.isBlank = false
  }

  /// The first of a run of marks, unless it is a `_` within a word.
  private func mayMarkEmphasis(_ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return true }
    if bytes[index - 1] == byte { return false }
    guard byte == UInt8(ascii: "_"), index + 1 < bytes.count else { return true }
    return !(Self.isWord(bytes[index - 1]) && Self.isWord(bytes[index + 1]))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private mutating func endWord(at end: Int) {
    if atSigns + addresses > 0 {
      let looks = 5 * min(atSigns, 1000) + 4 * addresses
      spend(looks * (end - wordStart), at: wordStart, "so long a word with '@' or '://'")
    }
    atSigns = 0
    addresses = 0
    wordStart = end + 1
  }

  private mutating func fillTable() {
    if columns > 0 {
      spend(2000 * max(0, columns * rows - pipes - rows), at: groupStart, "so wide a table with short rows")
    }
    rows = 0
    pipes = 0
  }

  private mutating func endGroup(at end: Int) {
    let count = end - groupStart
    spend(declarations * count, at: groupStart, "so long a paragraph with '<!' or '<?'")
    spend(
      delimiterLines * (20 * count + 2 * pipeSquares), at: groupStart, "so long a paragraph with lines like a table's")
    fillTable()
    definition.endGroup(at: end)
    clearParagraph()
    table.endGroup()
    delimiterLines = 0
    pipeSquares = 0
    columns = 0
    groupStart = end + 1
  }

  private mutating func clearParagraph() {
    openBrackets = 0
    emphasisMarks = 0
    declarations = 0
  }

  private mutating func spend(_ amount: Int, at offset: Int, _ reason: @autoclosure () -> String) {
    work += amount
    if work > DocumentLimits.work, excess == nil { excess = Excess(offset: offset, reason: reason()) }
  }
}
