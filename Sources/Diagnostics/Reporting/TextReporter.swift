/// Writes a check's report for people: what is wrong, place by place, and a summary.
package struct TextReporter: Sendable {
  package var diagnostics: DiagnosticText
  /// Lists what passed too.
  package var isVerbose: Bool
  /// Whether unresolved snippets and warnings count as findings.
  package var isStrict: Bool

  package init(_ diagnostics: DiagnosticText, isVerbose: Bool = false, isStrict: Bool = false) {
    self.diagnostics = diagnostics
    self.isVerbose = isVerbose
    self.isStrict = isStrict
  }

  var style: TextStyle { diagnostics.style }

  /// - Parameter baseline: what it lists is shown only in a verbose report.
  package func render(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> String {
    var text = ""
    let entries = entries(of: isVerbose ? report : report.without(baseline))
    for (index, entry) in entries.enumerated() {
      // What takes several lines stands apart; lines that say all by themselves stand together.
      if index > 0, entry.isBlock || entries[index - 1].isBlock { text += "\n" }
      text += entry
    }
    return text + (entries.isEmpty ? "" : "\n") + summary(of: report, baseline)
  }

  /// Documents' diagnostics and snippets, in the order of the files and lines.
  private func entries(of report: CheckReport) -> [String] {
    var entries: [(file: String, line: Int, text: String)] = []
    for diagnostic in report.diagnostics {
      entries.append((diagnostic.span?.file ?? "", diagnostic.span?.start.line ?? 0, diagnostics.render(diagnostic)))
    }
    for snippet in report.snippets {
      if let text = entry(of: snippet) { entries.append((snippet.file, snippet.line, text)) }
    }
    return entries.enumerated()
      .sorted { ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset) }
      .map(\.element.text)
  }

  /// `nil` for what needs no word.
  private func entry(of snippet: SnippetReport) -> String? {
    let isQuiet = snippet.verdict == .rejectedAsExpected || snippet.verdict == .skipped
    let shown = isQuiet && !isVerbose ? [] : snippet.diagnostics
    let isProblem = snippet.verdict.isFailure || snippet.verdict == .unresolved
    guard isProblem || isVerbose || !shown.isEmpty else { return nil }
    var text = ""
    let isSaid = shown.contains { $0.message == snippet.reason }
    if isVerbose || shown.isEmpty || !isProblem || !isSaid && snippet.reason != nil {
      text += headline(of: snippet, saysWhy: !isSaid)
    }
    if isVerbose, !snippet.assumed.isEmpty { text += assumptions(of: snippet) }
    if isVerbose {
      text += snippet.tests.map { "  \($0.line): \($0.name.safeForTerminal()) \($0.outcome.rawValue)\n" }.joined()
    }
    return text + shown.map(diagnostics.render).joined()
  }

  /// The verdict with its place and reason, and how the platforms answered.
  private func headline(of snippet: SnippetReport, saysWhy: Bool) -> String {
    let verdict = style(snippet.verdict.role, "\(snippet.verdict.blaze) \(snippet.verdict.words)")
    let place = style(.strong, "\(snippet.file):\(snippet.line):".safeForTerminal(keepsLines: false))
    var text = "\(place) \(verdict)"
    if let part = snippet.part { text += " (part \(part))" }
    if let title = snippet.title { text += " “\(title.safeForTerminal(keepsLines: false))”" }
    if isVerbose, let platforms = Self.platforms(of: snippet) { text += style(.quiet, " — \(platforms)") }
    if saysWhy, let reason = snippet.reason { text += ": " + reason.safeForTerminal() }
    return text + "\n"
  }

  static func platforms(of snippet: SnippetReport) -> String? {
    guard !snippet.platforms.isEmpty else { return nil }
    return snippet.platforms.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value == .notJudged ? "not judged" : $0.value.rawValue)" }.joined(separator: ", ")
  }

  private func assumptions(of snippet: SnippetReport) -> String {
    snippet.assumed.reduce("  assumed:\n") { text, declaration in
      text + declaration.safeForTerminal().split(separator: "\n").map { "    \($0)\n" }.joined()
    }
  }
}

extension CheckReport {
  /// The report without what a baseline knows; a snippet with nothing else to say has nothing to say.
  fileprivate func without(_ baseline: BaselineComparison?) -> CheckReport {
    guard let baseline, !baseline.known.isEmpty else { return self }
    var report = self
    report.diagnostics = diagnostics.enumerated().filter {
      !baseline.known.contains(.init(snippet: nil, diagnostic: $0.offset))
    }.map(\.element)
    let places = Dictionary(grouping: findings.filter { $0.snippet != nil }) { $0.place.snippet ?? 0 }
    report.snippets = snippets.enumerated().compactMap { index, snippet in
      let findings = places[index] ?? []
      let left = findings.filter { !baseline.isKnown($0) }
      guard left.count < findings.count else { return snippet }
      guard !left.isEmpty else { return nil }
      var snippet = snippet
      let kept = Set(left.compactMap(\.place.diagnostic))
      snippet.diagnostics = snippet.diagnostics.enumerated().filter { kept.contains($0.offset) }.map(\.element)
      return snippet
    }
    return report
  }
}

extension String {
  /// Whether there is more than one line.
  fileprivate var isBlock: Bool { utf8.dropLast().contains(UInt8(ascii: "\n")) }
}
