import Diagnostics

/// One word of an info string: a name, perhaps with a value.
struct AttributeWord: Sendable {
  var name: String
  var nameSpan: SourceSpan
  /// `nil` without `=`.
  var value: String?
  /// The value without its quotes; the place after `=` where it is empty.
  var valueSpan: SourceSpan?
  /// From the name to the end of the value.
  var span: SourceSpan
  /// A quote was opened and not closed.
  var isUnterminated = false
}

/// Splits an info string, or the text of a `<!-- waymark: … -->` comment, into words.
///
/// Words are divided by space and commas, so `swift,run` and `swift, run` mean the same; braces around the whole, and a
/// dot before a name, as other tools write them, are passed over.
struct AttributeWordReader {
  private let bytes: [UInt8]
  private let file: String
  private var position: SourcePosition
  private var index = 0

  /// - Parameter start: Where the text begins in the file.
  init(text: String, file: String, start: SourcePosition) {
    bytes = Array(text.utf8)
    self.file = file
    position = start
  }

  mutating func words() -> [AttributeWord] {
    var words: [AttributeWord] = []
    while true {
      while let byte = current, Self.isSeparator(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        advance()
      }
      guard current != nil else { return words }
      words.append(word())
    }
  }

  private mutating func word() -> AttributeWord {
    if current == UInt8(ascii: "."), index + 1 < bytes.count, !Self.endsName(bytes[index + 1]) { advance() }
    let start = position
    let name = take { !Self.endsName($0) }
    var word = AttributeWord(name: name, nameSpan: span(from: start), span: span(from: start))
    guard current == UInt8(ascii: "=") else { return word }
    advance()
    let valueStart = position
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      advance()
      let inner = position
      let (text, closed) = quoted(by: quote)
      word.value = text
      word.valueSpan = closed ? span(from: inner, trimming: 1) : span(from: inner)
      word.isUnterminated = !closed
      if !closed { word.valueSpan = span(from: valueStart) }
    } else {
      let isHighlight = name == SnippetAttributeName.highlight.rawValue
      word.value = bareValue(keepsCommas: isHighlight)
      word.valueSpan = span(from: valueStart)
    }
    word.span = span(from: start)
    return word
  }

  /// A value without quotes. In `highlight=3-5,8` a comma before a digit goes on with the list.
  private mutating func bareValue(keepsCommas: Bool) -> String {
    var value: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: ",") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        guard keepsCommas, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") else { break }
      } else if Self.isSeparator(byte) {
        break
      }
      value.append(byte)
      advance()
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// The text up to the closing quote; `\"` and `\\` stand for themselves.
  private mutating func quoted(by quote: UInt8) -> (String, closed: Bool) {
    var value: [UInt8] = []
    while let byte = current {
      advance()
      if byte == quote { return (String(decoding: value, as: UTF8.self), true) }
      if byte == UInt8(ascii: "\\"), let next = current, next == quote || next == byte {
        value.append(next)
        advance()
      } else {
        value.append(byte)
      }
    }
    return (String(decoding: value, as: UTF8.self), false)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    var taken: [UInt8] = []
    while let byte = current, condition(byte) {
      taken.append(byte)
      advance()
    }
    return String(decoding: taken, as: UTF8.self)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    let isLineEnd =
      byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && current != UInt8(ascii: "\n"))
    position =
      isLineEnd
      ? SourcePosition(line: position.line + 1, column: 1)
      : SourcePosition(line: position.line, column: position.column + 1)
  }

  private func span(from start: SourcePosition, trimming count: Int = 0) -> SourceSpan {
    SourceSpan(
      file: file, start: start, end: SourcePosition(line: position.line, column: position.column - count))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSeparator(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
