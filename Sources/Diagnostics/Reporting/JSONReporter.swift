/// Writes a check's report for programs, format version 1. Lines and columns count from 1, columns in UTF-8 bytes.
package struct JSONReporter: Sendable {
  package init() {}

  package func render(_ report: CheckReport) -> String { json(report).text() }

  package func json(_ report: CheckReport) -> JSON {
    let summary = report.summary.map { ($0.key.rawValue, JSON.int($0.value)) }
    return .object([
      "version": .int(1),
      "toolchain": .string(report.toolchain),
      "sdk": .string(report.sdk),
      "baselines": .object(report.baselines.mapValues { .string($0) }),
      "summary": .object(Dictionary(summary) { first, _ in first }),
      "snippets": .array(report.snippets.map(json)),
      "diagnostics": .array(report.diagnostics.map(json)),
      "remarks": .array(report.remarks.map { .string($0) }),
    ])
  }

  private func json(_ snippet: SnippetReport) -> JSON {
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
      "diagnostics": .array(snippet.diagnostics.map(json)),
    ])
  }

  private func json(_ diagnostic: Diagnostic) -> JSON {
    var members = place(diagnostic.span)
    members["id"] = .string(diagnostic.id)
    members["severity"] = .string(diagnostic.severity.rawValue)
    members["message"] = .string(diagnostic.message)
    members["recommendation"] = diagnostic.recommendation.map { .string($0) }
    members["rule"] = diagnostic.rule.map { .string($0) }
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
