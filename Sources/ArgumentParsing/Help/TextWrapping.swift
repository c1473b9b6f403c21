/// Breaks prose into lines.
package enum TextWrapping {
  /// Lines of at most `width` characters, as far as words allow; a word that is longer has a line to itself.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// Wrapped, and every line indented.
  package static func paragraph(_ text: String, width: Int, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return lines(text, width: max(width - indent, 20)).map { space + $0 + "\n" }.joined()
  }

  /// Names at the left and what they mean beside them; a name that is too long has its meaning on the next line.
  package static func columns(_ rows: [(name: String, meaning: String)], width: Int) -> String {
    let left = min(rows.map(\.name.count).max() ?? 0, max(width / 3, 16))
    let indent = left + 4
    var text = ""
    for row in rows {
      let lines = lines(row.meaning, width: max(width - indent, 20))
      let gap = String(repeating: " ", count: indent)
      let fits = row.name.count <= left
      text += "  " + row.name
      if fits { text += String(repeating: " ", count: left - row.name.count + 2) + (lines.first ?? "") }
      text += "\n"
      for line in lines.dropFirst(fits ? 1 : 0) { text += gap + line + "\n" }
    }
    return text
  }
}
