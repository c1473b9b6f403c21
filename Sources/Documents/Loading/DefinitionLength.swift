/// The longest link reference definition that a document may have.
struct DefinitionLength {
  private(set) var longest = 0
  private(set) var longestStart = 0
  private var start: Int?
  /// Whether a title may be open that only the group's end ends for sure.
  private var mayHaveOpenTitle = false

  mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var first = line.lowerBound
    while first < line.upperBound, [0x20, 0x09, UInt8(ascii: ">")].contains(bytes[first]) { first += 1 }
    if first < line.upperBound, bytes[first] == UInt8(ascii: "["), !mayHaveOpenTitle,
      mayBeLabel(bytes[first..<line.upperBound])
    {
      finish(at: line.lowerBound)
      start = line.lowerBound
    }
    guard start != nil, !mayHaveOpenTitle else { return }
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")")]
    var last = line.upperBound
    while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    guard last > first, !quotes.contains(bytes[last - 1]) || bytes[last - 1] == UInt8(ascii: "(") else { return }
    mayHaveOpenTitle = bytes[first..<last].contains { quotes.contains($0) }
  }

  /// A label ends with `]:`, on this line or on a further one.
  private func mayBeLabel(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let end = line.firstIndex(of: UInt8(ascii: "]")) else { return true }
    // An escaped bracket belongs to the label; so few have one that it isn't looked beyond.
    return line[end - 1] == UInt8(ascii: "\\") || end + 1 < line.endIndex && line[end + 1] == UInt8(ascii: ":")
  }

  mutating func endGroup(at end: Int) {
    finish(at: end)
    start = nil
    mayHaveOpenTitle = false
  }

  private mutating func finish(at end: Int) {
    guard let start, end - start > longest else { return }
    longest = end - start
    longestStart = start
  }
}
