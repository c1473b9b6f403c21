extension CheckReport {
  /// The whole check in a line: how many snippets have each verdict, why some were skipped, and what is wrong beside them.
  package func inWords(beyond baseline: BaselineComparison?, strict: Bool) -> String {
    let counts = summary
    let verdicts = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.words)" } }
    var sentences = [
      snippets.isEmpty ? "no Swift snippets" : verdicts.joined(separator: ", ")
    ]
    let coverage = coverage
    if !coverage.skipped.isEmpty {
      sentences.append("skipped: " + coverage.reasons.map { "\($0.count) × \($0.reason)" }.joined(separator: ", "))
    }
    if coverage.fences > 0 { sentences.append("judged: \(coverage.judged) of \(coverage.fences) Swift fences") }
    for severity in [Diagnostic.Severity.error, .warning] {
      let count = diagnostics.count { $0.severity == severity }
      if count > 0 { sentences.append("\(count) \(severity.rawValue)\(count == 1 ? "" : "s") in the documents") }
    }
    if let shard { sentences.append("shard \(shard.index) of \(shard.count)") }
    if let baseline, !baseline.known.isEmpty { sentences.append("\(baseline.known.count) known from the baseline") }
    let praise = baseline?.known.isEmpty == false ? "nothing new is wrong" : "nothing is wrong"
    sentences.append(hasFindings(strict: strict, beyond: baseline) ? "something needs your attention" : praise)
    return sentences.joined(separator: "; ") + "."
  }
}

extension Baseline.Entry {
  /// That it is gone, in a sentence.
  package var told: String {
    let times = count == 1 ? "" : " (\(count) times)"
    return "\(file): the baseline lists this\(times), and it no longer occurs: \(message) [\(id)]"
  }
}
