import Documents
import Foundation
import Scenarios
import Testing

/// The page on scenarios has the whole grammar, as the tool reads it.
@Suite struct ScenariosPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content/reference/scenarios.md")

  @Test func thePageHasEveryTable() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let sections = Grammar.declarations + Grammar.events + [Grammar.expectations, Grammar.slots]
    for section in sections {
      #expect(text.contains("# \(section.title)\n\n\(section.markdown)"), "it should have:\n\(section.markdown)")
    }
    #expect(text.components(separatedBy: "| Line | What it says |").count == sections.count + 1)
  }

  @Test func itsScenariosHold() throws {
    let document = try #require(DocumentLoader.load(paths: [Self.page.path], root: nil).documents.first)
    let scenarios = DocumentScenario.all(in: document)
    #expect(scenarios.count == 2)
    #expect(scenarios.flatMap(\.diagnostics).isEmpty, "\(scenarios.flatMap(\.diagnostics))")
  }
}
