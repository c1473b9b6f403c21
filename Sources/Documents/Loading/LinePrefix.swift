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
