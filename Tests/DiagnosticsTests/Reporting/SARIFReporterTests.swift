import Diagnostics
import Foundation
import Testing

@Suite struct SARIFReporterTests {
  private func reporter(strict: Bool = false) -> SARIFReporter {
    SARIFReporter(
      version: "0.1.0", isStrict: strict, path: { $0.hasPrefix("/repo/") ? String($0.dropFirst(6)) : $0 },
      source: Samples.source, explanation: { $0 == "a-rule" ? "It is a rule. It has\na reason.\n\nObey it." : nil },
      hash: { $0.joined(separator: "|") })
  }

  private func run(_ report: CheckReport, _ baseline: BaselineComparison? = nil) throws -> [String: Any] {
    let text = reporter().render(report, against: baseline)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: CheckReport, _ baseline: BaselineComparison? = nil) throws -> [[String: Any]] {
    try #require(try run(report, baseline)["results"] as? [[String: Any]])
  }

  private func region(_ result: [String: Any]) throws -> [String: Int] {
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    return try #require(location["region"] as? [String: Int])
  }

  @Test func anyReportIsValidAgainstTheSchema() throws {
    let report = Samples.everything()
    for text in [
      reporter().render(report), reporter().render(report, against: Samples.compared(report)),
      reporter().render(Samples.report([])),
    ] {
      #expect(try Schema.sarif.problems(in: text) == "")
    }
  }

  @Test func whatIsNoSARIFIsNoticed() throws {
    #expect(try Schema.sarif.problems(in: "{\"version\": \"2.1.0\", \"runs\": [{}]}").contains("tool"))
  }

  @Test func rulesSayWhatExplainSays() throws {
    let run = try run(Samples.everything("x"))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["version"] as? String == "0.1.0")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == ["a-rule", "accepted-unexpectedly", "compiler-warning", "link-broken", "unresolved", "x"])
    #expect((rules[0]["shortDescription"] as? [String: String])?["text"] == "It is a rule.")
    #expect((rules[0]["help"] as? [String: String])?["text"]?.hasSuffix("Obey it.") == true)
    for result in try results(Samples.everything("x")) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == ids[index])
    }
  }

  @Test func columnsAreInTheUnitThatIsNamed() throws {
    let error = Diagnostic("e", .error, "no", at: Samples.span("Content/ü.md", 1, 5, to: 6))
    let report = Samples.report([Samples.snippet(1, .failed, [error])])
    #expect(try run(report)["columnKind"] as? String == "utf16CodeUnits")
    #expect(try region(results(report)[0]) == ["startLine": 1, "startColumn": 3, "endColumn": 4])
  }

  @Test func aFileThatCannotBeReadHasLinesOnly() throws {
    let error = Diagnostic("e", .error, "no", at: Samples.span("gone.md", 3, 5, to: 2, endLine: 4))
    #expect(try region(results(Samples.report([], [error]))[0]) == ["startLine": 3, "endLine": 4])
  }

  @Test func pathsAreRelativeToTheRootOfTheSources() throws {
    let names = ["/repo/Content/a b#c.md", "/elsewhere/a.md", "a:b%.md", "ü.md"]
    let report = Samples.report([], documents: names)
    let artifacts = try #require(try run(report)["artifacts"] as? [[String: Any]])
    let locations = artifacts.compactMap { $0["location"] as? [String: String] }
    #expect(
      locations.map { $0["uri"] } == ["Content/a%20b%23c.md", "file:///elsewhere/a.md", "a%3Ab%25.md", "%C3%BC.md"])
    #expect(locations.map { $0["uriBaseId"] } == ["%SRCROOT%", nil, "%SRCROOT%", "%SRCROOT%"])
  }

  @Test func fingerprintsSurviveMovedLinesAndTellRepeatsApart() throws {
    func fingerprints(line: Int) throws -> [String] {
      let error = Diagnostic("e", .error, "no", at: Samples.span("Content/a.md", line, 1))
      let other = Diagnostic("e", .error, "no", at: Samples.span("Content/a.md", line + 1, 1))
      let report = Samples.report([Samples.snippet(1, .failed, line: line, [error, other])])
      return try results(report).compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    }
    let before = try fingerprints(line: 4)
    #expect(try fingerprints(line: 40) == before)
    #expect(Set(before).count == 2)
  }

  @Test func theBaselineDecidesTheState() throws {
    let report = Samples.everything("x")
    let comparison = Samples.compared(report)
    let states = try results(report, comparison).compactMap { $0["baselineState"] as? String }
    #expect(states.count == report.findings.count)
    #expect(states.count { $0 == "unchanged" } == comparison.known.count)
    #expect(comparison.known.count == 2)
    let invocation = try #require((try run(report, comparison)["invocations"] as? [[String: Any]])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.count == 2)
    #expect(try results(report).allSatisfy { $0["baselineState"] == nil })
  }

  @Test func notesWithAPlaceAreRelatedAndOthersArePartOfTheMessage() throws {
    let result = try results(Samples.everything("x")).first { $0["ruleId"] as? String == "a-rule" }
    #expect((result?["relatedLocations"] as? [Any])?.count == 1)
    #expect((result?["message"] as? [String: String])?["text"] == "x\nx\nnote: x")
  }
}
