import Diagnostics
import Documents
import Foundation
import Testing

@testable import SnippetChecking

/// An error's line and column are those of the document, whatever stands around the code: frames, list markers, quotes, tabs,
/// characters of several bytes, line ends of two.
@Suite struct ErrorPlaceTests {
  /// Code with a planted error at `¤`.
  private static let shapes: [(name: String, code: String)] = [
    ("file", "struct Hut: View {\n\tvar body: some View { Text(\"🏔️ é\").¤navigationTitel(\"a\") }\n}"),
    ("members", "@State private var path: [Int] = ¤\"🏔️\"\n\nvar body: some View { Text(\"a\") }"),
    ("view", "VStack {\n\tText(\"🏔️\").¤navigationTitel(\"b\")\n}"),
    ("chain", "// 🏔️\n.sheet(isPresented: ¤5) { Text(\"a\") }"),
    ("statements", "var path = NavigationPath()\n/* 🏔️ */ path.¤appendd(1)"),
    ("toolbar", "ToolbarItem(placement: .automatic) {\n  Text(\"🏔️\").¤navigationTitel(\"c\")\n}"),
    ("part", "// ✅ Right\nText(\"🏔️\").¤navigationTitel(\"d\")\n// ❌ Wrong\nText(5)"),
    ("elided body", "func open() { ... }\nvar body: some View {\n  Text(\"🏔️\").¤navigationTitel(\"e\")\n}"),
  ]

  /// What stands around a fence: the lines before it, and how each of its lines begins.
  private static let containers: [(name: String, before: String, indent: String)] = [
    ("plain", "Text.\n\n", ""),
    ("list", "- An item\n\n", "  "),
    ("nested list", "1. An item\n\n   - Another\n\n", "     "),
    ("quote", "> Text.\n>\n", "> "),
    ("list in a quote", "> - An item\n>\n", ">   "),
    ("list with a tab", "-\tAn item\n\n", "\t"),
  ]

  @Test func plantedErrorsAreReportedWhereTheyStand() async throws {
    var documents: [Document] = []
    var expected: [(name: String, position: SourcePosition)] = []
    for (number, shape) in Self.shapes.enumerated() {
      for (other, container) in Self.containers.enumerated() {
        let fence = (["```swift"] + shape.code.split(separator: "\n", omittingEmptySubsequences: false) + ["```"])
          .map { container.indent + $0 + "\n" }.joined()
        let end = (number + other) % 2 == 0 ? "\n" : "\r\n"
        let lines = (container.before + fence).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = try #require(lines.firstIndex { $0.contains("¤") })
        let column = try #require(lines[line].range(of: "¤")).lowerBound
        expected.append(
          (
            "\(shape.name), \(container.name)",
            SourcePosition(line: line + 1, column: lines[line][..<column].utf8.count + 1)
          ))
        let path = "page-\(100 + expected.count).md"
        let text = lines.joined(separator: end).replacing("¤", with: "")
        documents.append(DocumentParser.parse(path: path, source: SourceText(file: path, text: text)))
      }
    }
    let cache = try TestToolchain.cache.get()
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache.path]) { $1 }
    let report = try await Checker(resources: try Resources.locate(), environment: environment)
      .check(DocumentSet(documents: documents, assets: [], diagnostics: []))
    for (document, place) in zip(documents, expected) {
      let snippets = report.snippets.filter { $0.file == document.path }
      let first = try #require(snippets.first, "\(place.name)")
      #expect(first.verdict == .failed, "\(place.name): \(first.reason ?? "")")
      let starts = first.diagnostics.filter { $0.severity == .error }.compactMap(\.span?.start)
      #expect(starts.contains(place.position), "\(place.name): expected \(place.position), found \(starts)")
    }
    #expect(expected.count == 48)
  }
}
