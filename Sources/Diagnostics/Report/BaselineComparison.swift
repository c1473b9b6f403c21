/// What a baseline says of a report.
package struct BaselineComparison: Hashable, Sendable {
  /// The findings that the baseline lists; they fail nothing.
  package var known: Set<ReportedFinding.Place>
  /// What the baseline lists and no longer occurs, or no longer as often, in its order.
  package var gone: [Baseline.Entry]

  package init(known: Set<ReportedFinding.Place> = [], gone: [Baseline.Entry] = []) {
    self.known = known
    self.gone = gone
  }

  package func isKnown(_ finding: ReportedFinding) -> Bool { known.contains(finding.place) }
}

extension CheckReport {
  /// Whether `check` fails: whether there is a finding that the baseline, if there is one, doesn't list.
  package func hasFindings(strict: Bool, beyond baseline: BaselineComparison?) -> Bool {
    findings.contains { $0.isFailure(strict: strict) && baseline?.isKnown($0) != true }
  }
}
