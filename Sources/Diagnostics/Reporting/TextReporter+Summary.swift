extension TextReporter {
  /// How many snippets have each verdict, what was wrong in the documents, and against what it was judged.
  func summary(of report: CheckReport, _ baseline: BaselineComparison?) -> String {
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
    text += told(baseline)
    for remark in report.remarks { text += "\(style(.note, "note:")) \(remark.safeForTerminal())\n" }
    if !report.snippets.isEmpty { text += style(.quiet, Self.basis(of: report)) + "\n" }
    if let shard = report.shard { text += style(.quiet, Self.words(for: shard, report)) + "\n" }
    if isVerbose, !report.snippets.isEmpty {
      text += style(.quiet, Self.share(of: report.coverage)) + "\n"
      if report.effort != .init() { text += style(.quiet, Self.effort(of: report)) + "\n" }
    }
    return text + conclusion(of: report, baseline) + "\n"
  }

  private func verdicts(of report: CheckReport) -> String {
    let counts = report.summary
    return Verdict.allCases.reduce(into: "") { text, verdict in
      guard let count = counts[verdict] else { return }
      text += "\(Self.pad(count))  " + style(verdict.role, "\(verdict.blaze) \(verdict.words)") + "\n"
      if verdict == .skipped { text += reasons(report.coverage) }
    }
  }

  /// Why snippets were skipped; one reason of many snippets is a line.
  private func reasons(_ coverage: Coverage) -> String {
    coverage.reasons.reduce(into: "") { text, entry in
      let reason = entry.reason.split { $0.isNewline }.joined(separator: " ").safeForTerminal(keepsLines: false)
      text += style(.quiet, "         \(Self.pad(entry.count))  \(reason)") + "\n"
    }
  }

  private static func share(of coverage: Coverage) -> String {
    "Judged: \(coverage.judged) of \(coverage.fences) Swift fences (\(coverage.percent) %)."
  }

  private static func words(for shard: CheckReport.Shard, _ report: CheckReport) -> String {
    "Shard \(shard.index) of \(shard.count): \(report.documents.count) of \(shard.documents.count) documents."
  }

  /// What the baseline knows and what of it is gone.
  private func told(_ baseline: BaselineComparison?) -> String {
    guard let baseline else { return "" }
    var text = ""
    if !baseline.known.isEmpty {
      let shown = isVerbose ? "" : ", and not shown"
      text += "Known from the baseline\(shown): \(baseline.known.count).\n"
    }
    if !baseline.gone.isEmpty {
      text += "The baseline lists what no longer occurs; '--write-baseline' takes it out:\n"
      for entry in baseline.gone {
        let times = entry.count == 1 ? "" : " (\(entry.count) times)"
        let line = "\(entry.file): \(entry.message) [\(entry.id)]\(times)"
        text += "  " + line.split { $0.isNewline }.joined(separator: " ").safeForTerminal(keepsLines: false) + "\n"
      }
    }
    return text
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

  private func conclusion(of report: CheckReport, _ baseline: BaselineComparison?) -> String {
    if report.hasFindings(strict: isStrict, beyond: baseline) {
      return style(.error, "Something needs your attention.")
    }
    if report.snippets.isEmpty, report.diagnostics.isEmpty {
      return "There are no Swift snippets to judge, and nothing else is wrong."
    }
    let praise = baseline?.known.isEmpty == false ? "Nothing new is wrong." : "Nothing is wrong."
    let unresolved = report.summary[.unresolved] ?? 0
    let skipped = report.summary[.skipped] ?? 0
    var open: [String] = []
    if unresolved > 0 { open.append("\(unresolved) unresolved") }
    if skipped > 0 { open.append("\(skipped) skipped") }
    let left = open.isEmpty ? "" : " Not judged: \(open.joined(separator: ", "))."
    return style(.success, praise) + left
  }
}
