import Diagnostics
import Documents

/// Where each line of a generated text comes from. Lines are copied whole, so a column needs only the line's place.
package struct LineMap: Sendable, Hashable {
  /// The place in a document, or in its context file, from which a line was copied.
  package struct Origin: Sendable, Hashable {
    /// The file as the person named it.
    package var file: String
    package var line: CodeFence.Line
    /// The index into the fence's lines; `nil` for a line of a context file.
    package var index: Int?

    package init(file: String, line: CodeFence.Line, index: Int? = nil) {
      self.file = file
      self.line = line
      self.index = index
    }
  }

  /// One for each generated line; `nil` for one that Waymark wrote.
  package private(set) var origins: [Origin?] = []

  package init(origins: [Origin?] = []) {
    self.origins = origins
  }

  /// The origin of a generated line, counted from 1.
  package func origin(ofLine line: Int) -> Origin? {
    line >= 1 && line <= origins.count ? origins[line - 1] : nil
  }

  /// An error of another text made of the same lines, as if it were one of this text.
  func moved(_ error: CompilerDiagnostic, from other: LineMap) -> CompilerDiagnostic {
    guard error.place == .primary, let origin = other.origin(ofLine: error.line),
      let index = origins.firstIndex(of: origin)
    else { return error }
    var moved = error
    moved.line = index + 1
    return moved
  }

  /// Where a byte of the generated text lies in the document.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - column: In UTF-8 bytes, from 1; beyond the line's end it counts as the end.
  /// - Returns: `nil` on lines that Waymark wrote.
  package func position(line: Int, column: Int) -> SourcePosition? {
    guard let origin = origin(ofLine: line) else { return nil }
    let byte = min(max(column - 1, 0), origin.line.text.utf8.count)
    return SourcePosition(line: origin.line.line, column: origin.line.column(ofByte: byte))
  }

  /// The span in the document of a range of generated text; `nil` where it begins on a line that Waymark wrote. A range
  /// that ends in another file or on such a line ends with its first line.
  package func span(from start: SourcePosition, to end: SourcePosition) -> SourceSpan? {
    guard let origin = origin(ofLine: start.line), let first = position(line: start.line, column: start.column) else {
      return nil
    }
    var last = position(line: start.line, column: .max) ?? first
    if let endOrigin = self.origin(ofLine: end.line), endOrigin.file == origin.file {
      last = position(line: end.line, column: end.column) ?? last
    }
    return SourceSpan(file: origin.file, start: first, end: last)
  }

  /// The origin of the last copied line at or before a generated line, for errors that the compiler puts on a line that
  /// Waymark wrote, such as the brace that closes a frame.
  package func nearestOrigin(toLine line: Int) -> Origin? {
    origins.prefix(max(line, 0)).last { $0 != nil } ?? origins.first { $0 != nil } ?? nil
  }
}

/// A line of generated text with its origin.
package struct AssembledLine: Sendable, Hashable {
  package var text: String
  package var origin: LineMap.Origin?

  package init(_ text: String, origin: LineMap.Origin? = nil) {
    self.text = text
    self.origin = origin
  }
}

extension [AssembledLine] {
  /// The lines as one text, each ended by `\n`.
  var text: String { reduce(into: "") { $0 += $1.text + "\n" } }

  var map: LineMap { LineMap(origins: self.map(\.origin)) }
}
