import Diagnostics

/// From places in a block's content, as cmark joins it from stripped lines, to places in the file.
///
/// cmark's own columns of inlines are those of the stripped lines, counted from the block's first column: wrong wherever
/// a further line is indented otherwise, after a backslash at a line's end, after a link whose destination is on a further
/// line, and after `\|` in a table. Offsets in the content are exact, so they are what this type maps.
struct InlineMap {
  private struct LineStart {
    /// The offset in the content at which the line starts.
    var content: Int
    /// The offset in the file of the same place.
    var source: Int
  }

  private let first: LineStart
  /// The lines after the first; most blocks have none.
  private let rest: [LineStart]
  private let source: SourceText
  private let firstLine: Int
  /// The offsets in the content before which the file has one more backslash.
  private let escapes: [Int]
  /// What cmark adds to columns: the block's first column less 1, and the width of marks before the content.
  private let columnBase: Int
  /// The line that cmark counts the block's first line of content as.
  private let countedFirstLine: Int
  private let contentCount: Int

  /// - Parameters:
  ///   - firstLine: the file's line of the content's first line.
  ///   - lineStart: the offset in the file at which the content of a line starts.
  init(
    source: SourceText, content: UnsafeBufferPointer<UInt8>, firstLine: Int, countedFirstLine: Int, columnBase: Int,
    escapes: [Int] = [], lineStart: (Int) -> Int
  ) {
    self.source = source
    self.firstLine = firstLine
    self.countedFirstLine = countedFirstLine
    self.columnBase = columnBase
    self.escapes = escapes
    contentCount = content.count
    first = LineStart(content: 0, source: lineStart(firstLine))
    var rest: [LineStart] = []
    for index in content.indices where content[index] == UInt8(ascii: "\n") && index + 1 < content.count {
      rest.append(LineStart(content: index + 1, source: lineStart(firstLine + rest.count + 1)))
    }
    self.rest = rest
  }

  private func start(ofLine index: Int) -> LineStart { index == 0 ? first : rest[index - 1] }

  /// The offset in the content of a place that cmark gave, `nil` where it gave none.
  ///
  /// - Parameter missedLines: how many line ends cmark has failed to count before this place.
  func contentOffset(line: Int, column: Int, missedLines: Int) -> Int? {
    let index = line - countedFirstLine + missedLines
    guard line > 0 || countedFirstLine == 0, (0...rest.count).contains(index) else { return nil }
    let offset = start(ofLine: index).content + column - 1 - columnBase
    return (0...contentCount).contains(offset) ? offset : nil
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: source.file, start: position(range.lowerBound), end: position(range.upperBound))
  }

  func position(_ offset: Int) -> SourcePosition {
    let index = lineIndex(of: offset)
    let start = start(ofLine: index)
    var sourceOffset = start.source + offset - start.content
    if !escapes.isEmpty { sourceOffset += escapeCount(upTo: offset) - escapeCount(upTo: start.content - 1) }
    let line = firstLine + index
    return SourcePosition(line: line, column: sourceOffset - source.range(ofLine: line).lowerBound + 1)
  }

  private func escapeCount(upTo offset: Int) -> Int {
    var low = 0
    var high = escapes.count
    while low < high {
      let middle = (low + high) / 2
      if escapes[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = rest.count
    while low < high {
      let middle = (low + high) / 2
      if rest[middle].content <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
