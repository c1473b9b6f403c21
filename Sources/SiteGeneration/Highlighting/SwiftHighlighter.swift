/// Finds what is to be coloured in Swift source, in one pass over its bytes.
///
/// The toolchain's parser takes two milliseconds for a snippet of 600 bytes, this takes a few microseconds; the tests hold
/// it to the parser's own classification. It needs no valid program: fragments, elisions and prose are common in
/// documents, and whatever it doesn't know stays plain.
struct SwiftHighlighter {
  private let text: UnsafeBufferPointer<UInt8>
  private let roles: WordTable<SwiftWords.Role>
  private var tokens: [HighlightedToken] = []
  private var index = 0
  /// The last byte of code that was neither space nor comment, 0 at the start.
  private var previous: UInt8 = 0
  /// Whether that byte ended a reserved word, after which an expression begins.
  private var previousIsKeyword = false

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
  private static let deepestInterpolation = 32

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func scanCode(nesting: Int) {
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

  private mutating func add(_ kind: HighlightedToken.Kind, from start: Int) {
    if start < index { tokens.append(HighlightedToken(kind: kind, range: start..<index)) }
  }

  private func byte(at offset: Int) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  // MARK: Comments and regular expressions

  private mutating func scanSlash() {
    let start = index
    switch byte(at: index + 1) {
    case UInt8(ascii: "/"):
      skipLine()
      add(.comment, from: start)
    case UInt8(ascii: "*"):
      skipBlockComment()
      add(.comment, from: start)
    default:
      if beginsExpression, let end = endOfRegex(from: index + 1) {
        index = end
        add(.string, from: start)
      } else {
        index += 1
      }
      previous = UInt8(ascii: "/")
      previousIsKeyword = false
    }
  }

  private mutating func skipLine() {
    while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if text[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// Whether what comes next begins an operand, so that `/` opens a regular expression.
  private var beginsExpression: Bool {
    switch previous {
    case 0, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "{"):
      true
    default: previousIsKeyword
    }
  }

  private func endOfRegex(from start: Int) -> Int? {
    var offset = start
    let first = byte(at: offset)
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") || first == 0 { return nil }
    while offset < text.count, text[offset] != UInt8(ascii: "\n") {
      if text[offset] == UInt8(ascii: "\\") {
        offset += 2
        continue
      }
      if text[offset] == UInt8(ascii: "/") {
        let last = text[offset - 1]
        return last == UInt8(ascii: " ") ? nil : offset + 1
      }
      offset += 1
    }
    return nil
  }

  // MARK: Literals

  private mutating func scanNumber() {
    let start = index
    index += 1
    while index < text.count {
      let byte = text[index]
      let isFraction = byte == UInt8(ascii: ".") && Self.isDigit(self.byte(at: index + 1))
      guard Self.continuesIdentifier(byte) || isFraction else { break }
      index += 1
    }
    // `pair.0.1` selects elements.
    if previous != UInt8(ascii: ".") { add(.string, from: start) }
  }

  /// Reads a literal from its first quote or, with `pounds` of them, from its first `#`.
  private mutating func scanString(pounds: Int, nesting: Int) {
    var start = index
    index += pounds
    let isMultiline = byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\n") where !isMultiline:
        add(.string, from: start)
        return
      case UInt8(ascii: "\""):
        if closesString(pounds: pounds, isMultiline: isMultiline) {
          index += (isMultiline ? 3 : 1) + pounds
          add(.string, from: start)
          return
        }
        index += 1
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: index + 1) else {
          index += 1
          continue
        }
        index += 1 + pounds
        if byte(at: index) == UInt8(ascii: "("), nesting < Self.deepestInterpolation {
          add(.string, from: start)
          index += 1
          let outer = (previous, previousIsKeyword)
          previous = UInt8(ascii: "(")
          scanCode(nesting: nesting + 1)
          (previous, previousIsKeyword) = outer
          start = index
        } else if index < text.count, text[index] != UInt8(ascii: "\n") {
          index += 1
        }
      default:
        index += 1
      }
    }
    add(.string, from: start)
  }

  private func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    if isMultiline {
      guard byte(at: index + 1) == UInt8(ascii: "\""), byte(at: index + 2) == UInt8(ascii: "\"") else { return false }
    }
    return hasPounds(pounds, at: index + (isMultiline ? 3 : 1))
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for step in 0..<count where byte(at: offset + step) != UInt8(ascii: "#") { return false }
    return true
  }

  /// `#"raw"#`, `#/regex/#`, `#if`, `#Preview`.
  private mutating func scanPound(nesting: Int) {
    var pounds = 1
    while byte(at: index + pounds) == UInt8(ascii: "#") { pounds += 1 }
    let start = index
    switch byte(at: index + pounds) {
    case UInt8(ascii: "\""):
      scanString(pounds: pounds, nesting: nesting)
    case UInt8(ascii: "/"):
      scanExtendedRegex(pounds: pounds)
      add(.string, from: start)
    case let byte where Self.beginsIdentifier(byte):
      index += pounds
      skipIdentifier()
      add(.keyword, from: start)
    default:
      index += pounds
    }
  }

  private mutating func scanExtendedRegex(pounds: Int) {
    index += pounds + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        index += 1 + pounds
        return
      }
      index += 1
    }
  }

  // MARK: Words

  private mutating func scanAttribute() {
    let start = index
    index += 1
    guard Self.beginsIdentifier(byte(at: index)) else { return }
    skipIdentifier()
    while byte(at: index) == UInt8(ascii: "."), Self.beginsIdentifier(byte(at: index + 1)) {
      index += 1
      skipIdentifier()
    }
    add(.keyword, from: start)
  }

  private mutating func skipQuotedIdentifier() {
    index += 1
    while index < text.count, text[index] != UInt8(ascii: "`"), text[index] != UInt8(ascii: "\n") { index += 1 }
    if index < text.count { index += 1 }
  }

  private mutating func skipIdentifier() {
    while index < text.count, Self.continuesIdentifier(text[index]) { index += 1 }
  }

  private mutating func scanIdentifier() {
    let start = index
    let first = text[start]
    skipIdentifier()
    let range = start..<index
    var isKeyword = false
    if first != UInt8(ascii: "$"), let role = roles.value(of: text, range), isWord(role, range) {
      isKeyword = true
      add(.keyword, from: start)
    } else if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      add(.type, from: start)
    }
    previous = first
    previousIsKeyword = isKeyword
  }

  /// Whether a word of the table is one of the language's here.
  private func isWord(_ role: SwiftWords.Role, _ range: Range<Int>) -> Bool {
    let next = byte(at: range.upperBound)
    if previous == UInt8(ascii: ".") {
      // `.self`, `.init`, `.Type`; any other word after a dot is a member.
      return isOne(of: "self", range) || isOne(of: "init", range)
    }
    switch role {
    case .reserved:
      if next == UInt8(ascii: ":") { return isOne(of: "default", range) || isOne(of: "init", range) }
      return !isArgumentStart || isOne(of: "class", range) || isOne(of: "Any", range)
    case .reservedInExpressions:
      return next != UInt8(ascii: ":") || isOne(of: "nil", range) || isOne(of: "true", range)
        || isOne(of: "false", range)
    case .beforeWord:
      return followsWord(range.upperBound)
    case .beforeWordOrParenthesis:
      return followsWord(range.upperBound)
        || (next == UInt8(ascii: "(")
          && (follows(range.upperBound + 1, "set)") || follows(range.upperBound + 1, "uns")
            || follows(range.upperBound + 1, "safe)") || follows(range.upperBound + 1, "nonsending)")))
    case .accessor:
      return isAccessor(range)
    case .effect:
      return next != UInt8(ascii: ":") && next != UInt8(ascii: ".")
    }
  }

  private var isArgumentStart: Bool {
    previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
  }

  /// Whether another word or an attribute comes next on the same line.
  private func followsWord(_ offset: Int) -> Bool {
    var offset = offset
    let start = offset
    while byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
    let next = byte(at: offset)
    guard offset > start, Self.beginsIdentifier(next) || next == UInt8(ascii: "@") else { return false }
    // `lazy in`, `required is`, `optional as`: a name before an operator word.
    return !["in ", "is ", "as ", "as?", "as!"].contains { follows(offset, $0) }
  }

  private func isAccessor(_ range: Range<Int>) -> Bool {
    var offset = range.upperBound
    while byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\n") { offset += 1 }
    let next = byte(at: offset)
    if next == UInt8(ascii: "{") {
      return previous == UInt8(ascii: "{") || previous == UInt8(ascii: "}") || previous == 0 || previousIsKeyword
        || isFirstOnLine(range.lowerBound)
    }
    if next == UInt8(ascii: "(") {
      return isFirstOnLine(range.lowerBound) && (previous == UInt8(ascii: "{") || previous == UInt8(ascii: "}"))
    }
    if next == UInt8(ascii: ")") { return previous == UInt8(ascii: "(") && isOne(of: "set", range) }
    let isRequirement = previous == UInt8(ascii: "{") || previousIsKeyword
    if next == UInt8(ascii: "}") { return isRequirement }
    return isRequirement && ["set", "get", "async", "throws"].contains { follows(offset, $0) }
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    var offset = offset - 1
    while offset >= 0, text[offset] == UInt8(ascii: " ") || text[offset] == UInt8(ascii: "\t") { offset -= 1 }
    return offset < 0 || text[offset] == UInt8(ascii: "\n")
  }

  private func follows(_ offset: Int, _ word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= text.count else { return false }
    for step in 0..<word.utf8CodeUnitCount where text[offset + step] != word.utf8Start[step] { return false }
    return true
  }

  private func isOne(of word: StaticString, _ range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount && follows(range.lowerBound, word)
  }

  // MARK: Bytes

  private static func beginsIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesIdentifier(_ byte: UInt8) -> Bool {
    beginsIdentifier(byte) || isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
