/// A JSON value that is written the same way every time: keys sorted, two spaces of indentation, or none at all.
package indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The value, with a line end after it.
  package func text() -> String { String(decoding: utf8(), as: UTF8.self) }

  /// The bytes of `text()`.
  package func utf8() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The value on one line, without spaces, for programs alone.
  package func compactUTF8() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: nil)
    return bytes
  }

  /// An object without the members that are `nil`.
  package static func members(_ members: [String: JSON?]) -> JSON {
    .object(members.compactMapValues { $0 })
  }

  /// - Parameter depth: how far the value is indented; `nil` writes no lines.
  private func write(to bytes: inout [UInt8], depth: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += String(value).utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &bytes, depth: depth) { value, bytes in
        value.write(to: &bytes, depth: depth.map { $0 + 1 })
      }
    case .object(let members):
      // By bytes, so that the order is nobody's locale.
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(sorted, between: "{", "}", to: &bytes, depth: depth) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.write(to: &bytes, depth: depth.map { $0 + 1 })
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to bytes: inout [UInt8], depth: Int?,
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let depth { newLine(depth + 1, &bytes) }
      each(element, &bytes)
    }
    if let depth, !elements.isEmpty { newLine(depth, &bytes) }
    bytes += close.utf8
  }

  private static func newLine(_ depth: Int, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += (#"\u00"# + (digits.count < 2 ? "0" : "") + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
