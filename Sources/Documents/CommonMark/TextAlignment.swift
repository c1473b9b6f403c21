/// Lays text that cmark has unescaped beside the content that it came from.
enum TextAlignment {
  /// The offset in `content` after `literal`, which begins at `start`, with backslashes and entities passed over.
  static func end(
    of literal: UnsafeBufferPointer<UInt8>, in content: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    var position = 0
    while position < literal.count, index < content.count {
      let byte = content[index]
      if byte == UInt8(ascii: "\\"), index + 1 < content.count, isPunctuation(content[index + 1]) {
        index += 2
        position += 1
      } else if byte == UInt8(ascii: "&"), let entity = entity(at: index, in: content),
        let decoded = decodedCount(content[entity], literal, position, next: entity.upperBound, content)
      {
        index = entity.upperBound
        position += decoded
      } else {
        index += 1
        position += 1
      }
    }
    return index
  }

  /// The first place at or after `start` where `literal` stands as it is.
  static func find(
    _ literal: UnsafeBufferPointer<UInt8>, in content: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let first = literal.first, start + literal.count <= content.count else { return nil }
    for index in start...content.count - literal.count where content[index] == first {
      if content[index..<index + literal.count].elementsEqual(literal) { return index }
    }
    return nil
  }

  private static func entity(at start: Int, in content: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var index = start + 1
    while index < content.count, index - start < 34 {
      switch content[index] {
      case UInt8(ascii: ";"): return index > start + 1 ? start..<index + 1 : nil
      case UInt8(ascii: "#"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A: index += 1
      default: return nil
      }
    }
    return nil
  }

  /// How many bytes of the literal an entity stands for; `nil` if it stands for itself, being none.
  private static func decodedCount(
    _ entity: Slice<UnsafeBufferPointer<UInt8>>, _ literal: UnsafeBufferPointer<UInt8>, _ position: Int, next: Int,
    _ content: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let isAmpersand = entity.elementsEqual("&amp;".utf8) || entity.elementsEqual("&AMP;".utf8)
    if !isAmpersand, literal[position] == UInt8(ascii: "&") {
      let rest = literal[position...].prefix(entity.count)
      if rest.elementsEqual(entity) { return nil }
    }
    let one = scalarLength(literal, position)
    let two = one + scalarLength(literal, position + one)
    // A few entities stand for two scalars; the byte after tells.
    if next < content.count, position + one < literal.count, literal[position + one] != content[next],
      content[next] != UInt8(ascii: "&"), content[next] != UInt8(ascii: "\\"), position + two <= literal.count,
      position + two == literal.count || literal[position + two] == content[next]
    {
      return two
    }
    return one
  }

  private static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    guard position < bytes.count else { return 0 }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end - position
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
