/// Reads what ``ModelEncoder`` wrote. It takes any bytes: what isn't a whole value, and nothing else, gives `nil`.
public struct ModelDecoder {
  /// That the bytes aren't what was asked for.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public static func app(from bytes: [UInt8]) -> AppDescription? {
    whole(bytes) { decoder throws(Malformed) in try decoder.app() }
  }

  public static func state(from bytes: [UInt8]) -> State? {
    whole(bytes) { decoder throws(Malformed) in try decoder.take() }
  }

  public static func event(from bytes: [UInt8]) -> Event? {
    whole(bytes) { decoder throws(Malformed) in try decoder.take() }
  }

  /// An app and, right after it, the state in which it starts.
  public static func start(from bytes: [UInt8]) -> (app: AppDescription, state: State)? {
    whole(bytes) { decoder throws(Malformed) in (try decoder.app(), try decoder.take()) }
  }

  private static func whole<Value>(
    _ bytes: [UInt8], _ read: (inout ModelDecoder) throws(Malformed) -> Value
  ) -> Value? {
    var decoder = ModelDecoder(bytes)
    do throws(Malformed) {
      let value = try read(&decoder)
      return decoder.position == bytes.count ? value : nil
    } catch {
      return nil
    }
  }

  private mutating func app() throws(Malformed) -> AppDescription {
    guard try byte() == ModelEncoder.version else { throw Malformed() }
    return try take()
  }

  mutating func take<Value: Coded>() throws(Malformed) -> Value {
    try Value(from: &self)
  }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < bytes.count else { throw Malformed() }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() throws(Malformed) -> UInt32 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 35, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 {
        guard let number = UInt32(exactly: number) else { throw Malformed() }
        return number
      }
    }
    throw Malformed()
  }

  /// The length of a list. Each element takes a byte at least, so that a list is never longer than what is left.
  mutating func count() throws(Malformed) -> Int {
    let number = try number()
    guard number <= UInt32(clamping: bytes.count - position) else { throw Malformed() }
    return Int(number)
  }

  /// A number that counts something, such as a depth.
  mutating func index() throws(Malformed) -> Int {
    let number: Int = try take()
    guard number >= 0 else { throw Malformed() }
    return number
  }
}
