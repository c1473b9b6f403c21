import Diagnostics

/// What a document's body comes to while it is converted.
///
/// An object, since the converters of blocks and of inlines both add to it: as a value it would be copied between them,
/// and each copy would make the next addition as slow as the document is long.
final class BodyBuilder {
  var footnotes: [Footnote] = []
  var headings: [Heading] = []
  var codeFences: [CodeFence] = []
  var links: [Link] = []
  var diagnostics: [Diagnostic] = []
  var headingIDs = HeadingIDs()
  /// Whether C strings have `WikiLinkMask`'s bytes in them.
  let isMasked: Bool
  /// The labels of footnotes, in the order of their numbers.
  var footnoteLabels: [String] = []
  var footnoteUses: [Int] = []
  private var hasReportedNesting = false

  init(isMasked: Bool) {
    self.isMasked = isMasked
  }

  func string(_ bytes: some Collection<UInt8>) -> String {
    WikiLinkMask.text(bytes, isMasked: isMasked)
  }

  func reportNesting(at place: SourceSpan) {
    guard !hasReportedNesting else { return }
    hasReportedNesting = true
    diagnostics.append(
      Diagnostic(
        "nesting-too-deep", .error, "the Markdown is nested more than \(MarkdownConverter.nestingLimit) levels deep",
        at: place, recommendation: "Flatten the lists, quotes or emphasis here; what is deeper is left out."))
  }

  /// Footnotes come last in cmark's tree, wherever they stand in the file.
  func sortByPlace() {
    headings.sort { $0.span.start < $1.span.start }
    codeFences.sort { $0.span.start < $1.span.start }
    links.sort { $0.span.start < $1.span.start }
  }
}
