extension SourceText {
  /// A position's column in UTF-16 code units, from 1, as editors and report formats count.
  ///
  /// A byte order mark counts for nothing there. A position within a character is that of its start; bytes that are no
  /// UTF-8 count one by one. What lies past the end of its line is held at the end.
  package func utf16Column(of position: SourcePosition) -> Int {
    let line = range(ofLine: position.line)
    var start = line.lowerBound
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, line.upperBound) }
    var end = max(offset(of: position), start)
    // Not in the midst of a character, unless what stands there is none.
    var back = 0
    while back < 3, end < line.upperBound, end > start, bytes[end] & 0xC0 == 0x80 {
      end -= 1
      back += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
  }
}

/// A span in the units of report formats: lines and columns from 1, columns in UTF-16 code units.
struct Region: Hashable, Sendable {
  var startLine: Int
  /// `nil` where the file's text can't be had.
  var startColumn: Int?
  var endLine: Int
  /// Of the place after the last character; that of `startColumn` for a point.
  var endColumn: Int?

  init(_ span: SourceSpan, in source: SourceText?) {
    startLine = max(span.start.line, 1)
    endLine = max(span.end.line, startLine)
    guard let source, span.end.line <= source.lineCount else { return }
    let start = source.utf16Column(of: span.start)
    let end = source.utf16Column(of: span.end)
    startColumn = start
    endColumn = endLine == startLine ? max(start, end) : end
  }

  var isPoint: Bool { startLine == endLine && startColumn == endColumn }
}
