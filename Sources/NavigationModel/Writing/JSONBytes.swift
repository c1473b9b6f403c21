/// Writes compact JSON in ASCII: no spaces, keys in the order in which they are written. It knows what the model needs:
/// objects, arrays, small numbers, words, Booleans and null.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ write: (inout JSONBytes) -> Void) {
    open(UInt8(ascii: "{"))
    write(&self)
    close(UInt8(ascii: "}"))
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONBytes, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  @inline(never) mutating func key(_ key: StaticString) {
    word(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  @inline(never) mutating func word(_ word: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(word)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  @inline(never) mutating func number(_ number: UInt16) {
    separate()
    var divisor: UInt16 = 10_000
    while divisor > 1, number / divisor == 0 { divisor /= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
    needsComma = true
  }

  @inline(never) mutating func name(_ name: Name?) {
    if let name { number(name.number) } else { null() }
  }

  @inline(never) mutating func null() {
    separate()
    append("null")
    needsComma = true
  }

  @inline(never) mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
    needsComma = true
  }

  @inline(never) private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  @inline(never) private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  @inline(never) private mutating func append(_ word: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
