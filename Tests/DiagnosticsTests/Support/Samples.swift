import Diagnostics
import Foundation

/// Reports for tests, some of them with text that no format likes.
enum Samples {
  static let hostile =
    "a\r\nb\n::error::c % d ]]> <x a=\"1\">&amp; 'q' \u{0}\u{1}\u{1B}[31m\u{7F}\u{85}\u{FFFE}\u{2028}\t😀👨‍👩‍👧 ##[add-mask]e, f: g"

  static func span(
    _ file: String, _ line: Int, _ column: Int, to end: Int? = nil, endLine: Int? = nil
  ) -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: endLine ?? line, column: end ?? column))
  }

  static func snippet(
    _ number: Int, in file: String = "Content/a.md", _ verdict: Verdict, line: Int = 4, reason: String? = nil,
    _ diagnostics: [Diagnostic] = [], fingerprint: String? = "f0"
  ) -> SnippetReport {
    var snippet = SnippetReport(
      id: "\(file)#\(number)", file: file, fence: line - 1, line: line, endLine: line, verdict: verdict,
      platforms: ["iOS": .accepted, "macOS": .notJudged], reason: reason, diagnostics: diagnostics)
    snippet.fingerprint = fingerprint
    return snippet
  }

  static func report(
    _ snippets: [SnippetReport], _ diagnostics: [Diagnostic] = [], documents: [String] = ["Content/a.md"]
  ) -> CheckReport {
    var report = CheckReport(
      toolchain: "Swift 6.3.1", sdk: "reference SDK 26", baselines: ["iOS": "26.0", "macOS": "26.0"],
      snippets: snippets, diagnostics: diagnostics)
    report.documents = documents
    return report
  }

  /// A report with everything in it that a report can have.
  static func everything(_ text: String = hostile) -> CheckReport {
    let file = "Content/ü \(text.prefix(3)).md"
    let error = Diagnostic(
      "compiler-error", .error, text, at: span(file, 1, 1, to: 3), recommendation: text,
      notes: [.init(text, at: span("Content/other.md", 1, 1, to: 2, endLine: 3)), .init(text)], rule: "a-rule")
    let warning = Diagnostic("compiler-warning", .warning, text, at: span(file, 2, 1))
    var part = snippet(1, in: file, .failed, [error, warning])
    (part.part, part.mark, part.title) = (2, .right, text)
    part.assumed = [text]
    var report = report(
      [
        part, snippet(2, in: file, .skipped, reason: text), snippet(3, in: file, .unresolved, reason: text),
        snippet(4, in: file, .acceptedUnexpectedly), snippet(5, in: file, .verifiedWithPlaceholders, [warning]),
        snippet(6, in: file, .rejectedAsExpected, [error]), snippet(7, in: file, .verified, fingerprint: nil),
      ],
      [
        Diagnostic("link-broken", .error, text, at: span(file, 3, 1)), Diagnostic("x", .note, text),
        Diagnostic("x", .warning, text, at: span("Content/unread.md", 1, 1)),
      ], documents: [file, "Content/empty.md"])
    report.remarks = [text]
    report.snippets[0].tests = [
      .init(name: text, line: 4, outcome: .passed), .init(name: "", line: 9, outcome: .failed),
    ]
    return report
  }

  static func source(_ file: String) -> SourceText? {
    file.hasPrefix("Content/ü") ? SourceText(file: file, text: "😀x\nab\nc\n") : nil
  }

  /// Two findings, one of them known, and one that is gone.
  static func compared(_ report: CheckReport) -> BaselineComparison {
    var entries = Array(Baseline(report, name: { $0 }).entries.prefix(2))
    entries.append(.init(file: "Content/gone.md", id: "compiler-error", fingerprint: "x", message: hostile, count: 2))
    return Baseline(entries).compare(report, name: { $0 }, isOver: { _ in true })
  }
}
