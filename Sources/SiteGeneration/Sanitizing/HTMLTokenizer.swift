/// Splits raw HTML into tags, comments and text, strictly: what is no well-formed tag is text.
///
/// A browser repairs broken markup, and repairs are where filters are deceived. So nothing is repaired here: whoever
/// reads the tokens writes new markup from what was understood.
struct HTMLTokenizer {
  struct Tag: Equatable {
    var name: String
    var isEnd: Bool
    var isSelfClosing = false
    /// Names in lower case; values with character references resolved.
    var attributes: [(name: String, value: String)] = []

    static func == (left: Tag, right: Tag) -> Bool {
      left.name == right.name && left.isEnd == right.isEnd && left.isSelfClosing == right.isSelfClosing
        && left.attributes.elementsEqual(right.attributes, by: ==)
    }
  }

  enum Token: Equatable {
    case text(Range<Int>)
    /// A tag and the bytes that it was read from.
    case tag(Tag, Range<Int>)
    case comment
  }

  /// A tag with more attributes than this is text.
  private static let mostAttributes = 64

  let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "<") {
      if let comment = endOfComment() {
        index = comment
        return .comment
      }
      let start = index
      if let tag = readTag() { return .tag(tag, start..<index) }
      index = start + 1
      return .text(start..<index)
    }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(start..<index)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func endOfComment() -> Int? {
    let opening = Array("<!--".utf8)
    guard index + 4 <= bytes.count, bytes[index..<index + 4].elementsEqual(opening) else { return nil }
    var offset = index + 4
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "-"), byte(offset + 1) == UInt8(ascii: "-"),
        byte(offset + 2) == UInt8(ascii: ">")
      {
        return offset + 3
      }
      offset += 1
    }
    return bytes.count
  }

  // MARK: Tags

  /// Reads a whole tag, or returns `nil` with `index` anywhere.
  private mutating func readTag() -> Tag? {
    index += 1
    let isEnd = byte(index) == UInt8(ascii: "/")
    if isEnd { index += 1 }
    guard Self.isLetter(byte(index)) else { return nil }
    let start = index
    while Self.isNameByte(byte(index)) { index += 1 }
    var tag = Tag(name: lowercased(start..<index), isEnd: isEnd)
    while true {
      let hadSpace = skipSpace()
      switch byte(index) {
      case UInt8(ascii: ">"):
        index += 1
        return isEnd && !tag.attributes.isEmpty ? nil : tag
      case UInt8(ascii: "/"):
        guard byte(index + 1) == UInt8(ascii: ">"), !isEnd else { return nil }
        index += 2
        tag.isSelfClosing = true
        return tag
      default:
        guard hadSpace, tag.attributes.count < Self.mostAttributes, let attribute = readAttribute() else { return nil }
        // The first of two wins, as in HTML.
        if !tag.attributes.contains(where: { $0.name == attribute.name }) { tag.attributes.append(attribute) }
      }
    }
  }

  private mutating func readAttribute() -> (name: String, value: String)? {
    let start = index
    guard Self.isLetter(byte(index)) || byte(index) == UInt8(ascii: "_") else { return nil }
    while Self.isNameByte(byte(index)) || byte(index) == UInt8(ascii: "_") || byte(index) == UInt8(ascii: ":")
      || byte(index) == UInt8(ascii: ".")
    { index += 1 }
    let name = lowercased(start..<index)
    let afterName = index
    skipSpace()
    guard byte(index) == UInt8(ascii: "=") else {
      index = afterName
      return (name, "")
    }
    index += 1
    skipSpace()
    return readValue().map { (name, CharacterReferences.resolved($0)) }
  }

  private mutating func readValue() -> ArraySlice<UInt8>? {
    let quote = byte(index)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      var end = start
      while end < bytes.count, bytes[end] != quote { end += 1 }
      guard end < bytes.count else { return nil }
      index = end + 1
      return bytes[start..<end]
    }
    let start = index
    while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
    return index > start ? bytes[start..<index] : nil
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while Self.isSpace(byte(index)) { index += 1 }
    return index > start
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"), UInt8(ascii: "/"):
      byte == UInt8(ascii: "/")
    default: !isSpace(byte)
    }
  }
}
