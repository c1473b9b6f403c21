/// What a link's fragment may name in a document.
enum DocumentAnchors {
  static func anchors(of document: Document) -> Set<String> {
    var anchors = Set(document.headings.map(\.id))
    // Most documents have no raw HTML at all.
    guard document.source.bytes.contains(UInt8(ascii: "<")) else { return anchors }
    collect(document.blocks, into: &anchors)
    for footnote in document.footnotes { collect(footnote.blocks, into: &anchors) }
    return anchors
  }

  private static func collect(_ blocks: [Block], into anchors: inout Set<String>) {
    for block in blocks {
      switch block.kind {
      case .heading(let heading): collect(heading.content, into: &anchors)
      case .paragraph(let inlines): collect(inlines, into: &anchors)
      case .blockQuote(let blocks), .alert(_, let blocks): collect(blocks, into: &anchors)
      case .list(let list): for item in list.items { collect(item.blocks, into: &anchors) }
      case .html(let text): collect(html: text, into: &anchors)
      case .table(let table):
        for row in [table.header] + table.rows { for cell in row { collect(cell.content, into: &anchors) } }
      case .codeFence, .indentedCode, .thematicBreak: break
      }
    }
  }

  private static func collect(_ inlines: [Inline], into anchors: inout Set<String>) {
    for inline in inlines {
      switch inline.kind {
      case .html(let text): collect(html: text, into: &anchors)
      case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, let children):
        collect(children, into: &anchors)
      default: break
      }
    }
  }

  /// The values of `id` and `name` in tags; in comments they would be no ids, but then nobody links to them.
  private static func collect(html: String, into anchors: inout Set<String>) {
    let bytes = Array(html.utf8)
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "="), index > 0 else { continue }
      var nameEnd = index
      while nameEnd > 0, isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
      var nameStart = nameEnd
      while nameStart > 0, isLetter(bytes[nameStart - 1]) { nameStart -= 1 }
      guard nameStart > 0, isBlank(bytes[nameStart - 1]) || bytes[nameStart - 1] == UInt8(ascii: "/") else { continue }
      let name = bytes[nameStart..<nameEnd].map { $0 | 0x20 }
      guard name == Array("id".utf8) || name == Array("name".utf8) else { continue }
      if let value = value(in: bytes, from: index + 1), !value.isEmpty { anchors.insert(value) }
    }
  }

  private static func value(in bytes: [UInt8], from start: Int) -> String? {
    var start = start
    while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { start += 1 }
    var end = start
    while end < bytes.count, isQuoted ? bytes[end] != quote : !isBlank(bytes[end]) && bytes[end] != UInt8(ascii: ">") {
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}
