import Diagnostics
import Foundation
import Testing

@Suite struct GitHubReporterTests {
  /// A command as the runner reads it: https://github.com/actions/runner, `ActionCommand.TryParseV2`.
  private struct Command {
    var name: String
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: String) {
      let start = line.drop { $0.isWhitespace }
      guard start.hasPrefix("::"), let end = start.dropFirst(2).firstRange(of: "::") else { return nil }
      let info = start[start.index(start.startIndex, offsetBy: 2)..<end.lowerBound]
      let words = info.split(separator: " ", maxSplits: 1)
      guard let name = words.first else { return nil }
      self.name = String(name)
      message = Self.plain(String(start[end.upperBound...]))
      for property in words.dropFirst().flatMap({ $0.split(separator: ",") }) {
        let pair = property.split(separator: "=", maxSplits: 1)
        properties[String(pair[0])] = Self.plain(
          String(pair[1]).replacing("%3A", with: ":").replacing("%2C", with: ","))
      }
    }

    private static func plain(_ text: String) -> String {
      text.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
    }
  }

  private func lines(_ report: CheckReport, _ baseline: BaselineComparison? = nil) -> [String] {
    let text = GitHubReporter(path: { $0 }, source: Samples.source).render(report, against: baseline)
    return text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
  }

  @Test func aFindingIsACommandWithItsPlace() {
    let error = Diagnostic(
      "compiler-error", .error, "50 % of a, b: c\nd", at: Samples.span("Content/ü.md", 1, 5, to: 6),
      recommendation: "Mend it.")
    #expect(
      lines(Samples.report([Samples.snippet(1, .failed, [error])]))[0]
        == "::error file=Content/ü.md,line=1,col=3,endColumn=4,title=waymark%3A compiler-error::"
        + "50 %25 of a, b: c%0Ad%0AMend it.")
  }

  @Test func severitiesHaveGitHubsNames() {
    let all = Diagnostic.Severity.allCases.map { Diagnostic("x", $0, "m") }
    #expect(
      lines(Samples.report([], all)).prefix(3) == [
        "::notice title=waymark%3A x::m", "::warning title=waymark%3A x::m", "::error title=waymark%3A x::m",
      ])
  }

  @Test func hostileTextBecomesNoOtherCommand() throws {
    let report = Samples.everything()
    let all = lines(report)
    let commands = all.compactMap(Command.init)
    // Each finding and each remark is one, the line that sums up is none, and there is nothing else.
    #expect(commands.count == report.findings.count + 1)
    #expect(all.count == commands.count + 1)
    #expect(all.last?.hasPrefix("waymark: ") == true)
    #expect(all.last?.contains("##[") == false)
    #expect(commands.allSatisfy { ["error", "warning", "notice"].contains($0.name) })
    let failure = try #require(commands.first { $0.properties["title"] == "waymark: a-rule" })
    #expect(failure.message.hasPrefix("a\r\nb\n::error::c % d ]]> <x a=\"1\">"))
    #expect(failure.message.contains("😀👨‍👩‍👧"))
    #expect(!failure.message.contains("\u{1B}") && !failure.message.contains("\u{0}"))
    #expect(failure.properties["file"] == "Content/ü a\r\nb.md")
  }

  @Test func whatTheBaselineKnowsIsNotAnnotated() {
    let report = Samples.everything("x")
    let comparison = Samples.compared(report)
    let commands = lines(report, comparison).compactMap(Command.init)
    #expect(commands.count { $0.name != "notice" } == report.findings.count { $0.diagnostic.severity != .note } - 2)
    #expect(commands.contains { $0.message.contains("no longer occurs") })
  }

  @Test func theSumNamesSkippedSnippetsWithTheirReasons() {
    let report = Samples.report([
      Samples.snippet(1, .skipped, line: 4, reason: "a sketch"), Samples.snippet(2, .verified, line: 9),
      Samples.snippet(3, .skipped, line: 14, reason: "a sketch"),
    ])
    #expect(
      lines(report) == [
        "waymark: 1 verified, 2 skipped; skipped: 2 × a sketch; judged: 1 of 3 Swift fences; nothing is wrong."
      ])
  }
}
