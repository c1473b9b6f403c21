/// Finds what is to be coloured in Swift source, in one pass over its bytes.
///
/// The toolchain's parser takes two milliseconds for a snippet of 600 bytes, this takes a few microseconds; the tests hold
/// it to the parser's own classification. It needs no valid program: fragments, elisions and prose are common in
/// documents, and whatever it doesn't know stays plain.
struct SwiftHighlighter {
  let text: UnsafeBufferPointer<UInt8>
  let roles: WordTable<SwiftWords.Role>
  var tokens: [HighlightedToken] = []
  var index = 0
  /// The last byte of code that was neither space nor comment, 0 at the start.
  var previous: UInt8 = 0
  /// Whether that byte ended a reserved word, after which an expression begins.
  var previousIsKeyword = false

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    roles = SwiftWords.roles
    tokens.reserveCapacity(text.count / 8 + 8)
  }

  /// The coloured stretches of `code` in ascending order, without overlap.
  static func tokens(of code: [UInt8]) -> [HighlightedToken] {
    code.withUnsafeBufferPointer { buffer in
      var highlighter = SwiftHighlighter(buffer)
      highlighter.scanCode(nesting: 0)
      return highlighter.tokens
    }
  }

  // MARK: Code

  /// Interpolations within interpolations beyond this many are left plain: the scanner calls itself for each.
  static let deepestInterpolation = 32

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  mutating func scanCode(nesting: Int) {
    var parentheses = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
        continue
      case UInt8(ascii: "/"):
        scanSlash()
        continue
      case UInt8(ascii: "\""):
        scanString(pounds: 0, nesting: nesting)
      case UInt8(ascii: "#"):
        scanPound(nesting: nesting)
      case UInt8(ascii: "@"):
        scanAttribute()
      case UInt8(ascii: "`"):
        skipQuotedIdentifier()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        scanNumber()
      case UInt8(ascii: "("):
        parentheses += 1
        index += 1
      case UInt8(ascii: ")"):
        if nesting > 0, parentheses == 0 { return }
        parentheses -= 1
        index += 1
      default:
        if Self.beginsIdentifier(byte) {
          scanIdentifier()
          continue
        }
        index += 1
      }
      previous = byte
      previousIsKeyword = false
    }
  }

  mutating func add(_ kind: HighlightedToken.Kind, from start: Int) {
    if start < index { tokens.append(HighlightedToken(kind: kind, range: start..<index)) }
  }

  func byte(at offset: Int) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  // MARK: Bytes

  static func beginsIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    beginsIdentifier(byte) || isDigit(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
