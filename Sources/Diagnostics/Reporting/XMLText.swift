/// Text as XML 1.0 can hold it.
enum XMLText {
  /// For the value of an attribute in double quotes; line ends and tabs are kept.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// For the content of an element.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      // Also so that no `]]>` is left.
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x0D: result += "&#13;"
      case 0x0A: result += isAttribute ? "&#10;" : "\n"
      case 0x09: result += isAttribute ? "&#9;" : "\t"
      // What XML has no way to say is shown by its picture.
      case 0..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result += "\u{2421}"
      case 0x80...0x9F, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
