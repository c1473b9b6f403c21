/// Estimates, from above, the work of cmark-gfm 0.29.0.gfm.6 where it grows faster than the document.
///
/// Each inline is read within its paragraph, and no paragraph goes beyond a blank line, so all is counted by groups of
/// lines between blank ones:
/// - a `]` looks at the brackets that are open before it;
/// - `<!` and `<?` look for their ends through the rest of the paragraph;
/// - a line such as `|-|` looks for a table's header through the paragraph before it;
/// - a table's short rows are filled up to the width of its header;
/// - a reference copies its definition's address and title;
/// - each line is matched against each list and quote that is open;
/// - each of the first 1,000 `@` of a word looks through the rest of the word.
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
  private var declarations = 0
  private var delimiterLines = 0
  /// The columns of the widest delimiter line so far, and the pipes and lines after it.
  private var columns = 0
  private var rows = 0
  private var pipes = 0

  // The word.
  private var wordStart = 0
  private var atSigns = 0

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
    if line.mayDelimit, line.hasDash {
      delimiterLines += 1
      fillTable()
      columns = line.pipes + 1
    }
    return index
  }

  /// The bytes that `read` knows, and line ends, as bits: letters and digits must cost next to nothing.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    let low: UInt64 = 1 << 0x0A | 1 << 0x0D | 1 << 0x20 | 1 << 0x09 | 1 << 0x2D | 1 << 0x3A | 1 << 0x3E | 1 << 0x3C
    let high: UInt64 = 1 << (0x7C - 0x40) | 1 << (0x5B - 0x40) | 1 << (0x5D - 0x40) | 1 << (0x40 - 0x40)
    return byte < 0x80 && (byte < 0x40 ? low : high) & (1 << UInt64(byte & 0x3F)) != 0
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
    case UInt8(ascii: ":"), UInt8(ascii: ">"): break
    case UInt8(ascii: "|"): line.pipes += 1
    case UInt8(ascii: "["):
      openBrackets += 1
      line.mayDelimit = false
    case UInt8(ascii: "]"):
      closeBrackets += 1
      spend(16 * openBrackets, at: index, "so many open brackets in one paragraph")
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

  private mutating func endWord(at end: Int) {
    if atSigns > 0 { spend(5 * min(atSigns, 1000) * (end - wordStart), at: wordStart, "so long a word with '@'") }
    atSigns = 0
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
    spend(4 * delimiterLines * count, at: groupStart, "so long a paragraph with lines like a table's")
    fillTable()
    definition.endGroup(at: end)
    openBrackets = 0
    declarations = 0
    delimiterLines = 0
    columns = 0
    groupStart = end + 1
  }

  private mutating func spend(_ amount: Int, at offset: Int, _ reason: @autoclosure () -> String) {
    work += amount
    if work > DocumentLimits.work, excess == nil { excess = Excess(offset: offset, reason: reason()) }
  }
}

/// The longest link reference definition that a document may have.
private struct DefinitionLength {
  private(set) var longest = 0
  private(set) var longestStart = 0
  private var start: Int?
  /// Whether a title may be open that only the group's end ends for sure.
  private var mayHaveOpenTitle = false

  mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var first = line.lowerBound
    while first < line.upperBound, [0x20, 0x09, UInt8(ascii: ">")].contains(bytes[first]) { first += 1 }
    if first < line.upperBound, bytes[first] == UInt8(ascii: "["), !mayHaveOpenTitle,
      mayBeLabel(bytes[first..<line.upperBound])
    {
      finish(at: line.lowerBound)
      start = line.lowerBound
    }
    guard start != nil, !mayHaveOpenTitle else { return }
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")")]
    var last = line.upperBound
    while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    guard last > first, !quotes.contains(bytes[last - 1]) || bytes[last - 1] == UInt8(ascii: "(") else { return }
    mayHaveOpenTitle = bytes[first..<last].contains { quotes.contains($0) }
  }

  /// A label ends with `]:`, on this line or on a further one.
  private func mayBeLabel(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let end = line.firstIndex(of: UInt8(ascii: "]")) else { return true }
    // An escaped bracket belongs to the label; so few have one that it isn't looked beyond.
    return line[end - 1] == UInt8(ascii: "\\") || end + 1 < line.endIndex && line[end + 1] == UInt8(ascii: ":")
  }

  mutating func endGroup(at end: Int) {
    finish(at: end)
    start = nil
    mayHaveOpenTitle = false
  }

  private mutating func finish(at end: Int) {
    guard let start, end - start > longest else { return }
    longest = end - start
    longestStart = start
  }
}

/// The marks of quotes and lists before a line's text.
enum LinePrefix {
  /// At most how many containers a line may open or be in, `nil` where it begins with no mark.
  ///
  /// Each level of a list is indented by two columns at least, so blanks count as half a level each.
  static func nesting(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    var marks = 0
    var columns = 0
    var kinds: (bullet: UInt8, isRule: Bool) = (0, true)
    while index < line.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x20: columns += 1
      case 0x09: columns += 4 - columns % 4
      case UInt8(ascii: ">"):
        marks += 1
        kinds.isRule = false
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        if kinds.bullet != 0, kinds.bullet != byte { kinds.isRule = false }
        kinds.bullet = byte
        marks += isMark(bytes, index, line) ? 1 : 0
      case 0x30...0x39:
        kinds.isRule = false
        while index < line.upperBound, (0x30...0x39).contains(bytes[index]) { index += 1 }
        guard index < line.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
          isMark(bytes, index, line)
        else { return bound(marks, columns) }
        marks += 1
      default: return bound(marks, columns)
      }
      index += 1
    }
    // Only marks of one kind and blanks: a thematic break.
    return kinds.isRule && kinds.bullet != UInt8(ascii: "+") ? nil : bound(marks, columns)
  }

  private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ line: Range<Int>) -> Bool {
    index + 1 == line.upperBound || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x09
  }

  private static func bound(_ marks: Int, _ columns: Int) -> Int? {
    // Each mark of a list has a blank after it, which is no indentation.
    marks == 0 ? nil : marks + max(0, columns - marks) / 2
  }
}
