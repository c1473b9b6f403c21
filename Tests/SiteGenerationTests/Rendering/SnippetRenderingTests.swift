import Diagnostics
import Documents
import Testing

@testable import SiteGeneration

@Suite("A snippet on the page")
struct SnippetRenderingTests {
  private let code = "let path = 1\nlet other = \"a < b\"\nuse(path)"

  private func page(
    _ code: String, _ reports: [SnippetReport]?, _ presentation: SnippetPresentation? = nil
  ) -> String {
    let document = Samples.document("page.md", title: "Page", blocks: [Samples.fence("swift", code)])
    let set = DocumentSet(documents: [document], assets: [], diagnostics: [])
    let report = reports.map {
      CheckReport(toolchain: "Swift 6", sdk: "the SDK", baselines: ["iOS": "18"], snippets: $0)
    }
    let site = SiteGenerator(configuration: SiteConfiguration(), theme: Samples.theme)
      .generate(set, report: report, presentations: presentation.map { ["page.md": [3: $0]] } ?? [:])
    let html = site.file("page/index.html")?.text ?? ""
    #expect(PageProbe(html).faults == [])
    return html
  }

  private func report(
    _ verdict: Verdict, lines: ClosedRange<Int> = 4...6, part: Int? = nil, mark: SnippetReport.Mark? = nil,
    reason: String? = nil, diagnostics: [Diagnostic] = []
  ) -> SnippetReport {
    SnippetReport(
      id: "x", file: "Content/page.md", fence: 3, line: lines.lowerBound, endLine: lines.upperBound, part: part,
      mark: mark, verdict: verdict, platforms: ["iOS": .accepted, "macOS": .accepted], assumed: ["struct Item {}"],
      reason: reason, diagnostics: diagnostics)
  }

