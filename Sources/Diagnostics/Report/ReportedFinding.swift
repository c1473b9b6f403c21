/// One thing that a check has to say: of a document, or of a snippet. All forms of the report say the same ones.
package struct ReportedFinding: Hashable, Sendable {
  /// Where it stands in the report.
  package struct Place: Hashable, Sendable {
    /// The index of the snippet; `nil` for what is said of a document.
    package var snippet: Int?
    /// The index of the diagnostic; `nil` for a verdict that no diagnostic explains.
    package var diagnostic: Int?
  }

  package var place: Place
  package var diagnostic: Diagnostic
  /// What it is said of, where that is a snippet.
  package var snippet: SnippetReport?

  package var file: String? { diagnostic.span?.file ?? snippet?.file }

  /// The navigation rule, else the kind of diagnostic; `waymark explain` knows it.
  package var id: String { diagnostic.rule ?? diagnostic.id }

  /// Whether `check` fails because of it. Strictly, warnings count too.
  package func isFailure(strict: Bool) -> Bool {
    diagnostic.severity == .error || strict && diagnostic.severity == .warning
  }
}

extension CheckReport {
  /// All that there is to say: first of the documents, then of the snippets.
  ///
  /// A snippet that failed has at least one error, and one that is unresolved has warnings, whatever its diagnostics.
  /// What a snippet was rejected for that is announced as wrong is none, and a skipped snippet has none.
  package var findings: [ReportedFinding] {
    let ofDocuments = diagnostics.enumerated().map { index, diagnostic in
      ReportedFinding(place: .init(snippet: nil, diagnostic: index), diagnostic: diagnostic, snippet: nil)
    }
    return ofDocuments + snippets.enumerated().flatMap { index, snippet in findings(of: snippet, at: index) }
  }

  private func findings(of snippet: SnippetReport, at index: Int) -> [ReportedFinding] {
    let mostSevere: Diagnostic.Severity
    switch snippet.verdict {
    case .rejectedAsExpected, .skipped: return []
    case .failed, .acceptedUnexpectedly: mostSevere = .error
    case .unresolved, .verified, .verifiedWithPlaceholders: mostSevere = .warning
    }
    var findings = snippet.diagnostics.enumerated().map { number, diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .error { diagnostic.severity = mostSevere }
      return ReportedFinding(
        place: .init(snippet: index, diagnostic: number), diagnostic: diagnostic, snippet: snippet)
    }
    let isProblem = snippet.verdict.isFailure || snippet.verdict == .unresolved
    if isProblem, !findings.contains(where: { $0.diagnostic.severity == mostSevere }) {
      findings.insert(
        ReportedFinding(
          place: .init(snippet: index, diagnostic: nil), diagnostic: snippet.verdictAlone(mostSevere), snippet: snippet),
        at: 0)
    }
    return findings
  }
}

extension SnippetReport {
  /// The verdict as a diagnostic, where no other says why it is so.
  fileprivate func verdictAlone(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      verdict.rawValue, severity, verdict.words + (reason.map { ": \($0)" } ?? ""),
      at: SourceSpan(file: file, line: line, column: 1))
  }
}
