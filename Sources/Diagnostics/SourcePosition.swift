/// A place in a file: a line and a column, both starting at 1. Columns count UTF-8 bytes.
package struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
