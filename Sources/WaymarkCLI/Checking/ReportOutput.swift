import ContentHashing
import Diagnostics

/// Renders a check's report in the form asked for.
struct ReportOutput: Sendable {
  var terminal: Terminal
  var format: ReportFormat
  var isStrict: Bool
  var isVerbose: Bool
  /// The text of a file, if it can be had.
  var sources: @Sendable (String) -> SourceText?

  func render(_ report: CheckReport, against baseline: BaselineComparison?) -> String {
    let start = FilePath.absolute("", from: terminal.folder)
    let path: @Sendable (String) -> String = { FilePath($0).shown(from: start) }
    switch format {
    case .text:
      let width = terminal.output.columns.map { max($0, 40) } ?? terminal.width(of: terminal.output)
      let text = DiagnosticText(style: terminal.outputStyle, width: width, source: sources)
      return TextReporter(text, isVerbose: isVerbose, isStrict: isStrict).render(report, against: baseline)
    case .json:
      return JSONReporter().render(report, against: baseline)
    case .sarif:
      let explanations = Dictionary(Explanations.all.map { ($0.id, $0.text) }) { first, _ in first }
      return SARIFReporter(
        version: CommandLineTool.version, isStrict: isStrict, path: path, source: sources,
        explanation: { explanations[$0] }, hash: { String(SHA256.hash(fields: $0).prefix(32)) }
      ).render(report, against: baseline)
    case .github:
      return GitHubReporter(isStrict: isStrict, path: path, source: sources).render(report, against: baseline)
    case .junit:
      return JUnitReporter(isStrict: isStrict).render(report, against: baseline)
    }
  }
}