  @Test("without a report there is no mark")
  func plainWithoutReport() {
    let html = page(code, nil, SnippetPresentation(title: "Router.swift"))
    #expect(html.contains("<figcaption><b>Router.swift</b></figcaption>"))
    #expect(!html.contains("class=\"mark"))
    let pair = SnippetPresentation(parts: [.init(lines: 4...4, mark: .wrong), .init(lines: 5...6, mark: .right)])
    let parts = page(code, nil, pair)
    #expect(parts.contains("<b>Not like this</b><span class=\"said no\">not like this</span>"))
    #expect(
      !parts.contains(
        "<svg class=\"blaze\" viewBox=\"0 0 14 18\" aria-hidden=\"true\" focusable=\"false\"><rect x=\"4\""))
  }

  @Test("every verdict has its drawing and its word", arguments: Verdict.allCases)
  func showsVerdicts(_ verdict: Verdict) {
    let html = page(code, [report(verdict, reason: "because")])
    let blaze = Blaze(verdict: verdict)
    #expect(html.contains("</svg>\(blaze.word)</span></summary>"))
    #expect(html.contains("</svg>\(blaze.phrase(count: 1))</li>"))
    #expect(Verdict.allCases.filter { Blaze(verdict: $0).word == blaze.word } == [verdict])
  }

  @Test("opening the mark shows what was assumed, and against what it was judged")
  func showsTheBasis() {
    let html = page(code, [report(.verifiedWithPlaceholders)])
    #expect(html.contains("<span class=\"k\">struct</span> <span class=\"t\">Item</span> {}"))
    #expect(html.contains("Judged against the SDK, by Swift 6."))
    #expect(html.contains("<span class=\"facts\">iOS 18 · macOS</span>"))
  }

  @Test("the compiler's words stand under the line that they speak of")
  func placesMessages() {
    let message = Diagnostic(
      "compiler", .error, "cannot find <path>", at: SourceSpan(file: "Content/page.md", line: 5, column: 1))
    let html = page(code, [report(.failed, diagnostics: [message])])
    let lines = html.components(separatedBy: "\n")
    let place = lines.firstIndex { $0.contains("class=\"msg\"") }
    #expect(place.map { lines[$0 - 1].contains("a &lt; b") } == true)
    #expect(place.map { lines[$0].contains("cannot find &lt;path&gt;</span>") } == true)
    #expect(html.contains("<li>Error in line 5: cannot find &lt;path&gt;</li>"))
  }

  @Test("a message beyond the snippet's last line stands under that line")
  func placesLateMessages() {
    let message = Diagnostic(
      "compiler", .error, "expected '}'", at: SourceSpan(file: "Content/page.md", line: 9, column: 1))
    #expect(page(code, [report(.failed, diagnostics: [message])]).contains("class=\"msg\""))
  }

  @Test("wrong and right parts stand side by side, each with its own verdict and the words of its comment")
  func showsPairs() {
    let html = page(
      "let shared = 0\n\n// ❌ Two flags race\nlet a = 1\n\n// ✅ Good: one can't\nlet b = 2",
      [
        report(.rejectedAsExpected, lines: 6...7, part: 1, mark: .wrong),
        report(.verified, lines: 9...10, part: 2, mark: .right),
      ])
    #expect(html.components(separatedBy: "<div class=\"pair\">").count == 2)
    #expect(html.contains("<b>Two flags race</b>"))
    #expect(html.contains("<b>one can't</b>"))
    #expect(html.contains("rejected, as it should be"))
    #expect(!html.contains("❌"))
    #expect(html.contains("shared"))
    #expect(html.components(separatedBy: "<figure").count == 4)
  }

  @Test("a fence that is only hidden is not shown")
  func hides() {
    #expect(!page(code, [report(.verified)], SnippetPresentation(isHidden: true)).contains("<figure"))
  }

  @Test("lines are emphasised by their number in the code")
  func emphasises() {
    let html = page(code, nil, SnippetPresentation(highlightedLines: [2]))
    #expect(html.contains("<span class=\"hl\"><span class=\"k\">let</span> other"))
    #expect(html.components(separatedBy: "class=\"hl\"").count == 2)
  }

  @Test("why a snippet was not judged can be seen without opening anything")
  func showsReasons() {
    let html = page(code, [report(.skipped, reason: "needs a device")])
    #expect(html.contains("<span class=\"facts\">needs a device</span>"))
  }

  @Test(
    "no colour and no emphasis changes a byte of the code",
    arguments: [
      "let a = \"b \\(c + \"d\\(e)\") f\"\n/* g\nh */ i",
      "\"\"\"\nmulti \\(x)\nline\n\"\"\" + #\"raw \\(no) \\#(yes)\"#",
      "\"never closed\nlet x = 1", "/* never closed\n<b>",
      "#if os(iOS)\n@State var `class`: Set<A>? = a / b / c\n#endif",
      "\\(((\n}}}\n@\n#\n$0 $\n`", "let r = /a<b>\\/c/ // x\nlet s = #/x/#", "👩‍👩‍👧‍👦 é <script>&amp;</script>\u{0}", "",
      "\n\n",
      "\"\\(\"\\(\"\\(\"\\(", String(repeating: "\"\\(", count: 5000),
    ])
  func keepsEveryByte(_ code: String) {
    let html = page(code, nil, SnippetPresentation(highlightedLines: [1, 2]))
    let written =
      html.components(separatedBy: "<pre><code>").dropFirst().first?
      .components(separatedBy: "</code></pre>").first ?? ""
    let text = written.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    #expect(text == code.replacing("\0", with: "\u{FFFD}") + "\n")
  }

  @Test(
    "a comment is a mark only if it says so",
    arguments: [
      ("// ❌ Two flags", "Two flags"), ("  // ✅", ""), ("// Wrong: twice", "twice"), ("// Don't call it", nil),
      ("// ❌ Bad — racy", "racy"), ("// Good", ""), ("let x = 1 // ❌", nil), ("// Done with it", nil),
    ] as [(String, String?)])
  func readsMarks(_ line: String, _ words: String?) {
    #expect(MarkComment.words(of: line) == words)
  }
}
