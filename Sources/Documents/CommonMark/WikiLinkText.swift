/// What stands between the brackets of a wiki link.
struct WikiLinkText {
  /// `page` or `page#heading`.
  let destination: String
  let label: String

  /// - Parameter raw: `page`, `page|label`, or in a table also `page\|label`.
  init(_ raw: String) {
    guard let pipe = raw.utf8.firstIndex(of: UInt8(ascii: "|")) else {
      destination = raw.trimmingBlanks()
      label = destination
      return
    }
    var target = raw[..<pipe]
    if target.hasSuffix("\\") { target = target.dropLast() }
    destination = String(target).trimmingBlanks()
    let text = String(raw[raw.utf8.index(after: pipe)...]).trimmingBlanks()
    label = text.isEmpty ? destination : text
  }
}

extension String {
  /// Without spaces and tabs at both ends.
  func trimmingBlanks() -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = utf8.firstIndex { !isBlank($0) } ?? endIndex
    let end = utf8.lastIndex { !isBlank($0) }.map { utf8.index(after: $0) } ?? start
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}
