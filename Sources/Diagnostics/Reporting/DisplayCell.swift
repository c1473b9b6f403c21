/// A character of a source line as a terminal may show it, and the bytes it stands for.
struct DisplayCell {
  var text: String
  /// How many columns it takes.
  var width: Int
  /// The bytes of the file.
  var bytes: Range<Int>

  /// Takes a stretch of a line apart. Tabs become spaces, and what a terminal would obey, or what would turn the text
  /// around, becomes visible. A byte that is no UTF-8 is shown as `�`.
  ///
  /// - Parameter column: the column, from 0, in which the stretch begins; tab stops depend on it.
  static func cells(of bytes: [UInt8], in range: Range<Int>, from column: Int = 0) -> [DisplayCell] {
    let scalars = decode(bytes, in: range)
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars.lazy.map(\.scalar))
    var cells: [DisplayCell] = []
    var index = 0
    var column = column
    for character in String(line) {
      let count = character.unicodeScalars.count
      let span = scalars[index].bytes.lowerBound..<scalars[index + count - 1].bytes.upperBound
      index += count
      let text = visible(character, column: column)
      let width = CharacterWidth.columns(text)
      cells.append(DisplayCell(text: text, width: width, bytes: span))
      column += width
    }
    return cells
  }

  private static func visible(_ character: Character, column: Int) -> String {
    if character == "\t" { return String(repeating: " ", count: tabWidth - column % tabWidth) }
    var text = ""
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text += "\u{2421}"
      case 0x80...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        text += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let tabWidth = 4

  private static func decode(_ bytes: [UInt8], in range: Range<Int>) -> [(scalar: Unicode.Scalar, bytes: Range<Int>)] {
    var result: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let length = max(sequenceLength(bytes, at: index, end: range.upperBound), 1)
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars
      result.append((scalar.count == 1 ? scalar.first ?? "\u{FFFD}" : "\u{FFFD}", index..<index + length))
      index += length
    }
    return result
  }

  /// The length of a UTF-8 sequence that is whole, else 1.
  private static func sequenceLength(_ bytes: [UInt8], at index: Int, end: Int) -> Int {
    let length =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard index + length <= end else { return 1 }
    let isWhole = bytes[index + 1..<index + length].allSatisfy { $0 & 0xC0 == 0x80 }
    return isWhole ? length : 1
  }
}

extension String {
  /// The text with whatever a terminal would obey made visible, on one line unless `keepsLines`.
  package func safeForTerminal(keepsLines: Bool = true) -> String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value >= 0x7F }) else { return self }
    if keepsLines {
      return split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).safeForTerminal(keepsLines: false) }.joined(separator: "\n")
    }
    let bytes = Array(utf8)
    return DisplayCell.cells(of: bytes, in: 0..<bytes.count).reduce(into: "") { $0 += $1.text }
  }
}
