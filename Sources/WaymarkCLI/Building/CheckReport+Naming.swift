import Diagnostics
import Documents

extension CheckReport {
  /// The report with documents called by their paths within the content folder: a site says nothing of the machine that
  /// built it, and is the same wherever that was.
  func naming(_ documents: DocumentSet) -> CheckReport {
    let paths = Dictionary(
      documents.documents.map { ($0.source.file, $0.path) }, uniquingKeysWith: { first, _ in first })
    func renamed(_ span: SourceSpan?) -> SourceSpan? {
      guard var span else { return nil }
      span.file = paths[span.file] ?? span.file
      return span
    }
    func renamed(_ diagnostic: Diagnostic) -> Diagnostic {
      var diagnostic = diagnostic
      diagnostic.span = renamed(diagnostic.span)
      diagnostic.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: renamed($0.span)) }
      return diagnostic
    }
    var report = self
    report.documents = self.documents.map { paths[$0] ?? $0 }
    report.diagnostics = diagnostics.map(renamed)
    report.snippets = snippets.map { snippet in
      var snippet = snippet
      snippet.file = paths[snippet.file] ?? snippet.file
      snippet.diagnostics = snippet.diagnostics.map(renamed)
      return snippet
    }
    return report
  }
}
