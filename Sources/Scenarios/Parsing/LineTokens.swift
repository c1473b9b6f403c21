/// The words and signs of a line.
struct LineTokens: Sendable {
  struct Token: Hashable, Sendable {
    var text: String
    /// Where it begins in the line, in bytes from 0.
    var offset: Int
    var length: Int
    var isSign: Bool
  }

  var tokens: [Token] = []
  /// How many spaces or tabs begin the line.
  var indent = 0
  /// A character that no line may hold: its offset and length in bytes, and its code.
  var stray: (offset: Int, length: Int, scalar: Unicode.Scalar)?

  private static let signs: Set<Unicode.Scalar> = [">", ",", "(", ")", ":"]

  init(_ text: String) {
    var word = ""
    var start = 0
    var offset = 0
    var isLeading = true
    func flush(_ tokens: inout [Token]) {
      if !word.isEmpty {
        tokens.append(Token(text: word, offset: start, length: word.utf8.count, isSign: false))
        word = ""
      }
    }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar == "/", previous == "/", word == "/" {
        word = ""
        break
      }
      if scalar == " " || scalar == "\t" {
        flush(&tokens)
        if isLeading { indent += 1 }
      } else if Self.signs.contains(scalar) {
        flush(&tokens)
        tokens.append(Token(text: String(scalar), offset: offset, length: length, isSign: true))
        isLeading = false
      } else if Self.isAllowed(scalar) {
        if word.isEmpty { start = offset }
        word.unicodeScalars.append(scalar)
        isLeading = false
      } else {
        flush(&tokens)
        if stray == nil { stray = (offset, length, scalar) }
        isLeading = false
      }
      previous = scalar
      offset += length
    }
    flush(&tokens)
  }

  /// Letters and digits of any script, and what names of files and types hold besides.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_./'".unicodeScalars.contains(scalar)
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
