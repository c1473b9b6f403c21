/// Looks up short words by their bytes, without making a `String` of them.
///
/// Words of up to 16 bytes are packed into two integers and hashed into a table with open addressing. A dictionary of
/// strings took most of the highlighter's time.
struct WordTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var value: Value?
  }

  private var slots: [Slot]
  private let mask: UInt64

  init(_ words: [(String, Value)]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    mask = UInt64(size - 1)
    for (word, value) in words { insert(Array(word.utf8), value) }
  }

  /// The value of the word in `range`, `nil` if it is none of the table's.
  func value(of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Value? {
    guard !range.isEmpty, range.count <= 16 else { return nil }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (index, offset) in range.enumerated() {
      if index < 8 { low = low << 8 | UInt64(text[offset]) } else { high = high << 8 | UInt64(text[offset]) }
    }
    var slot = Self.hash(low, high) & mask
    while let value = slots[Int(slot)].value {
      if slots[Int(slot)].low == low, slots[Int(slot)].high == high { return value }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func insert(_ word: [UInt8], _ value: Value) {
    precondition(!word.isEmpty && word.count <= 16, "a word of the table has 1 to 16 bytes")
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (index, byte) in word.enumerated() {
      if index < 8 { low = low << 8 | UInt64(byte) } else { high = high << 8 | UInt64(byte) }
    }
    var slot = Self.hash(low, high) & mask
    while slots[Int(slot)].value != nil { slot = (slot + 1) & mask }
    slots[Int(slot)] = Slot(low: low, high: high, value: value)
  }

  private static func hash(_ low: UInt64, _ high: UInt64) -> UInt64 {
    ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) >> 32
  }
}
