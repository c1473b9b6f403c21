/// Character references in raw HTML.
enum CharacterReferences {
  /// An attribute's value with numeric references and the few that escape markup resolved. Other names stay as they are,
  /// ampersand and all: written out again they are escaped, and so mean themselves.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      if let length = length(at: start, in: rest), let value = value(of: rest[start..<start + length]) {
        text += value
        rest = rest[(start + length)...]
      } else {
        text += "&"
        rest = rest[(start + 1)...]
      }
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// The length of a whole reference, with `;`, at an offset; `nil` where there is none.
  static func length(at start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var index = start + 1
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index < bytes.endIndex, isNameByte(bytes[index]), index - start < 34 { index += 1 }
    guard index > first, index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") else { return nil }
    return index + 1 - start
  }

  private static func value(of reference: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: reference.dropFirst().dropLast(), as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
