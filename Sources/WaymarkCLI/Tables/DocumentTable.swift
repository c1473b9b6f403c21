import Diagnostics
import Documents

/// A table of a document as data.
struct DocumentTable: Sendable {
  struct Row: Sendable {
    /// The line of the file.
    var line: Int
    /// The cells' plain text.
    var cells: [String]
    /// The cells as the file has them, Markdown and all.
    var markdown: [String]
  }

  var path: String
  /// The document as the person named it.
  var file: String
  var line: Int
  /// The heading above it, and the id by which the page can be entered there.
  var heading: String?
  var anchor: String?
  var header: Row
  var alignments: [Table.Alignment]
  var rows: [Row]

  /// All tables of a document, also those within lists, quotes and footnotes.
  static func tables(of document: Document) -> [DocumentTable] {
    var collector = Collector(document: document)
    collector.visit(document.blocks)
    for footnote in document.footnotes { collector.visit(footnote.blocks) }
    return collector.tables
  }

  private struct Collector {
    var document: Document
    var heading: Heading?
    var tables: [DocumentTable] = []

    init(document: Document) {
      self.document = document
    }

    mutating func visit(_ blocks: [Block]) {
      for block in blocks {
        switch block.kind {
        case .heading(let heading): self.heading = heading
        case .blockQuote(let inner), .alert(_, let inner): visit(inner)
        case .list(let list): for item in list.items { visit(item.blocks) }
        case .table(let table): add(table, at: block.span)
        case .paragraph, .codeFence, .indentedCode, .html, .thematicBreak: break
        }
      }
    }

    mutating func add(_ table: Table, at span: SourceSpan) {
      tables.append(
        DocumentTable(
          path: document.path, file: document.source.file, line: span.start.line, heading: heading?.text,
          anchor: heading?.id, header: row(table.header, line: span.start.line), alignments: table.alignments,
          rows: table.rows.map { row($0, line: $0.first?.span.start.line ?? span.start.line) }))
    }

    func row(_ cells: [Table.Cell], line: Int) -> Row {
      Row(line: line, cells: cells.map(\.text), markdown: cells.map(markdown))
    }

    /// The cell's bytes, which have their bars escaped already.
    func markdown(_ cell: Table.Cell) -> String {
      let source = document.source
      guard cell.span.start.line == cell.span.end.line else { return cell.text.replacing("|", with: "\\|") }
      let range = source.offset(of: cell.span.start)..<source.offset(of: cell.span.end)
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      var bytes = source.bytes[range].drop(while: isSpace)
      while let last = bytes.last, isSpace(last) { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
