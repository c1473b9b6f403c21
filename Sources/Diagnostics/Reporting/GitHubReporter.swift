/// Writes a check's report as GitHub's workflow commands, which become annotations of the files.
///
/// The form: https://docs.github.com/actions/reference/workflow-commands-for-github-actions, "Setting an error message".
package struct GitHubReporter: Sendable {
  /// Whether unresolved snippets and warnings count as findings.
  package var isStrict: Bool
  /// A file's path as seen from the repository.
  package var path: @Sendable (String) -> String
  /// The text of a file, if it can be had, for columns.
  package var source: @Sendable (String) -> SourceText?

  package init(
    isStrict: Bool = false, path: @escaping @Sendable (String) -> String = { $0 },
    source: @escaping @Sendable (String) -> SourceText?
  ) {
    self.isStrict = isStrict
    self.path = path
    self.source = source
  }

  /// A command for each finding that the baseline doesn't list, and a line that sums up.
  package func render(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> String {
    let shown = report.findings.filter { baseline?.isKnown($0) != true }
    var text = shown.map { command(for: $0) }.joined()
    for remark in report.remarks { text += Self.command("notice", [("title", "waymark")], remark) }
    for entry in baseline?.gone ?? [] {
      text += Self.command("notice", [("title", "waymark: baseline")], entry.told)
    }
    return text + Self.plain(report.inWords(beyond: baseline, strict: isStrict)) + "\n"
  }

  private func command(for finding: ReportedFinding) -> String {
    let diagnostic = finding.diagnostic
    var properties: [(String, String)] = []
    if let span = diagnostic.span {
      let region = Region(span, in: source(span.file))
      properties.append(("file", path(span.file)))
      properties.append(("line", String(region.startLine)))
      if region.endLine > region.startLine { properties.append(("endLine", String(region.endLine))) }
      if let column = region.startColumn { properties.append(("col", String(column))) }
      if let column = region.endColumn, !region.isPoint { properties.append(("endColumn", String(column))) }
    }
    properties.append(("title", "waymark: \(finding.id)"))
    var message = diagnostic.message
    if let advice = diagnostic.recommendation { message += "\n\(advice)" }
    for note in diagnostic.notes { message += "\n" + place(of: note) + note.message }
    return Self.command(Self.name(of: diagnostic.severity), properties, message)
  }

  private func place(of note: Diagnostic.Note) -> String {
    guard let span = note.span else { return "note: " }
    return "\(path(span.file)):\(span.start.line): note: "
  }

  private static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(escaped(message))\n"
  }

  /// As the runner turns it back: `%`, and line ends, which would end the command.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += visible(scalar)
      }
    }
  }

  /// The value of a property, which a comma or the colons of the message would end.
  static func escaped(property text: String) -> String {
    escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A line of the log that the runner takes for no command, neither of this form nor of the older `##[…]`.
  static func plain(_ text: String) -> String {
    let line = text.unicodeScalars.reduce(into: "") { $0 += $1 == "\r" || $1 == "\n" ? " " : visible($1) }
    return "waymark: " + line.split(separator: "##[", omittingEmptySubsequences: false).joined(separator: "## [")
  }

  /// Control characters would be obeyed by whatever shows the log.
  private static func visible(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(Character(scalar)).safeForTerminal(keepsLines: false)
  }
}
