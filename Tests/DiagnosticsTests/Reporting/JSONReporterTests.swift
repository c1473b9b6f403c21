import Diagnostics
import Foundation
import Testing

@Suite struct JSONReporterTests {
  private var report: CheckReport {
    let span = SourceSpan(
      file: "a.md", start: SourcePosition(line: 4, column: 2), end: SourcePosition(line: 4, column: 9))
    let diagnostic = Diagnostic(
      "compiler-error", .error, "no \"such\"\tthing", at: span, recommendation: "Write it.",
      notes: [.init("here", at: SourceSpan(file: "b.md", line: 1, column: 1))], rule: "some-rule")
    return CheckReport(
      toolchain: "Swift 6.3.1", sdk: "SDK", baselines: ["macOS": "15.0", "iOS": "18.0"],
      snippets: [
        SnippetReport(
          id: "a.md#1", file: "a.md", fence: 3, line: 4, endLine: 6, part: 2, mark: .wrong, title: "T",
          verdict: .failed, platforms: ["iOS": .rejected, "macOS": .notJudged], assumed: ["struct Item {}"],
          diagnostics: [diagnostic]),
        SnippetReport(
          id: "a.md#2", file: "a.md", fence: 9, line: 10, endLine: 10, verdict: .skipped, reason: "a sketch"),
      ], diagnostics: [Diagnostic("broken-link", .warning, "nothing there")], remarks: ["by the fallback"])
  }

  @Test func theReportHasTheAgreedShape() throws {
    let text = JSONReporter().render(report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["baselines"] as? [String: String] == ["iOS": "18.0", "macOS": "15.0"])
    #expect(object["summary"] as? [String: Int] == ["failed": 1, "skipped": 1])
    let snippets = try #require(object["snippets"] as? [[String: Any]])
    let first = try #require(snippets.first)
    #expect(first["part"] as? Int == 2)
    #expect(first["mark"] as? String == "wrong")
    #expect(first["platforms"] as? [String: String] == ["iOS": "rejected", "macOS": "not-judged"])
    #expect(first["reason"] == nil)
    #expect(snippets.last?["reason"] as? String == "a sketch")
    let diagnostic = try #require((first["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["message"] as? String == "no \"such\"\tthing")
    #expect(diagnostic["line"] as? Int == 4)
    #expect(diagnostic["column"] as? Int == 2)
    #expect(diagnostic["endColumn"] as? Int == 9)
    #expect(diagnostic["endLine"] == nil)
    #expect(diagnostic["rule"] as? String == "some-rule")
    #expect((diagnostic["notes"] as? [[String: Any]])?.first?["file"] as? String == "b.md")
    let ofDocuments = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(Set(ofDocuments.keys) == ["id", "message", "severity"])
  }

  @Test func theSameReportIsTheSameBytes() {
    let text = JSONReporter().render(report)
    #expect((0..<20).allSatisfy { _ in JSONReporter().render(report) == text })
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
    #expect(keys == keys.sorted())
  }

  @Test(arguments: ["", "\u{0}\u{1F}\u{7F}", "\\\"/", "日本 😀", "\r\n", "\u{2028}"])
  func anyTextSurvives(text: String) throws {
    let written = JSON.array([.string(text), .null, .bool(true), .object([text: .int(-3)])]).text()
    let read = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [Any])
    #expect(read[0] as? String == text)
    #expect((read[3] as? [String: Int]) == [text: -3])
  }
}
