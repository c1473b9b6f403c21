import Diagnostics
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  /// The elements of a document by what leads to them, with their attributes and text.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(found.count)
      found.append((elementName, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { found[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }
  }

  private func elements(
    _ report: CheckReport, strict: Bool = false, _ baseline: BaselineComparison? = nil
  ) throws -> [(name: String, attributes: [String: String], text: String)] {
    let parser = XMLParser(data: Data(JUnitReporter(isStrict: strict).render(report, against: baseline).utf8))
    let elements = Elements()
    parser.delegate = elements
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return elements.found
  }

  @Test func anyReportIsValidAgainstTheSchema() throws {
    let report = Samples.everything()
    for strict in [false, true] {
      let reporter = JUnitReporter(isStrict: strict)
      #expect(try Schema.junit.problems(in: reporter.render(report)) == "")
      #expect(try Schema.junit.problems(in: reporter.render(report, against: Samples.compared(report))) == "")
    }
    #expect(try Schema.junit.problems(in: JUnitReporter().render(Samples.report([]))) == "")
  }

  @Test func whatIsNoJUnitIsNoticed() throws {
    #expect(try Schema.junit.problems(in: "<testsuites><testcase/></testsuites>").hasPrefix("invalid"))
  }

  @Test func aDocumentIsASuiteAndAPartIsACase() throws {
    let found = try elements(Samples.everything("x"))
    let suites = found.filter { $0.name == "testsuite" }
    #expect(
      suites.map { $0.attributes["name"] } == ["Content/ü x.md", "Content/empty.md", "waymark", "Content/unread.md"])
    #expect(suites[0].attributes["tests"] == "8")
    #expect(suites[0].attributes["failures"] == "2")
    #expect(suites[0].attributes["errors"] == "1")
    #expect(suites[0].attributes["skipped"] == "2")
    #expect(found[0].attributes["tests"] == "11")
    #expect(found.count { $0.name == "testcase" } == 11)
    #expect(found.first { $0.name == "error" }?.attributes["type"] == "link-broken")
    #expect(found.filter { $0.name == "failure" }.map { $0.attributes["type"] } == ["a-rule", "accepted-unexpectedly"])
    #expect(found.filter { $0.name == "skipped" }.map { $0.attributes["message"] } == ["x", "unresolved: x"])
  }

  @Test func strictlyWarningsFailToo() throws {
    let found = try elements(Samples.everything("x"), strict: true)
    #expect(found.count { $0.name == "failure" } == 5)
    #expect(found.count { $0.name == "error" } == 2)
    #expect(found.filter { $0.name == "skipped" }.map { $0.attributes["message"] } == ["x"])
  }

  @Test func whatTheBaselineKnowsFailsNothing() throws {
    let report = Samples.everything("x")
    let all = Baseline(report, name: { $0 }).compare(report, name: { $0 }, isOver: { _ in true })
    let found = try elements(report, strict: true, all)
    #expect(!found.contains { $0.name == "failure" || $0.name == "error" })
    #expect(found.contains { $0.name == "system-out" && $0.text.hasPrefix("known from the baseline: ") })
  }

  @Test func hostileTextIsKeptAsFarAsXMLCan() throws {
    let found = try elements(Samples.everything())
    let message = try #require(found.first { $0.name == "failure" }?.attributes["message"])
    #expect(message.hasPrefix("a\r\nb\n::error::c % d ]]> <x a=\"1\">&amp; 'q' ␀␁␛[31m␡"))
    #expect(message.contains("\t😀👨‍👩‍👧"))
    #expect(found.first { $0.name == "failure" }?.text.contains("c % d ]]> <x a=\"1\">&amp;") == true)
  }

  @Test func theSameReportIsTheSameBytes() {
    let text = JUnitReporter().render(Samples.everything())
    #expect((0..<5).allSatisfy { _ in JUnitReporter().render(Samples.everything()) == text })
  }
}
