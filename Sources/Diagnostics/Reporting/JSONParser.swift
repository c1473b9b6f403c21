/// Reads JSON, as of RFC 8259, into a `JSON` value. Numbers must be whole.
package struct JSONParser {
  /// What is wrong, at the first byte that doesn't fit.
  package struct Fault: Error, Hashable {
    package var message: String
    package var offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private static let deepest = 100

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static func parse(_ bytes: [UInt8]) throws(Fault) -> JSON {
    var parser = JSONParser(bytes)
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.fault("something follows the value") }
    return value
  }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: min(index, bytes.count)) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Fault) -> JSON {
    guard let byte = next else { throw fault("the text ends where a value is due: it is cut off") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { (parser) throws(Fault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(Fault) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault("no value begins like this")
    }
  }

  private mutating func nested(_ body: (inout JSONParser) throws(Fault) -> JSON) throws(Fault) -> JSON {
    guard depth < Self.deepest else { throw fault("values are nested more than \(Self.deepest) deep") }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Fault) -> JSON {
    var members: [String: JSON] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw due("a member's name") }
      let start = index
      let name = try string()
      skipSpace()
      guard take(":") else { throw due("':'") }
      skipSpace()
      let value = try value()
      guard members.updateValue(value, forKey: name) == nil else {
        throw Fault(message: "the member '\(name)' is there twice", offset: start)
      }
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw due("',' or '}'") }
    }
  }

  private mutating func array() throws(Fault) -> JSON {
    var values: [JSON] = []
    skipSpace()
    if take("]") { return .array(values) }
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw due("',' or ']'") }
    }
  }

  private func due(_ what: String) -> Fault {
    fault(next == nil ? "the text ends where \(what) is due: it is cut off" : "\(what) is due here")
  }

  private mutating func word(_ text: String, _ value: JSON) throws(Fault) -> JSON {
    guard bytes[index...].starts(with: text.utf8) else { throw fault("no value begins like this") }
    index += text.utf8.count
    return value
  }

  private mutating func number() throws(Fault) -> JSON {
    let start = index
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    guard let number = Int(text), digits == "0" || !digits.hasPrefix("0"), !text.hasPrefix("+") else {
      throw Fault(message: "'\(text)' is no whole number", offset: start)
    }
    return .int(number)
  }

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw Fault(message: "the text is no UTF-8", offset: start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20:
        index -= 1
        throw fault("a control character stands in a text")
      default: text.append(byte)
      }
    }
    throw fault("the text ends within quotes: it is cut off")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let byte = next else { throw fault("the text ends within quotes: it is cut off") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
    default:
      index -= 1
      throw fault("a backslash stands before something that it doesn't escape")
    }
  }

  /// What follows `\u`; two halves of a pair are one.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let start = index
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if 0xD800..<0xDC00 ~= first, take("\\"), take("u") {
      let second = try codeUnit()
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw Fault(message: "half a character is escaped here", offset: start)
  }

  private mutating func codeUnit() throws(Fault) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are due after '\\u'") }
    index += 4
    return value
  }
}
