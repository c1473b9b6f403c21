/// Tells lines that are surely rows of a table from those that may go on with a paragraph.
///
/// Sure are lines that begin with a pipe after the same blanks and quote marks as the two lines with which a group
/// begins, which are a header and a delimiter row of as many cells. Other tables count as paragraphs, which is the safe
/// side of an estimate.
struct TableRows {
  private enum State {
    case groupStart
    case header(Range<Int>)
    case inside(start: Int, prefix: Int)
    case outside
  }

  private var state = State.groupStart

  var isInside: Bool {
    if case .inside = state { true } else { false }
  }

  mutating func endGroup() { state = .groupStart }

  /// - Parameter start: where the next line of the group begins.
  mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    switch state {
    case .outside: break
    case .groupStart:
      let prefix = prefixCount(bytes, start)
      state = beginsWithPipe(bytes, start + prefix) ? .header(start..<start + prefix) : .outside
    case .header(let header):
      let isTable =
        hasPrefix(bytes, start, like: header)
        && delimiterCells(bytes, start + header.count) == cells(bytes, header.upperBound)
      // The delimiter row is no text, so nothing is lost if it counts as a row already.
      state = isTable ? .inside(start: header.lowerBound, prefix: header.count) : .outside
    case .inside(let first, let prefix):
      if !hasPrefix(bytes, start, like: first..<first + prefix) { state = .outside }
    }
  }

  /// The number of quote marks and blanks, with no more than three blanks after the last mark.
  private func prefixCount(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    var blanks = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: ">") || bytes[index] == 0x20 {
      blanks = bytes[index] == 0x20 ? blanks + 1 : 0
      index += 1
    }
    return blanks <= 3 ? index - start : 0
  }

  private func beginsWithPipe(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "|")
  }

  private func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, like prefix: Range<Int>) -> Bool {
    start + prefix.count < bytes.count && beginsWithPipe(bytes, start + prefix.count)
      && bytes[start..<start + prefix.count].elementsEqual(bytes[prefix])
  }

  /// The cells of a row from its first pipe, as cmark counts them.
  private func cells(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var count = 0
    var index = start + 1
    var hasText = false
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "|"), bytes[index - 1] != UInt8(ascii: "\\") {
        count += 1
        hasText = false
      } else if bytes[index] != 0x20, bytes[index] != 0x09 {
        hasText = true
      }
      index += 1
    }
    return hasText ? count + 1 : count
  }

  /// The cells of a delimiter row, each of dashes with a colon before or after them or none; else -1.
  private func delimiterCells(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    enum Part { case before, colon, dashes, after }
    var part = Part.before
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch (bytes[index], part) {
      case (0x20, .before), (0x20, .after), (0x09, .before), (0x09, .after), (UInt8(ascii: "-"), .dashes): break
      case (UInt8(ascii: ":"), .before): part = .colon
      case (UInt8(ascii: "-"), .before), (UInt8(ascii: "-"), .colon): part = .dashes
      case (UInt8(ascii: ":"), .dashes), (0x20, .dashes), (0x09, .dashes): part = .after
      case (UInt8(ascii: "|"), .dashes), (UInt8(ascii: "|"), .after): part = .before
      default: return -1
      }
      index += 1
    }
    return part == .colon ? -1 : cells(bytes, start)
  }
}
