/// Comments, regular expressions, numbers and strings.
extension SwiftHighlighter {
  // MARK: Comments and regular expressions

  mutating func scanSlash() {
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

  mutating func skipLine() {
    while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
  }

  mutating func skipBlockComment() {
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
  var beginsExpression: Bool {
    switch previous {
    case 0, UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "{"):
      true
    default: previousIsKeyword
    }
  }

  func endOfRegex(from start: Int) -> Int? {
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

  mutating func scanNumber() {
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
  mutating func scanString(pounds: Int, nesting: Int) {
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

  func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    if isMultiline {
      guard byte(at: index + 1) == UInt8(ascii: "\""), byte(at: index + 2) == UInt8(ascii: "\"") else { return false }
    }
    return hasPounds(pounds, at: index + (isMultiline ? 3 : 1))
  }

  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for step in 0..<count where byte(at: offset + step) != UInt8(ascii: "#") { return false }
    return true
  }

  /// `#"raw"#`, `#/regex/#`, `#if`, `#Preview`.
  mutating func scanPound(nesting: Int) {
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

  mutating func scanExtendedRegex(pounds: Int) {
    index += pounds + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        index += 1 + pounds
        return
      }
      index += 1
    }
  }
}
