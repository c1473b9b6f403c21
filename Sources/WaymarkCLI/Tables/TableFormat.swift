import Diagnostics

/// The forms in which tables are printed.
enum TableFormat: String, CaseIterable {
  case text, json, csv, markdown

  func render(_ tables: [DocumentTable], style: TextStyle, width: Int?) -> String {
    switch self {
    case .text: TableText(style: style, width: width).render(tables)
    case .json: TableData.json(tables).text()
    case .csv: TableData.csv(tables)
    case .markdown: TableData.markdown(tables)
    }
  }
}
