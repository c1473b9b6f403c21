import Documents
import HTMLBuilding

extension DocumentRenderer {
  /// Writes a table: the first column names the rows, and each row can be linked to. On narrow screens every row is a card,
  /// for which each cell knows its column's name.
  mutating func render(_ table: Table) {
    isInCell = true
    defer { isInCell = false }
    let label = table.header.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    html.open(.div, .class("table"), .role("region"), .label("Table: \(label)"), .data("tabindex", "0"))
    html.markup("<table>\n<thead>\n<tr>")
    for (column, cell) in table.header.enumerated() {
      openCell("<th scope=\"col\"", column, of: table)
      html.markup(">")
      render(cell.content)
      html.markup("</th>")
    }
    html.markup("</tr>\n</thead>\n<tbody>\n")
    for row in table.rows { render(row, of: table) }
    html.markup("</tbody>\n</table></div>\n")
  }

  private mutating func render(_ row: [Table.Cell], of table: Table) {
    guard let name = row.first else { return }
    if name.text.isEmpty {
      html.open(.tr)
    } else {
      let id = uniqueID("row", name.text)
      html.open(.tr, .id(id))
      openCell("<th scope=\"row\"", 0, of: table)
      html.markup(">")
      renderName(name, id: id)
      html.markup("</th>")
    }
    for (column, cell) in row.enumerated() where column > 0 || name.text.isEmpty {
      openCell("<td", column, of: table)
      html.attribute(.data("data-column", column < table.header.count ? table.header[column].text : ""))
      html.markup(">")
      render(cell.content)
      html.markup("</td>")
    }
    html.markup("</tr>\n")
  }

  private mutating func renderName(_ name: Table.Cell, id: String) {
    guard name.content.allSatisfy(Self.canStandInLink) else { return render(name.content) }
    html.markup("<a class=\"row\" href=\"#")
    html.attributeValue("row:" + PageAddress.percentEncoded(String(id.dropFirst(4))))
    html.markup("\">")
    render(name.content, isInLink: true)
    html.close(.a)
  }

  private static func canStandInLink(_ inline: Inline) -> Bool {
    switch inline.kind {
    case .text, .code, .softBreak, .lineBreak: true
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.allSatisfy(canStandInLink)
    default: false
    }
  }

  private mutating func openCell(_ tag: StaticString, _ column: Int, of table: Table) {
    html.markup(tag)
    let alignment = column < table.alignments.count ? table.alignments[column] : .none
    switch alignment {
    case .none, .left: break
    case .center: html.markup(" class=\"center\"")
    case .right: html.markup(" class=\"right\"")
    }
  }
}
