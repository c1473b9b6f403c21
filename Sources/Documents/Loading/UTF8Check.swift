/// Finds bytes that are no UTF-8.
enum UTF8Check {
  /// The offset of the first byte that doesn't belong to well-formed UTF-8 (Unicode 15, table 3-7), `nil` if all do.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var index = 0
      while index < buffer.count {
        let lead = buffer[index]
        if lead < 0x80 {
          // Most text is ASCII, so eight bytes are looked at together.
          while index + 8 <= buffer.count,
            (base + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
          {
            index += 8
          }
          while index < buffer.count, buffer[index] < 0x80 { index += 1 }
          continue
        }
        guard let (count, second) = sequence(lead), index + count <= buffer.count, second.contains(buffer[index + 1])
        else { return index }
        for offset in 2..<max(count, 2) where buffer[index + offset] & 0xC0 != 0x80 { return index }
        index += count
      }
      return nil
    }
  }

  /// How many bytes a sequence has and what its second byte may be.
  private static func sequence(_ lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
