import Documents

/// The lines of a part as they are compiled, with their places and their layout.
struct PartSource: Sendable {
  /// With elided bodies filled in; the same number of bytes a line as in the document.
  let lines: [AssembledLine]
  let elisions: Elisions
  let layout: Layout

  /// - Parameter isFile: whether the text is known to be a file's, so that its functions belong to no type.
  init(lines: [AssembledLine], isFile: Bool = false) {
    let (elisions, parsed) = Elisions.fill(lines.map(\.text))
    self.elisions = elisions
    self.lines = zip(elisions.lines, lines).map { AssembledLine($0, origin: $1.origin) }
    layout = ShapeDetector.layout(of: elisions, parsed, isFile: isFile)
  }

  init(_ part: SnippetPart, of snippet: Snippet) {
    self.init(lines: Self.lines(at: part.lineIndices, of: snippet), isFile: snippet.attributes.isFile)
  }

  static func lines(at indices: some Sequence<Int>, of snippet: Snippet) -> [AssembledLine] {
    indices.filter(snippet.fence.lines.indices.contains).map { index in
      let line = snippet.fence.lines[index]
      return AssembledLine(line.text, origin: .init(file: snippet.file, line: line, index: index))
    }
  }

  var items: [SourceItem] { layout.nodes.flatMap(\.items) }
}
