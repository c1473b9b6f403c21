/// Writes a check's report for programs, format version 1. Lines and columns count from 1, columns in UTF-8 bytes.
package struct JSONReporter: Sendable {
  package init() {}

  package func render(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> String {
    json(report, against: baseline).text()
  }

  package func json(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> JSON {
    let known = baseline?.known ?? []
    return .members([
      "version": .int(1),
      "toolchain": .string(report.toolchain),
      "sdk": .string(report.sdk),
      "baselines": .object(report.baselines.mapValues { .string($0) }),
      "summary": json(report.summary),
      "coverage": json(report.coverage),
      "documents": .array(report.documents.map { .string($0) }),
      "shard": report.shard.map(json),
      "snippets": .array(report.snippets.enumerated().map { json($1, at: $0, known) }),
      "diagnostics": .array(
        report.diagnostics.enumerated().map { json($1, isKnown: known.contains(.init(snippet: nil, diagnostic: $0))) }),
      "remarks": .array(report.remarks.map { .string($0) }),
      "baseline": baseline.map(json),
    ])
  }

  func json(_ summary: [Verdict: Int]) -> JSON {
    .object(Dictionary(summary.map { ($0.key.rawValue, JSON.int($0.value)) }) { first, _ in first })
  }

  func json(_ coverage: Coverage) -> JSON {
    .object([
      "fences": .int(coverage.fences), "judged": .int(coverage.judged),
      "skipped": .object(coverage.skipped.mapValues { .int($0) }),
    ])
  }

  private func json(_ shard: CheckReport.Shard) -> JSON {
    .object([
      "index": .int(shard.index), "count": .int(shard.count), "content": .string(shard.content),
      "documents": .array(shard.documents.map { .string($0) }), "strict": .bool(shard.isStrict),
      "options": .object(shard.options.mapValues { .string($0) }),
    ])
  }

  private func json(_ baseline: BaselineComparison) -> JSON {
    .object([
      "known": .int(baseline.known.count),
      "gone": .array(
        baseline.gone.map { entry in
          .members([
            "file": .string(entry.file), "id": .string(entry.id), "message": .string(entry.message),
            "fingerprint": entry.fingerprint.map { .string($0) }, "count": .int(entry.count),
          ])
        }),
    ])
  }

  private func json(_ snippet: SnippetReport, at index: Int, _ known: Set<ReportedFinding.Place>) -> JSON {
    .members([
      "id": .string(snippet.id),
      "file": .string(snippet.file),
      "fence": .int(snippet.fence),
      "line": .int(snippet.line),
      "endLine": .int(snippet.endLine),
      "part": snippet.part.map { .int($0) },
      "mark": snippet.mark.map { .string($0.rawValue) },
      "title": snippet.title.map { .string($0) },
      "verdict": .string(snippet.verdict.rawValue),
      "platforms": .object(snippet.platforms.mapValues { .string($0.rawValue) }),
      "assumed": .array(snippet.assumed.map { .string($0) }),
      "reason": snippet.reason.map { .string($0) },
      "diagnostics": .array(
        snippet.diagnostics.enumerated().map {
          json($1, isKnown: known.contains(.init(snippet: index, diagnostic: $0)))
        }),
      "tests": snippet.tests.isEmpty ? nil : .array(snippet.tests.map(json)),
      "fingerprint": snippet.fingerprint.map { .string($0) },
      "known": known.contains(.init(snippet: index, diagnostic: nil)) ? .bool(true) : nil,
    ])
  }

  private func json(_ test: SnippetReport.Test) -> JSON {
    .object([
      "name": .string(test.name), "line": .int(test.line), "outcome": .string(test.outcome.rawValue),
    ])
  }

  private func json(_ diagnostic: Diagnostic, isKnown: Bool) -> JSON {
    var members = place(diagnostic.span)
    members["id"] = .string(diagnostic.id)
    members["severity"] = .string(diagnostic.severity.rawValue)
    members["message"] = .string(diagnostic.message)
    members["recommendation"] = diagnostic.recommendation.map { .string($0) }
    members["rule"] = diagnostic.rule.map { .string($0) }
    if isKnown { members["known"] = .bool(true) }
    if !diagnostic.notes.isEmpty { members["notes"] = .array(diagnostic.notes.map(json)) }
    return .object(members)
  }

  private func json(_ note: Diagnostic.Note) -> JSON {
    .object(place(note.span).merging(["message": .string(note.message)]) { first, _ in first })
  }

  private func place(_ span: SourceSpan?) -> [String: JSON] {
    guard let span else { return [:] }
    var members: [String: JSON] = [
      "file": .string(span.file), "line": .int(span.start.line), "column": .int(span.start.column),
    ]
    if span.end > span.start {
      if span.end.line != span.start.line { members["endLine"] = .int(span.end.line) }
      members["endColumn"] = .int(span.end.column)
    }
    return members
  }
}
