extension DocumentTable {
  /// The table with the rows in which some cell contains the text, in whatever case; `nil` where none does.
  func rows(containing text: String) -> DocumentTable? {
    let sought = text.lowercased()
    var table = self
    table.rows = rows.filter { $0.cells.contains { $0.lowercased().contains(sought) } }
    return table.rows.isEmpty ? nil : table
  }

  /// The table without the columns of other platforms. Columns that belong to no platform stay; `nil` where there are
  /// platform columns and none is the platform's.
  ///
  /// - Parameter platform: a name of `Platforms.families`. A column of just that name is preferred; else all columns of
  ///   its family are kept, so `iOS` finds `iPhone`; and `iPad` falls back on `iOS`.
  func columns(for platform: String) -> DocumentTable? {
    let named = header.cells.map(Self.platforms)
    guard named.contains(where: { !$0.isEmpty }) else { return self }
    let family = Platforms.families.first { $0.name == platform }?.family ?? platform
    let attempts: [(String) -> Bool] = [
      { $0 == platform },
      { name in Platforms.families.contains { $0.name == name && $0.family == family } },
      { name in family == "iPadOS" && Platforms.families.contains { $0.name == name && $0.family == "iOS" } },
    ]
    for matches in attempts where named.contains(where: { $0.contains(where: matches) }) {
      return keeping(named.indices.filter { named[$0].isEmpty || named[$0].contains(where: matches) })
    }
    return nil
  }

  private func keeping(_ columns: [Int]) -> DocumentTable {
    func cut(_ row: Row) -> Row {
      Row(
        line: row.line, cells: columns.filter { $0 < row.cells.count }.map { row.cells[$0] },
        markdown: columns.filter { $0 < row.markdown.count }.map { row.markdown[$0] })
    }
    var table = self
    table.header = cut(header)
    table.alignments = columns.filter { $0 < alignments.count }.map { alignments[$0] }
    table.rows = rows.map(cut)
    return table
  }

  /// The platforms that a column's title names as whole words.
  static func platforms(in title: String) -> [String] {
    let words = Set(title.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    return Platforms.families.map(\.name).filter { words.contains($0.lowercased()) }
  }
}
