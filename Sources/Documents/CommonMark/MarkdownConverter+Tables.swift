import CCMarkGFM
import Diagnostics

extension MarkdownConverter {
  mutating func table(_ node: MarkdownNode, after previous: Block?) -> Block {
    let columns = Int(cmark_gfm_extensions_get_table_columns(node.pointer))
    let alignments = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(node.pointer), count: columns
    ).map(Self.alignment)
    var table = Table(alignments: alignments, header: [], rows: [])
    table.comment = previous.flatMap(WaymarkComment.init)?.comment(in: source)
    // Lines of a paragraph that a table's header ends stay in the table's first line for cmark.
    let headerLine = node.startLine + lineOffset + Self.paragraphLines(before: node)
    var lastLine = headerLine + 1
    var next = node.firstChild
    while let row = next {
      next = row.next
      let isHeader = cmark_gfm_extensions_get_table_row_is_header(row.pointer) != 0
      let line = isHeader ? headerLine : row.startLine + lineOffset
      lastLine = max(lastLine, line)
      let cells = cells(of: row, line: line)
      if isHeader { table.header = cells } else { table.rows.append(cells) }
    }
    let start = position(containers.contentStart(line: headerLine), line: headerLine)
    return Block(.table(table), span: span(start, end: end(ofLine: lastLine)))
  }

  private static func alignment(_ code: UInt8) -> Table.Alignment {
    switch code {
    case UInt8(ascii: "l"): .left
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .right
    default: .none
    }
  }

  /// The number of lines of a paragraph that cmark has cut off before a table; such a paragraph has no line of its own.
  private static func paragraphLines(before table: MarkdownNode) -> Int {
    guard let previous = cmark_node_previous(table.pointer).map(MarkdownNode.init),
      previous.type == CMARK_NODE_PARAGRAPH, previous.startLine == 0
    else { return 0 }
    return previous.content.count { $0 == 0x0A } + 1
  }

  private mutating func cells(of row: MarkdownNode, line: Int) -> [Table.Cell] {
    let lineRange = source.range(ofLine: line)
    let rowStart = containers.contentStart(line: line)
    let places = TableRowCells(bytes: parsedBytes, row: rowStart..<lineRange.upperBound).cells
    var cells: [Table.Cell] = []
    var next = row.firstChild
    while let cell = next {
      next = cell.next
      guard cells.count < places.count else {
        // A cell that the row lacks.
        let end = end(ofLine: line)
        cells.append(Table.Cell(content: [], text: "", span: span(end, end: end)))
        continue
      }
      let place = places[cells.count]
      let cellSpan = SourceSpan(
        file: source.file, start: position(place.content.lowerBound, line: line),
        end: position(place.content.upperBound, line: line))
      let map = InlineMap(
        source: source, content: cell.content, firstLine: line, countedFirstLine: cell.startLine,
        columnBase: cell.startColumn - 1 + place.leadingBlanks,
        escapes: place.escapes
      ) { _ in place.content.lowerBound }
      let inlines = inlines(cell, Leaf(span: cellSpan, map: map, lastLine: line))
      cells.append(Table.Cell(content: inlines, text: plainText(inlines), span: cellSpan))
    }
    return cells
  }
}
