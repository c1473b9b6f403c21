/// The cells of a table's row, split as cmark-gfm splits them: at each pipe without a backslash before it.
struct TableRowCells {
  struct Cell: Hashable {
    /// The offsets of the content, surrounding blanks not counted.
    var content: Range<Int>
    /// The blanks between the pipe and the content, which cmark's columns count too.
    var leadingBlanks: Int
    /// The offsets in the content (counted from its start, without the backslashes before) at which it loses a backslash.
    var escapes: [Int]
  }

  private(set) var cells: [Cell] = []

  /// - Parameter row: the offsets of the row from its first byte that is no blank to the end of its line.
  init(bytes: [UInt8], row: Range<Int>) {
    var start = row.lowerBound
    var cellStart = start
    if start < row.upperBound, bytes[start] == UInt8(ascii: "|") {
      cellStart = start + 1
      start = Self.skipBlanks(bytes, cellStart..<row.upperBound)
    }
    while start < row.upperBound {
      var end = start
      var escapes: [Int] = []
      while end < row.upperBound {
        if bytes[end] == UInt8(ascii: "|") {
          guard end > start, bytes[end - 1] == UInt8(ascii: "\\") else { break }
          escapes.append(end - 1 - start - escapes.count)
        }
        end += 1
      }
      let hasPipe = end < row.upperBound
      var contentEnd = end
      while contentEnd > start, Self.isSpace(bytes[contentEnd - 1]) { contentEnd -= 1 }
      cells.append(Cell(content: start..<contentEnd, leadingBlanks: start - cellStart, escapes: escapes))
      guard hasPipe else { break }
      cellStart = end + 1
      start = Self.skipBlanks(bytes, cellStart..<row.upperBound)
    }
  }

  private static func skipBlanks(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, isSpace(bytes[index]) { index += 1 }
    return index
  }

  /// Space, tab, vertical tab, form feed.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }
}
