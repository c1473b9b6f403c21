/// What ``ModelEncoder`` writes and ``ModelDecoder`` reads. Both directions of a type stand side by side.
protocol Coded {
  func write(to encoder: inout ModelEncoder)
  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed)
}

/// Enumerations without payloads are one byte.
extension Coded where Self: RawRepresentable, RawValue == UInt8 {
  func write(to encoder: inout ModelEncoder) { encoder.put(rawValue) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    guard let value = Self(rawValue: try decoder.byte()) else { throw ModelDecoder.Malformed() }
    self = value
  }
}

extension UInt8: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(case: self) }
  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) { self = try decoder.byte() }
}

extension Bool: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(case: self ? 1 : 0) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = false
    case 1: self = true
    default: throw ModelDecoder.Malformed()
    }
  }
}

extension UInt16: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(number: UInt32(self)) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    guard let number = UInt16(exactly: try decoder.number()) else { throw ModelDecoder.Malformed() }
    self = number
  }
}

/// In the browser an `Int` has 32 bits.
extension Int: Coded {
  func write(to encoder: inout ModelEncoder) {
    let number = Int32(clamping: self)
    encoder.put(number: UInt32(bitPattern: (number << 1) ^ (number >> 31)))
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    let folded = try decoder.number()
    let number = Int32(bitPattern: folded >> 1) ^ -Int32(bitPattern: folded & 1)
    self = Int(number)
  }
}

extension Optional: Coded where Wrapped: Coded {
  func write(to encoder: inout ModelEncoder) {
    if let self { encoder.put(case: 1, self) } else { encoder.put(case: 0) }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    let isThere: Bool = try decoder.take()
    if isThere { self = .some(try decoder.take()) } else { self = .none }
  }
}

extension Array: Coded where Element: Coded {
  func write(to encoder: inout ModelEncoder) {
    encoder.put(number: UInt32(clamping: count))
    for element in self { encoder.put(element) }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self = []
    for _ in 0..<(try decoder.count()) { append(try decoder.take()) }
  }
}

extension Name: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(number) }
  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) { self.init(try decoder.take()) }
}

extension Route: Coded {
  func write(to encoder: inout ModelEncoder) { encoder.put(name, record, copy) }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    self.init(try decoder.take(), try decoder.take(), copy: try decoder.take())
  }
}

extension Detent: Coded {
  func write(to encoder: inout ModelEncoder) {
    switch self {
    case .medium: encoder.put(case: 0)
    case .large: encoder.put(case: 1)
    case .height(let points): encoder.put(case: 2, points)
    }
  }

  init(from decoder: inout ModelDecoder) throws(ModelDecoder.Malformed) {
    switch try decoder.byte() {
    case 0: self = .medium
    case 1: self = .large
    case 2: self = .height(try decoder.take())
    default: throw ModelDecoder.Malformed()
    }
  }
}
