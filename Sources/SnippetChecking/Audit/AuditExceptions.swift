import Foundation

/// Where the catalogue is wrong or vague, and the reference SDK is right: a line each with a reason and a source.
package struct AuditExceptions: Sendable {
  package struct Row: Hashable, Sendable {
    /// As in a difference: `View.sheet(item:onDismiss:content:)`, or `TableColumn.*` for all members of a type.
    package var symbol: String
    package var aspect: String
    package var reason: String
    package var source: String
    package var line: Int
  }

  package static let file = "Catalogue/exceptions.tsv"

  package let rows: [Row]

  package init(tsv: String) {
    rows = tsv.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst().compactMap {
      number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 4 else { return nil }
      return Row(symbol: cells[0], aspect: cells[1], reason: cells[2], source: cells[3], line: number + 1)
    }
  }

  package init(referenceSDK folder: String) {
    let data = FileManager.default.contents(atPath: folder + "/" + Self.file) ?? Data()
    self.init(tsv: String(decoding: data, as: UTF8.self))
  }

  /// The exception that covers a difference.
  func covering(_ difference: AuditDifference) -> Row? {
    rows.first { row in
      guard row.aspect == difference.aspect.rawValue else { return false }
      if row.symbol.hasSuffix(".*") { return difference.symbol.hasPrefix(row.symbol.dropLast()) }
      return row.symbol == difference.symbol
    }
  }
}
