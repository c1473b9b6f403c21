/// A place within a line, kept the way CommonMark's reference parser keeps it: as a byte offset and as a virtual column
/// that counts tabs to the next multiple of four.
///
/// Containers (block quotes, list items) take columns, not bytes, so one of them may take a part of a tab; the rest of
/// that tab then counts as spaces of what follows.
struct LineCursor {
  /// The file's bytes, which whoever makes the cursor keeps in place.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset in `bytes`.
  private(set) var offset: Int
  /// The offset after the line's last byte, its line end not counted.
  let end: Int
  /// The virtual column, from 0.
  private(set) var column = 0
  /// Whether a part of the tab at `offset` is taken already.
  private(set) var isInsideTab = false

  init(bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
    self.bytes = bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  /// The byte at the cursor; `nil` at the end of the line.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  var isAtBlank: Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// How many columns the byte at the cursor still takes if it is a tab.
  var columnsToTabStop: Int { 4 - column % 4 }

  /// The first byte that is neither space nor tab, and its column.
  func firstNonspace() -> (offset: Int, column: Int) {
    var offset = offset
    var column = column
    while offset < end {
      if bytes[offset] == UInt8(ascii: " ") {
        column += 1
      } else if bytes[offset] == UInt8(ascii: "\t") {
        column += 4 - column % 4
      } else {
        break
      }
      offset += 1
    }
    return (offset, column)
  }

  mutating func advance(toOffset target: Int) {
    while offset < min(target, end) {
      column += bytes[offset] == UInt8(ascii: "\t") ? columnsToTabStop : 1
      isInsideTab = false
      offset += 1
    }
  }

  mutating func advance(columns count: Int) {
    var count = count
    while count > 0, offset < end {
      if bytes[offset] == UInt8(ascii: "\t") {
        let width = columnsToTabStop
        isInsideTab = width > count
        column += min(count, width)
        if !isInsideTab { offset += 1 }
        count -= width
      } else {
        isInsideTab = false
        offset += 1
        column += 1
        count -= 1
      }
    }
  }
}
