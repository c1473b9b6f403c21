extension TextReporter {
  /// How many snippets have each verdict, what was wrong in the documents, and against what it was judged.
  func summary(of report: CheckReport) -> String {
    var text = verdicts(of: report)
    for severity in [Diagnostic.Severity.error, .warning] {
      let count = report.diagnostics.count { $0.severity == severity }
      guard count > 0 else { continue }
      let noun = severity == .error ? "error" : "warning"
      text +=
        "\(Self.pad(count))  "
        + style(DiagnosticText.role(severity), "\(noun)\(count == 1 ? "" : "s") in the documents")
        + "\n"
    }
    text += text.isEmpty ? "" : "\n"
    for remark in report.remarks { text += "\(style(.note, "note:")) \(remark.safeForTerminal())\n" }
    if !report.snippets.isEmpty { text += style(.quiet, Self.basis(of: report)) + "\n" }
    if isVerbose, !report.snippets.isEmpty { text += style(.quiet, Self.effort(of: report)) + "\n" }
    return text + conclusion(of: report) + "\n"
  }

  private func verdicts(of report: CheckReport) -> String {
    let counts = report.summary
    return Verdict.allCases.reduce(into: "") { text, verdict in
      guard let count = counts[verdict] else { return }
      text += "\(Self.pad(count))  " + style(verdict.role, "\(verdict.blaze) \(verdict.words)") + "\n"
    }
  }

  private static func pad(_ count: Int) -> String {
    let digits = String(count)
    return String(repeating: " ", count: max(0, 5 - digits.count)) + digits
  }

  /// What the verdicts were made against.
  private static func basis(of report: CheckReport) -> String {
    let baselines = report.baselines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let targets =
      baselines.isEmpty ? "" : "; for \(baselines.joined(separator: ", ")) where a document names no version"
    return "Judged by \(report.toolchain) against \(report.sdk)\(targets).".safeForTerminal()
  }

  /// What was compiled how, each text once for each platform.
  private static func effort(of report: CheckReport) -> String {
    let effort = report.effort
    var text = "Compiled: \(effort.batched) together, \(effort.alone) alone, \(effort.remembered) remembered."
    if effort.declarations > 0 {
      let share = effort.sharable * 100 / effort.declarations
      text += " Of \(effort.declarations) complete declarations \(share) % may be compiled together."
    }
    return text
  }

  private func conclusion(of report: CheckReport) -> String {
    if report.hasFindings(strict: isStrict) { return style(.error, "Something needs your attention.") }
    if report.snippets.isEmpty, report.diagnostics.isEmpty {
      return "There are no Swift snippets to judge, and nothing else is wrong."
    }
    let unresolved = report.summary[.unresolved] ?? 0
    let skipped = report.summary[.skipped] ?? 0
    var open: [String] = []
    if unresolved > 0 { open.append("\(unresolved) unresolved") }
    if skipped > 0 { open.append("\(skipped) skipped") }
    let left = open.isEmpty ? "" : " Not judged: \(open.joined(separator: ", "))."
    return style(.success, "Nothing is wrong.") + left
  }
}
