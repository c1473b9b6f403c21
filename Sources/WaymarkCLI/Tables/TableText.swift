import Diagnostics

/// Tables for people: columns side by side, cells wrapped to the terminal.
struct TableText {
  var style: TextStyle
  /// `nil` where lines may be of any length.
  var width: Int?

  func render(_ tables: [DocumentTable]) -> String {
    tables.map(render).joined(separator: "\n")
  }

  private func render(_ table: DocumentTable) -> String {
    let title = table.heading?.safeForTerminal(keepsLines: false) ?? "Table"
    let place = "\(table.file):\(table.line)".safeForTerminal(keepsLines: false)
    var text = "\(style(.strong, title))  \(style(.quiet, place))\n\n"
    let header = table.header.cells.map { $0.safeForTerminal(keepsLines: false) }
    let rows = table.rows.map { $0.cells.map { $0.safeForTerminal(keepsLines: false) } }
    let widths = columnWidths([header] + rows)
    text += lines(header, widths).map { style(.strong, $0) + "\n" }.joined()
    text += style(.quiet, widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")) + "\n"
    let isWrapped = rows.contains { row in zip(row, widths).contains { CharacterWidth.columns($0) > $1 } }
    for (index, row) in rows.enumerated() {
      if isWrapped, index > 0 { text += "\n" }
      text += lines(row, widths).map { $0 + "\n" }.joined()
    }
    return text
  }

  /// As wide as the cells; where that is too wide, the widest columns give way first.
  private func columnWidths(_ rows: [[String]]) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      max(1, rows.map { column < $0.count ? CharacterWidth.columns($0[column]) : 0 }.max() ?? 0)
    }
    guard let width, count > 0 else { return widths }
    let room = max(width - 2 * (count - 1), count * 4)
    while widths.reduce(0, +) > room {
      let widest = widths.max() ?? 0
      let next = widths.filter { $0 < widest }.max() ?? 0
      let columns = widths.indices.filter { widths[$0] == widest }
      let excess = widths.reduce(0, +) - room
      let step = max(1, min(widest - next, (excess + columns.count - 1) / columns.count))
      for column in columns { widths[column] = max(1, widest - step) }
    }
    return widths
  }

  private func lines(_ cells: [String], _ widths: [Int]) -> [String] {
    let wrapped = widths.indices.map { column in
      column < cells.count ? Self.wrap(cells[column], width: widths[column]) : []
    }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<max(height, 1)).map { line in
      var text = ""
      for column in widths.indices {
        let part = line < wrapped[column].count ? wrapped[column][line] : ""
        text += part
        guard column < widths.count - 1 else { break }
        text += String(repeating: " ", count: max(0, widths[column] - CharacterWidth.columns(part)) + 2)
      }
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// Words on lines of at most `width` columns; a longer word is broken.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ") {
      let columns = CharacterWidth.columns(word)
      if used > 0, used + 1 + columns > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += 1
      }
      for character in word {
        let step = CharacterWidth.columns(character)
        if used > 0, used + step > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += step
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
