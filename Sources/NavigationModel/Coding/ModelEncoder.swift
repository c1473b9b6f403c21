/// Writes the model's values in a compact binary form: what a page hands to the model in the browser. ``ModelDecoder``
/// reads it back.
///
/// Fields follow one another in the order of their declaration, without names. Numbers are written in base 128, the
/// lowest seven bits first, the eighth bit set on all bytes but the last; signed ones are folded first (0, -1, 1, -2 …).
/// A choice is one byte, then what it carries; an optional is 0, or 1 and its value; a list is its length and its
/// elements.
public struct ModelEncoder {
  /// The first byte of an app. It changes with the form, so that a page and a module of different releases don't
  /// misunderstand each other.
  static let version: UInt8 = 1

  private(set) var bytes: [UInt8] = []

  /// An app, after a byte for the version of the form.
  public static func bytes(of app: AppDescription) -> [UInt8] {
    var encoder = ModelEncoder()
    encoder.put(version)
    encoder.put(app)
    return encoder.bytes
  }

  /// Numbers of a state or an event beyond 32 bits are written as the nearest one within.
  public static func bytes(of state: State) -> [UInt8] {
    var encoder = ModelEncoder()
    encoder.put(state)
    return encoder.bytes
  }

  public static func bytes(of event: Event) -> [UInt8] {
    var encoder = ModelEncoder()
    encoder.put(event)
    return encoder.bytes
  }

  // Embedded Swift doesn't specialise parameter packs.

  mutating func put(_ first: some Coded) {
    first.write(to: &self)
  }

  mutating func put(_ first: some Coded, _ second: some Coded) {
    put(first)
    put(second)
  }

  mutating func put(_ first: some Coded, _ second: some Coded, _ third: some Coded) {
    put(first, second)
    put(third)
  }

  // One case of an enumeration and what it carries.

  mutating func put(case number: UInt8) {
    bytes.append(number)
  }

  mutating func put(case number: UInt8, _ first: some Coded) {
    put(case: number)
    put(first)
  }

  mutating func put(case number: UInt8, _ first: some Coded, _ second: some Coded) {
    put(case: number, first)
    put(second)
  }

  mutating func put(case number: UInt8, _ first: some Coded, _ second: some Coded, _ third: some Coded) {
    put(case: number, first, second)
    put(third)
  }

  mutating func put(number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
