import Diagnostics

/// Finds the YAML between `---` lines at the start of a document.
enum FrontMatterReader {
  /// The front matter, the offset at which the body begins, and what is wrong.
  static func read(_ source: SourceText) -> (FrontMatter, bodyStart: Int, [Diagnostic]) {
    let none = (FrontMatter(), 0, [Diagnostic]())
    guard isMark(source, line: 1, marks: ["---"]), source.lineCount > 1 else { return (none.0, 0, late(source)) }
    var looksLikeMapping = false
    var line = 2
    while line <= source.lineCount, !isMark(source, line: line, marks: ["---", "..."]) {
      looksLikeMapping = looksLikeMapping || beginsWithKey(source, line: line)
      line += 1
    }
    guard line <= source.lineCount else { return unclosed(source) }
    // Two thematic breaks with prose between them are no front matter.
    guard looksLikeMapping else { return none }

    let start = source.range(ofLine: 2).lowerBound
    let end = source.range(ofLine: line).lowerBound
    let bodyStart = line < source.lineCount ? source.range(ofLine: line + 1).lowerBound : source.bytes.count
    let span = SourceSpan(
      file: source.file, start: SourcePosition(line: 1, column: markStart(source) + 1),
      end: SourcePosition(line: line, column: source.range(ofLine: line).count + 1))
    let (value, problems) = YAML.parse(source, range: start..<end)
    var diagnostics = problems
    guard let value else { return (FrontMatter(span: span), bodyStart, diagnostics) }
    guard case .mapping(let entries) = value.kind else {
      diagnostics.append(
        Diagnostic(
          "front-matter-invalid", .error, "the front matter is no list of keys and values", at: value.span,
          recommendation: "Write lines such as 'title: Navigation' between the '---' lines."))
      return (FrontMatter(span: span), bodyStart, diagnostics)
    }
    return (FrontMatter(entries: entries.map { ($0.key, $0.value) }, span: span), bodyStart, diagnostics)
  }

  /// Blank lines before what looks like front matter.
  private static func late(_ source: SourceText) -> [Diagnostic] {
    var line = 1
    while line <= source.lineCount, source.bytes[source.range(ofLine: line)].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      line += 1
    }
    guard line > 1, line < source.lineCount, isMark(source, line: line, marks: ["---"]),
      beginsWithKey(source, line: line + 1),
      (line + 2...max(line + 2, source.lineCount)).contains(where: { isMark(source, line: $0, marks: ["---", "..."]) })
    else { return [] }
    return [
      Diagnostic(
        "front-matter-late", .warning, "blank lines stand before the front matter, so it doesn't count",
        at: SourceSpan(file: source.file, line: line, column: 1),
        recommendation: "Begin the file with '---'.")
    ]
  }

  /// A document that begins with a mark and a key but has no further mark. Without a key it's a thematic break.
  private static func unclosed(_ source: SourceText) -> (FrontMatter, Int, [Diagnostic]) {
    guard beginsWithKey(source, line: 2) else { return (FrontMatter(), 0, []) }
    let start = SourcePosition(line: 1, column: markStart(source) + 1)
    let span = SourceSpan(
      file: source.file, start: start, end: SourcePosition(line: 1, column: start.column + 3))
    return (
      FrontMatter(), 0,
      [
        Diagnostic(
          "front-matter-unclosed", .error, "the front matter that begins here is never closed", at: span,
          recommendation: "Write a line of '---' after its last key.")
      ]
    )
  }

  /// The width of a byte order mark.
  private static func markStart(_ source: SourceText) -> Int {
    source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private static func isMark(_ source: SourceText, line: Int, marks: [String]) -> Bool {
    var range = source.range(ofLine: line)
    if line == 1 { range = min(range.lowerBound + markStart(source), range.upperBound)..<range.upperBound }
    guard range.count >= 3 else { return false }
    let bytes = source.bytes[range]
    return marks.contains { bytes.starts(with: $0.utf8) } && bytes.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a line begins with `key:`, not indented, and a blank or the line's end after it.
  private static func beginsWithKey(_ source: SourceText, line: Int) -> Bool {
    let bytes = source.bytes[source.range(ofLine: line)]
    guard let first = bytes.first, ![0x20, 0x09, UInt8(ascii: "#"), UInt8(ascii: "-")].contains(first),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex
    else { return false }
    let after = bytes[(colon + 1)...].first
    return after == nil || after == 0x20 || after == 0x09
  }
}
