/// SHA-256 as of FIPS 180-4, for naming cached outcomes by their content.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: some Collection<UInt8>) {
    length &+= UInt64(bytes.count)
    pending.append(contentsOf: bytes)
    let whole = pending.count / 64 * 64
    guard whole > 0 else { return }
    pending.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) {
        Self.compress(&state, UnsafeBufferPointer(rebasing: buffer[start..<start + 64]))
      }
    }
    pending.removeFirst(whole)
  }

  /// Adds a text with its length before it, so that two fields can't run into each other.
  package mutating func update(field: String) {
    var length = UInt64(field.utf8.count).littleEndian
    withUnsafeBytes(of: &length) { update($0) }
    update(field.utf8)
  }

  /// The digest in hexadecimal.
  package func finish() -> String {
    var copy = self
    let bits = length &* 8
    var tail: [UInt8] = [0x80]
    while (pending.count + tail.count) % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    copy.update(tail)
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in copy.state {
      for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int(word >> UInt32(shift)) & 15]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of some fields, each delimited by its length.
  package static func hash(fields: [String]) -> String {
    var hash = SHA256()
    for field in fields { hash.update(field: field) }
    return hash.finish()
  }

  private static func compress(_ state: inout [UInt32], _ block: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for index in 0..<16 {
        let at = index * 4
        schedule[index] =
          UInt32(block[at]) << 24 | UInt32(block[at + 1]) << 16 | UInt32(block[at + 2]) << 8 | UInt32(block[at + 3])
      }
      for index in 16..<64 {
        let small0 = rotate(schedule[index - 15], 7) ^ rotate(schedule[index - 15], 18) ^ (schedule[index - 15] >> 3)
        let small1 = rotate(schedule[index - 2], 17) ^ rotate(schedule[index - 2], 19) ^ (schedule[index - 2] >> 10)
        schedule[index] = schedule[index - 16] &+ small0 &+ schedule[index - 7] &+ small1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let first = h &+ big1 &+ ((e & f) ^ (~e & g)) &+ roundConstants[index] &+ schedule[index]
        let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let second = big0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
