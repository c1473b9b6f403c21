import Diagnostics

/// Turns the bytes of a Markdown file into a `Document`.
package enum DocumentParser {
  /// Never fails: what is wrong is in the document's diagnostics.
  ///
  /// - Parameter path: the path within the content folder, `/` between its parts.
  package static func parse(path: String, source: SourceText) -> Document {
    let (frontMatter, bodyStart, frontMatterDiagnostics) = FrontMatterReader.read(source)
    var diagnostics = frontMatterDiagnostics
    let (blocks, body) = MarkdownConverter.convert(source, from: bodyStart)
    var reader = MetadataReader(path: path, source: source, frontMatter: frontMatter)
    let metadata = reader.read(firstHeading: body.headings.first?.text)
    diagnostics += reader.diagnostics
    diagnostics += body.diagnostics
    diagnostics.sort { ($0.span?.start ?? .first) < ($1.span?.start ?? .first) }
    return Document(
      path: path, source: source, frontMatter: frontMatter, metadata: metadata, blocks: blocks,
      footnotes: body.footnotes, headings: body.headings, codeFences: body.codeFences, links: body.links,
      diagnostics: diagnostics)
  }
}

extension SourcePosition {
  static let first = SourcePosition(line: 1, column: 1)
}
