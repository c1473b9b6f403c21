/// The bytes of a file with an index of its lines.
///
/// Lines end at `\n`, `\r\n` or `\r`, as CommonMark says. Lines and columns count from 1, columns in UTF-8 bytes; a byte
/// order mark counts as part of the first line, since that is what editors and compilers count too.
package struct SourceText: Sendable {
  package let file: String
  package let bytes: [UInt8]
  /// The offset at which each line starts.
  private let lineStarts: [Int]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(index)
        } else if byte == UInt8(ascii: "\r") {
          if index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index)
        }
      }
    }
    lineStarts = starts
  }

  package init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The number of lines; text that ends in a line end has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The byte offsets of a line, without its line end. Empty for a line that isn't there.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    if end > start, line < lineStarts.count {
      if bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return start..<end
  }

  /// The text of a line, without its line end.
  package func line(_ line: Int) -> String {
    String(decoding: bytes[range(ofLine: line)], as: UTF8.self)
  }

  /// The position of a byte offset, found by bisection.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The byte offset of a position, held within its line.
  package func offset(of position: SourcePosition) -> Int {
    let range = range(ofLine: position.line)
    return min(range.lowerBound + max(position.column - 1, 0), range.upperBound)
  }

  /// The span of a range of byte offsets.
  package func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }
}
