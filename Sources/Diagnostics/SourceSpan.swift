/// A stretch of a file, from `start` up to but not including `end`.
package struct SourceSpan: Hashable, Sendable, Codable {
  /// The file as the person named it: relative to where they are, or absolute. Never a temporary file.
  package var file: String
  package var start: SourcePosition
  /// The place after the last byte; equal to `start` for a point.
  package var end: SourcePosition

  package init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// A point.
  package init(file: String, line: Int, column: Int) {
    let position = SourcePosition(line: line, column: column)
    self.init(file: file, start: position, end: position)
  }
}
