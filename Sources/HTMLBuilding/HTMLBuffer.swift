/// UTF-8 bytes of HTML that grow at the end.
///
/// Nothing here joins strings: text is scanned and copied in stretches, with the few bytes between them that HTML gives
/// a meaning replaced.
package struct HTMLBuffer: Sendable {
  package private(set) var bytes: [UInt8]

  package init(capacity: Int = 1024) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  package var count: Int { bytes.count }

  /// Makes room for `count` more bytes at once.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  // MARK: Markup, copied as it is

  package mutating func markup(_ text: StaticString) {
    if text.hasPointerRepresentation {
      bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    } else {
      bytes.append(contentsOf: String(Character(text.unicodeScalar)).utf8)
    }
  }

  package mutating func markup(string text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func markup(bytes other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  package mutating func markup(bytes other: ArraySlice<UInt8>) {
    bytes.append(contentsOf: other)
  }

  package mutating func markup(byte: UInt8) {
    bytes.append(byte)
  }

  /// JSON within a `script` element, where only a `<` could be taken for the end.
  package mutating func json(_ json: [UInt8]) {
    for byte in json {
      if byte == UInt8(ascii: "<") { markup("\\u003c") } else { bytes.append(byte) }
    }
  }

  /// A number in decimal digits.
  package mutating func number(_ value: Int) {
    if value >= 0, value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  // MARK: Text, escaped

  /// Text between tags.
  package mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { escape($0, quotes: false) }
  }

  /// Text between tags, as bytes of UTF-8.
  package mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    escape(text, quotes: false)
  }

  /// Text between tags, as bytes of UTF-8.
  package mutating func text(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { escape($0, quotes: false) }
  }

  /// Text within the double quotes of an attribute.
  package mutating func attributeValue(_ text: String) {
    var text = text
    text.withUTF8 { escape($0, quotes: true) }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, quotes: Bool) {
    var start = 0
    var index = 0
    let count = text.count
    while index < count {
      let byte = text[index]
      if byte > 0x3E || Self.isPlain(byte, quotes: quotes) {
        index += 1
        continue
      }
      if start < index { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
      markup(Self.replacement(of: byte))
      index += 1
      start = index
    }
    if start < count { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<count])) }
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8, quotes: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0: false
    case UInt8(ascii: "\""): !quotes
    default: true
    }
  }

  private static func replacement(of byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    // HTML has no way to write NUL.
    default: "\u{FFFD}"
    }
  }
}
