/// Attributes and identifiers, and which of them are words of the language where they stand.
extension SwiftHighlighter {
  mutating func scanAttribute() {
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

  mutating func skipQuotedIdentifier() {
    index += 1
    while index < text.count, text[index] != UInt8(ascii: "`"), text[index] != UInt8(ascii: "\n") { index += 1 }
    if index < text.count { index += 1 }
  }

  mutating func skipIdentifier() {
    while index < text.count, Self.continuesIdentifier(text[index]) { index += 1 }
  }

  mutating func scanIdentifier() {
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
  func isWord(_ role: SwiftWords.Role, _ range: Range<Int>) -> Bool {
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

  var isArgumentStart: Bool {
    previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
  }

  /// Whether another word or an attribute comes next on the same line.
  func followsWord(_ offset: Int) -> Bool {
    var offset = offset
    let start = offset
    while byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
    let next = byte(at: offset)
    guard offset > start, Self.beginsIdentifier(next) || next == UInt8(ascii: "@") else { return false }
    // `lazy in`, `required is`, `optional as`: a name before an operator word.
    return !["in ", "is ", "as ", "as?", "as!"].contains { follows(offset, $0) }
  }

  func isAccessor(_ range: Range<Int>) -> Bool {
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

  func isFirstOnLine(_ offset: Int) -> Bool {
    var offset = offset - 1
    while offset >= 0, text[offset] == UInt8(ascii: " ") || text[offset] == UInt8(ascii: "\t") { offset -= 1 }
    return offset < 0 || text[offset] == UInt8(ascii: "\n")
  }

  func follows(_ offset: Int, _ word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= text.count else { return false }
    for step in 0..<word.utf8CodeUnitCount where text[offset + step] != word.utf8Start[step] { return false }
    return true
  }

  func isOne(of word: StaticString, _ range: Range<Int>) -> Bool {
    range.count == word.utf8CodeUnitCount && follows(range.lowerBound, word)
  }
}
