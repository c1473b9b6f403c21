import ArgumentParsing
import Diagnostics
import Documents
import Foundation
import Testing

@testable import WaymarkCLI

/// What the page on continuous integration tells people to write is what the tool takes.
@Suite struct ContinuousIntegrationTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content/reference/continuous-integration.md")

  private func fences(_ language: String) throws -> [CodeFence] {
    let document = try #require(DocumentLoader.load(paths: [Self.page.path], root: nil).documents.first)
    return document.codeFences.filter { $0.language == language }
  }

  @Test func everyCommandLineCanBeParsed() throws {
    var found = 0
    for line in try (fences("yaml") + fences("sh")).flatMap(\.lines) {
      for match in line.text.matches(of: /(?:^ *|run: |entry: |xargs -0 -r )waymark ((?:check|report) [^>|\\]*)/) {
        found += 1
        let words = match.1.replacing(/\$\{\{[^}]*\}\}/, with: "1").split(separator: " ").map(String.init)
        let parsed = try ArgumentParser(CommandLineTool.definition).parse(words)
        if parsed.path == ["check"] { _ = try ShardChoice.read(parsed) }
      }
    }
    #expect(found == 10)
  }

  @Test func everyWorkflowIsYAML() throws {
    let workflows = try fences("yaml")
    #expect(workflows.count == 5)
    for fence in workflows {
      let read = YAML.parse(SourceText(file: "workflow.yml", text: fence.code))
      #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    }
  }

  @Test func everyFormatIsDescribed() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for format in ReportFormat.allCases { #expect(text.contains("| `\(format.rawValue)` |")) }
  }
}
