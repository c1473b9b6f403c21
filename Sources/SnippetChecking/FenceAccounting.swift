import ContentHashing
import Diagnostics
import Documents

/// Holds what was reported of a document against its Swift fences: none may be passed over in silence.
struct FenceAccounting: Sendable {
  /// The document's Swift fences by the line that they begin at.
  private let fences: [Int: CodeFence]

  init(_ document: Document) {
    fences = Dictionary(
      document.codeFences.filter { $0.language == "swift" }.map { ($0.fenceLine, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// An error for each fence that has no verdict; there is none unless the tool has a mistake of its own.
  func lost(in snippets: [SnippetReport]) -> [Diagnostic] {
    let judged = Set(snippets.map(\.fence))
    return fences.values.filter { !judged.contains($0.fenceLine) }.sorted { $0.fenceLine < $1.fenceLine }.map { fence in
      Diagnostic(
        Diagnostic.lostSnippet, "this snippet got no verdict, which is a mistake of waymark's own", at: fence.span,
        recommendation: "Please report it, with the document.")
    }
  }

  /// The snippet with a hash of its lines as the fence has them, whatever stands before them in the file.
  func fingerprinted(_ snippet: SnippetReport) -> SnippetReport {
    guard let fence = fences[snippet.fence] else { return snippet }
    var hash = SHA256()
    for line in fence.lines where snippet.line...max(snippet.line, snippet.endLine) ~= line.line {
      hash.update(field: line.text)
    }
    var snippet = snippet
    snippet.fingerprint = String(hash.finish().prefix(16))
    return snippet
  }
}
