import Diagnostics
import Testing

@Suite struct ReportedFindingTests {
  /// What a check fails for, in the words of its description.
  private func fails(_ verdict: Verdict, _ severities: [Diagnostic.Severity], strict: Bool) -> Bool {
    switch verdict {
    case .failed, .acceptedUnexpectedly: true
    case .unresolved: strict
    case .rejectedAsExpected, .skipped: false
    case .verified, .verifiedWithPlaceholders: strict && severities.contains { $0 != .note }
    }
  }

  @Test(
    arguments: Verdict.allCases, [[], [.note], [.warning], [.error, .warning], [.error]] as [[Diagnostic.Severity]])
  func aCheckFailsForWhatItFinds(verdict: Verdict, severities: [Diagnostic.Severity]) {
    let diagnostics = severities.map { Diagnostic("x", $0, "m") }
    let report = Samples.report([Samples.snippet(1, verdict, diagnostics)])
    for strict in [false, true] {
      #expect(report.hasFindings(strict: strict) == fails(verdict, severities, strict: strict))
    }
  }

  @Test func documentsFailByTheSeverity() {
    for (severity, plainly, strictly) in [
      (Diagnostic.Severity.note, false, false), (.warning, false, true), (.error, true, true),
    ] {
      let report = Samples.report([], [Diagnostic("x", severity, "m")])
      #expect(report.hasFindings(strict: false) == plainly)
      #expect(report.hasFindings(strict: true) == strictly)
    }
  }

  @Test func aVerdictThatNothingExplainsIsAFindingItself() throws {
    let report = Samples.report([Samples.snippet(1, .unresolved, reason: "what is it?")])
    let finding = try #require(report.findings.first)
    #expect(finding.id == "unresolved")
    #expect(finding.diagnostic.message == "unresolved: what is it?")
    #expect(finding.diagnostic.span?.start == SourcePosition(line: 4, column: 1))
  }

  @Test func coverageCountsFencesAndReasons() {
    var parts = [Samples.snippet(1, .verified), Samples.snippet(2, .skipped, reason: "r")]
    parts += [Samples.snippet(3, .verified, line: 9), Samples.snippet(4, .failed, line: 14)]
    parts += [Samples.snippet(5, .unresolved, line: 20), Samples.snippet(6, in: "b.md", .skipped, reason: "r")]
    let coverage = Samples.report(parts).coverage
    #expect(coverage.fences == 5)
    #expect(coverage.judged == 2)
    #expect(coverage.percent == 40)
    #expect(coverage.skipped == ["r": 2])
    #expect(Samples.report([]).coverage.percent == 100)
  }
}
