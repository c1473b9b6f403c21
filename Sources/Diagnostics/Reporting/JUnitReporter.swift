/// Writes a check's report as JUnit's XML, as `junit-10.xsd` of the Jenkins xUnit plugin has it.
///
/// A document is a test suite. It has a case for the document itself, whose errors are what is wrong with it, and one for
/// each part of a snippet that is judged.
package struct JUnitReporter: Sendable {
  /// Whether unresolved snippets and warnings count as findings.
  package var isStrict: Bool

  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  private struct Case {
    var name: String
    var suite: String
    var failures: [String] = []
    var errors: [String] = []
    var skipped: String?
    /// Findings that fail nothing.
    var said: [String] = []
  }

  package func render(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> String {
    let findings = report.findings
    let ofDocuments = Dictionary(grouping: findings.filter { $0.snippet == nil }) { $0.file ?? "" }
    let ofSnippets = Dictionary(grouping: findings.filter { $0.snippet != nil }) { $0.place.snippet ?? 0 }
    let snippets = Dictionary(grouping: report.snippets.indices) { report.snippets[$0].file }
    let known = Set(report.documents)
    let others = Set(ofDocuments.keys).union(snippets.keys).subtracting(known)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let suites = (report.documents + others).map { file -> [Case] in
      let name = file.isEmpty ? "waymark" : file
      let ofFile = ofDocuments[file] ?? []
      var document = Case(name: "document", suite: name)
      sort(ofFile, into: &document, asErrors: true, baseline)
      let parts = (snippets[file] ?? []).map { index in
        testCase(of: report.snippets[index], ofSnippets[index] ?? [], suite: name, baseline)
      }
      return [document] + parts
    }
    let all = suites.flatMap { $0 }
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    text += "<testsuites name=\"waymark\"\(Self.counts(all))>\n"
    for suite in suites { text += Self.xml(suite) }
    return text + "</testsuites>\n"
  }

  private func testCase(
    of snippet: SnippetReport, _ findings: [ReportedFinding], suite: String, _ baseline: BaselineComparison?
  ) -> Case {
    var result = Case(name: snippet.id + (snippet.title.map { " “\($0)”" } ?? ""), suite: suite)
    sort(findings, into: &result, asErrors: false, baseline)
    let isOpen = snippet.verdict == .skipped || snippet.verdict == .unresolved
    if isOpen, result.failures.isEmpty {
      result.skipped = [snippet.verdict == .unresolved ? "unresolved" : nil, snippet.reason].compactMap { $0 }
        .joined(separator: ": ")
    }
    return result
  }

  private func sort(
    _ findings: [ReportedFinding], into result: inout Case, asErrors: Bool, _ baseline: BaselineComparison?
  ) {
    for finding in findings {
      let isKnown = baseline?.isKnown(finding) == true
      guard finding.isFailure(strict: isStrict), !isKnown else {
        result.said.append((isKnown ? "known from the baseline: " : "") + Self.told(finding))
        continue
      }
      let element = asErrors ? "error" : "failure"
      let xml =
        "      <\(element) type=\"\(XMLText.attribute(finding.id))\" "
        + "message=\"\(XMLText.attribute(finding.diagnostic.message))\">"
        + "\(XMLText.content(Self.told(finding)))</\(element)>\n"
      if asErrors { result.errors.append(xml) } else { result.failures.append(xml) }
    }
  }

  /// The finding with its place and what to do, in lines.
  private static func told(_ finding: ReportedFinding) -> String {
    let diagnostic = finding.diagnostic
    var text = line(diagnostic.severity.rawValue, diagnostic.message, at: diagnostic.span) + " [\(finding.id)]"
    if let advice = diagnostic.recommendation { text += "\n\(advice)" }
    return diagnostic.notes.reduce(text) { $0 + "\n" + line("note", $1.message, at: $1.span) }
  }

  private static func line(_ severity: String, _ message: String, at span: SourceSpan?) -> String {
    (span.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? "") + "\(severity): \(message)"
  }

  private static func counts(_ cases: [Case]) -> String {
    " tests=\"\(cases.count)\" failures=\"\(cases.count { !$0.failures.isEmpty })\""
      + " errors=\"\(cases.count { !$0.errors.isEmpty })\""
  }

  private static func xml(_ cases: [Case]) -> String {
    let name = XMLText.attribute(cases[0].suite)
    let skipped = cases.count { $0.skipped != nil }
    var text = "  <testsuite name=\"\(name)\"\(counts(cases)) skipped=\"\(skipped)\">\n"
    for item in cases {
      text += "    <testcase classname=\"\(name)\" name=\"\(XMLText.attribute(item.name))\">\n"
      if let reason = item.skipped { text += "      <skipped message=\"\(XMLText.attribute(reason))\"/>\n" }
      text += (item.failures + item.errors).joined()
      if !item.said.isEmpty {
        text += "      <system-out>\(XMLText.content(item.said.joined(separator: "\n")))</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}
