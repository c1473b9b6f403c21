import Diagnostics
import Testing

@Suite struct JSONReportReaderTests {
  private func problem(_ text: String) -> Diagnostic? {
    switch JSONReportReader.read(SourceText(file: "r.json", text: text)) {
    case .success: nil
    case .failure(let problem): problem.diagnostic
    }
  }

  private static let texts = [Samples.hostile, "x", "", "\\u0041 \"\\\"", "\u{10FFFF}"]

  // By number, so that no log obeys them.
  @Test(arguments: texts.indices) func whatWasWrittenIsReadBackToTheSameBytes(number: Int) throws {
    let text = Self.texts[number]
    var report = Samples.everything(text)
    let whole = JSONReporter().render(report)
    #expect(JSONReporter().render(try JSONReportReader.read(SourceText(file: "r", text: whole)).get()) == whole)
    report.shard = CheckReport.Shard(
      index: 2, count: 3, documents: report.documents, content: text, options: [text: text], isStrict: true)
    let part = JSONReporter().render(report)
    #expect(JSONReporter().render(try JSONReportReader.read(SourceText(file: "r", text: part)).get()) == part)
  }

  @Test func everyReportThatIsCutOffIsRefused() {
    let text = JSONReporter().render(Samples.report([Samples.snippet(1, .failed)]))
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count - 2 {
      let problem = problem(String(decoding: bytes[..<end], as: UTF8.self))
      #expect(problem?.id == "report-invalid")
      #expect(problem?.message.contains("no whole JSON") == true)
    }
  }

  @Test(arguments: [
    ("{\n  \"a\": 1,,", 2, "a member's name is due here"), ("{} x", 1, "something follows the value"),
    ("[1.5]", 1, "'1.5' is no whole number"), ("\"a\nb\"", 1, "control character"),
    ("{\"a\": 1, \"a\": 2}", 1, "'a' is there twice"), ("\"\\ud800\"", 1, "half a character"),
    ("\"\\x\"", 1, "a backslash"), ("nul", 1, "no value begins like this"), ("", 1, "cut off"), ("01", 1, "no whole"),
    (String(repeating: "[", count: 200), 1, "nested more than"),
  ])
  func whatIsNoJSONIsToldWhereItIs(text: String, line: Int, message: String) {
    let problem = problem(text)
    #expect(problem?.span?.start.line == line)
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }

  @Test func aVersionThatIsNotKnownIsRefused() {
    let text = JSONReporter().render(Samples.report([])).replacing("\"version\": 1", with: "\"version\": 2")
    #expect(problem(text)?.message == "the report is of version 2, and this waymark knows version 1")
  }

  @Test(arguments: [
    ("[]", "'version' is missing"), ("{\"version\": 1}", "'toolchain' is missing"),
    ("{\"version\": \"1\"}", "'version' is no number"),
  ])
  func whatIsNoReportIsRefused(text: String, message: String) {
    #expect(problem(text)?.message == message)
  }

  @Test func aMemberThatIsWrongIsNamed() {
    let text = JSONReporter().render(Samples.report([Samples.snippet(1, .failed)]))
    #expect(
      problem(text.replacing("\"verdict\": \"failed\"", with: "\"verdict\": \"lost\""))?.message
        == "'snippets[0].verdict' is 'lost', which it can't be")
    #expect(problem(text.replacing("\"failed\": 1", with: "\"failed\": 2"))?.message.contains("summary") == true)
  }
}
