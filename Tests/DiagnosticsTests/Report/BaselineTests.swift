import Diagnostics
import Testing

@Suite struct BaselineTests {
  private func error(_ message: String = "no", line: Int = 4) -> Diagnostic {
    Diagnostic("compiler-error", .error, message, at: Samples.span("Content/a.md", line, 1))
  }

  private func compare(
    _ baseline: Baseline, _ report: CheckReport, isOver: @escaping (String) -> Bool = { _ in true }
  ) -> BaselineComparison {
    baseline.compare(report, name: { $0 }, isOver: isOver)
  }

  private func fails(_ report: CheckReport, _ baseline: Baseline) -> Bool {
    report.hasFindings(strict: true, beyond: compare(baseline, report))
  }

  private func report(_ diagnostics: [Diagnostic], fingerprint: String = "f0", line: Int = 4) -> CheckReport {
    Samples.report([Samples.snippet(1, .failed, line: line, diagnostics, fingerprint: fingerprint)])
  }

  @Test func aReportPassesItsOwnBaseline() throws {
    let report = Samples.everything()
    let baseline = Baseline(report, name: { $0 })
    #expect(!fails(report, baseline))
    #expect(compare(baseline, report).gone.isEmpty)
    #expect(report.hasFindings(strict: false, beyond: nil))
  }

  @Test func movingASnippetChangesNothing() {
    let baseline = Baseline(report([error(line: 4)]), name: { $0 })
    let moved = report([error(line: 90)], line: 90)
    #expect(!fails(moved, baseline))
    #expect(Baseline(moved, name: { $0 }).text == baseline.text)
  }

  @Test func anotherTextMessageFileOrNumberIsNew() {
    let baseline = Baseline(report([error()]), name: { $0 })
    #expect(fails(report([error()], fingerprint: "f1"), baseline))
    #expect(fails(report([error("yes")]), baseline))
    #expect(fails(report([error(), error(line: 5)]), baseline))
    var elsewhere = report([error()])
    elsewhere.snippets[0].diagnostics[0].span?.file = "Content/b.md"
    #expect(fails(elsewhere, baseline))
  }

  @Test func onlyAsManyAsAreListedAreKnown() {
    let baseline = Baseline(report([error(), error(line: 5)]), name: { $0 })
    #expect(baseline.entries.map(\.count) == [2])
    let three = report([error(), error(line: 5), error(line: 6)])
    #expect(compare(baseline, three).known.count == 2)
    #expect(compare(baseline, report([error()])).gone.map(\.count) == [1])
  }

  @Test func whatIsGoneIsToldOfFilesThatWereChecked() {
    let baseline = Baseline(report([error()]), name: { $0 })
    let clean = Samples.report([Samples.snippet(1, .verified)])
    #expect(compare(baseline, clean).gone == baseline.entries)
    #expect(compare(baseline, clean) { $0 != "Content/a.md" }.gone.isEmpty)
  }

  @Test func notesAndLostSnippetsAreNeverListed() {
    let report = Samples.report(
      [], [Diagnostic("x", .note, "m"), Diagnostic("snippet-without-verdict", "lost")])
    let baseline = Baseline(report, name: { $0 })
    #expect(baseline.entries.isEmpty)
    let forged = Baseline([.init(file: "", id: "snippet-without-verdict", fingerprint: nil, message: "lost")])
    #expect(fails(report, forged))
  }

  private static let texts = [Samples.hostile, "\\", "#", "\\u{41}", " a ", "\u{202E}"]

  // By number, so that no log obeys them.
  @Test(arguments: texts.indices) func anyTextSurvivesTheFile(number: Int) {
    let text = Self.texts[number]
    let entries = [
      Baseline.Entry(file: text, id: "b", fingerprint: nil, message: text, count: 3),
      Baseline.Entry(file: "a", id: "b", fingerprint: "0f", message: ""),
    ]
    let baseline = Baseline(entries)
    let read = Baseline.parse(SourceText(file: "b", text: baseline.text))
    #expect(read.problems.isEmpty)
    #expect(read.baseline == baseline)
    #expect(read.baseline?.text == baseline.text)
    #expect(baseline.text.split(separator: "\n").count == 5)
  }

  @Test func theFileIsSortedAndReadsWithAnyLineEnds() {
    let entries = ["b", "a", "c"].map { Baseline.Entry(file: $0, id: "x", fingerprint: nil, message: "m") }
    let text = Baseline(entries).text
    #expect(Baseline(entries.reversed()).text == text)
    #expect(text.hasSuffix("\n1\ta\tx\t-\tm\n1\tb\tx\t-\tm\n1\tc\tx\t-\tm\n"))
    let windows = text.replacing("\n", with: "\r\n") + "\r\n# end\r\n"
    #expect(Baseline.parse(SourceText(file: "b", text: windows)).baseline == Baseline(entries))
  }

  @Test(arguments: [
    ("", 1, "this is no baseline"), ("{}\n", 1, "this is no baseline"),
    ("waymark-baseline 2\n", 1, "a version that this waymark doesn't know"),
    ("waymark-baseline 1\n\n1 a b - m\n", 3, "and this one has 1"),
    ("waymark-baseline 1\n0\ta\tb\t-\tm\n", 2, "'0' is no count"),
    ("waymark-baseline 1\nx\ta\tb\t-\tm\n", 2, "'x' is no count"),
    ("waymark-baseline 1\n1\ta\tb\t-\t\\q\n", 2, "a backslash"),
    ("waymark-baseline 1\n1\ta\tb\t-\t\\u{110000}\n", 2, "a backslash"),
    ("waymark-baseline 1\n1\ta\tb\t-\tm\n2\ta\tb\t-\tm\n", 3, "stands in line 2 already"),
    ("waymark-baseline 1\n<<<<<<< HEAD\n", 2, "and this one has 1"),
  ])
  func aBrokenFileIsToldAtItsLine(text: String, line: Int, message: String) throws {
    let read = Baseline.parse(SourceText(file: "b.txt", text: text))
    #expect(read.baseline == nil)
    let problem = try #require(read.problems.first)
    #expect(problem.span?.file == "b.txt")
    #expect(problem.span?.start.line == line)
    #expect(problem.message.contains(message), "\(problem.message)")
  }
}
