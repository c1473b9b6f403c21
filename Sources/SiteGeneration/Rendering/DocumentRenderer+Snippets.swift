import Diagnostics
import Documents
import HTMLBuilding
import Scenarios

extension DocumentRenderer {
  /// Writes a fence: Swift with its verdicts, anything else with the name of its language.
  mutating func render(_ fence: CodeFence) {
    if fence.language == DocumentScenario.language { return renderScenario(fence) }
    guard fence.language == "swift" else { return renderOther(fence) }
    let presentation = site.snippets.presentation(of: document, fence: fence.fenceLine)
    if presentation?.isHidden == true { return }
    let reports = site.snippets.reports(of: document, fence: fence.fenceLine)
    let pieces = SnippetPiece.pieces(of: fence, presentation: presentation, reports: reports)
    let marked = pieces.filter { $0.mark != nil }
    guard marked.count > 1 else {
      for piece in pieces { render(piece) }
      return
    }
    for piece in pieces where piece.mark == nil { render(piece) }
    html.markup("<div class=\"pair\">\n")
    for piece in marked { render(piece) }
    html.markup("</div>\n")
  }

  private mutating func render(_ piece: SnippetPiece) {
    html.markup("<figure class=\"snippet\">\n<figcaption>")
    if let report = piece.report {
      html.markup("<details><summary>")
      renderTitle(piece.caption)
      // What compiles and is marked wrong all the same is wrong in the author's opinion.
      if piece.mark == .wrong, report.verdict.isVerified { renderAnnouncement(.wrong) }
      renderCaptionFacts(report)
      let blaze = Blaze(verdict: report.verdict)
      html.open(.span, .class(blaze.tone))
      blaze.writeDrawing(into: &html)
      html.text(blaze.word)
      html.markup("</span></summary>\n")
      renderJudgement(report)
      html.markup("</details>")
    } else {
      renderTitle(piece.caption)
      if let mark = piece.mark { renderAnnouncement(mark) }
    }
    html.markup("</figcaption>\n")
    renderCode(of: piece)
    html.markup("</figure>\n")
  }

  private mutating func renderTitle(_ caption: String) {
    html.element(.b, text: caption)
  }

  /// What the author says of a part that nobody judged: words without a mark, for a mark is a verdict.
  private mutating func renderAnnouncement(_ mark: SnippetReport.Mark) {
    html.markup(
      mark == .wrong ? "<span class=\"said no\">not like this</span>" : "<span class=\"said ok\">like this</span>")
  }

  private mutating func renderCaptionFacts(_ report: SnippetReport) {
    let words: String
    switch report.verdict {
    case .skipped, .unresolved: words = report.reason ?? ""
    case .failed, .acceptedUnexpectedly: words = ""
    case .verified, .verifiedWithPlaceholders: words = platforms(of: report, with: .accepted)
    case .rejectedAsExpected: words = platforms(of: report, with: .rejected)
    }
    if !words.isEmpty { html.element(.span, .class("facts"), text: words) }
  }

  /// The platforms that answered in one way, such as `iOS 18 · macOS 15`.
  private func platforms(of report: SnippetReport, with outcome: SnippetReport.PlatformOutcome) -> String {
    report.platforms.filter { $0.value == outcome }.keys.sorted().map(platformName).joined(separator: " · ")
  }

  private func platformName(_ platform: String) -> String {
    let own = document.metadata.platforms.first { $0.platform == platform }?.version
    guard let version = own ?? site.snippets.basis?.baselines[platform] else { return platform }
    return platform + " " + version
  }

  // MARK: What the verdict rests on

  private mutating func renderJudgement(_ report: SnippetReport) {
    html.markup("<div class=\"judgement\" data-pagefind-ignore>\n")
    if let reason = report.reason { html.element(.p, text: reason) }
    renderDiagnostics(of: report)
    if !report.assumed.isEmpty {
      html.markup("<p>Assumed, because nothing declares it:</p>\n<pre><code>")
      writeCode(Array(report.assumed.joined(separator: "\n").utf8))
      html.markup("</code></pre>\n")
    }
    if !report.platforms.isEmpty {
      let answers = report.platforms.keys.sorted().map { name in
        platformName(name) + ": " + Self.words(for: report.platforms[name])
      }
      html.element(.p, text: answers.joined(separator: " · "))
    }
    if let basis = site.snippets.basis, report.verdict != .skipped {
      html.element(.p, .class("basis"), text: "Judged against \(basis.sdk), by \(basis.toolchain).")
    }
    html.markup("</div>")
  }

  private mutating func renderDiagnostics(of report: SnippetReport) {
    guard !report.diagnostics.isEmpty else { return }
    html.markup("<ul class=\"diagnostics\">\n")
    for diagnostic in report.diagnostics {
      html.open(.li)
      html.markup(Self.word(for: diagnostic.severity))
      if let span = diagnostic.span, span.file == document.source.file {
        html.markup(" in line ")
        html.number(span.start.line)
      }
      html.markup(": ")
      if let rule = diagnostic.rule {
        html.element(.code, text: rule)
        html.markup(" ")
      }
      html.text(diagnostic.message)
      if let recommendation = diagnostic.recommendation {
        html.markup(diagnostic.message.hasSuffix(".") ? " " : ". ")
        html.text(recommendation)
      }
      html.markup("</li>\n")
    }
    html.markup("</ul>\n")
  }

  private static func word(for severity: Diagnostic.Severity) -> StaticString {
    switch severity {
    case .note: "Note"
    case .warning: "Warning"
    case .error: "Error"
    }
  }

  private static func words(for outcome: SnippetReport.PlatformOutcome?) -> String {
    switch outcome {
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .unresolved: "unresolved"
    case .notJudged, nil: "not judged"
    }
  }
}
