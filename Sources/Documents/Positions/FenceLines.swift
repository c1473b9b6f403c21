import Diagnostics

/// Finds the lines of a fenced code block in the file: cmark's own text of them has lost the containers' indentation.
struct FenceLines {
  /// What a fence looks like where it opens.
  struct Opening {
    var line: Int
    /// The offset of the first backtick or tilde.
    var offset: Int
    /// The offset after the last one.
    var end: Int
    /// How many blanks before each line of code belong to the fence.
    var indent: Int
  }

  let source: SourceText
  let containers: ContainerStack

  /// - Parameter line: the line of the opening fence.
  func opening(line: Int) -> Opening {
    let cursor = containers.cursor(line: line).cursor
    let start = cursor.firstNonspace().offset
    var end = start
    while end < cursor.end, source.bytes[end] == source.bytes[start] { end += 1 }
    return Opening(line: line, offset: start, end: end, indent: start - cursor.offset)
  }

  func line(_ line: Int, of opening: Opening) -> CodeFence.Line {
    var cursor = containers.cursor(line: line).cursor
    var indent = opening.indent
    while indent > 0, cursor.isAtBlank {
      cursor.advance(columns: 1)
      indent -= 1
    }
    var offset = cursor.offset
    var spaces = 0
    if cursor.isInsideTab {
      spaces = cursor.columnsToTabStop
      offset += 1
    }
    let rest = String(decoding: source.bytes[offset..<max(offset, cursor.end)], as: UTF8.self)
    return CodeFence.Line(
      text: spaces > 0 ? String(repeating: " ", count: spaces) + rest : rest, line: line,
      column: offset - source.range(ofLine: line).lowerBound + 1, virtualIndent: spaces)
  }

  /// Whether a line closes the fence; `nil` if it doesn't, else the offset after the closing fence.
  func closingEnd(line: Int, of opening: Opening) -> Int? {
    guard line <= source.lineCount else { return nil }
    let (cursor, matchesAll) = containers.cursor(line: line)
    let nonspace = cursor.firstNonspace()
    guard matchesAll, nonspace.column - cursor.column <= 3 else { return nil }
    var end = nonspace.offset
    while end < cursor.end, source.bytes[end] == source.bytes[opening.offset] { end += 1 }
    // cmark keeps a fence's length in a byte.
    guard end - nonspace.offset >= min(opening.end - opening.offset, 255), end > nonspace.offset else { return nil }
    for index in end..<cursor.end
    where source.bytes[index] != UInt8(ascii: " ") && source.bytes[index] != UInt8(ascii: "\t") { return nil }
    return end
  }
}
