import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct BoundScenarioTests {
  private static func document(title: String = "A tour") -> Document {
    let text = """
      # Page

      ```scenario title="A tour"
      route hut
      sheet filter

      push hut(7)
        path: hut(7)
      present filter
      back
        unchanged
      ```

      ```swift run scenario="\(title)"
      print("…")
      ```
      """
    return DocumentParser.parse(path: "page.md", source: SourceText(file: "page.md", text: text))
  }

  /// What is found in a program's output.
  private static func disagreements(_ output: String) throws -> [Diagnostic] {
    let document = document()
    let snippet = try #require(SnippetExtractor.snippets(in: document).snippets.first)
    let scenario = try #require(BoundScenario(of: snippet, in: document))
    return scenario.disagreements(with: output, program: snippet.fence.span)
  }

  private static let agreeing = """
    push hut(7)
      path: hut(7)
      presented: none
    present filter
      path: hut(7)
      presented: filter
    back
      presented: filter

    """

  @Test func `A router that does what the model does agrees`() throws {
    #expect(try Self.disagreements(Self.agreeing).isEmpty)
  }

  @Test(arguments: [
    ("present filter\n  path: hut(7)", "present filter\n  path: root", 9, "the model disagree"),
    ("back\n  presented: filter", "back\n  presented: none", 10, "the model disagree"),
    ("back\n", "pop 1\n", 10, "does 'pop 1' where the scenario has 'back'"),
    ("back\n  presented: filter", "", 10, "ends before 'back'"),
    ("back\n  presented: filter", "back", 10, "doesn't say what its router holds"),
    ("push hut(7)\n  path: hut(7)\n  presented: none", "push hut(7)", 7, "doesn't say what its router holds"),
    ("back", "go away", 14, "writes 'go away'"), ("  path: hut(7)", "  path: hut(", 14, "writes '  path: hut('"),
    ("back\n  presented: filter", "back\n  presented: filter\nback\n  path: root", 14, "goes on with 'back'"),
  ])
  func `Whatever departs is said at the event`(words: String, instead: String, line: Int, message: String) throws {
    #expect(Self.agreeing.contains(words))
    let range = try #require(Self.agreeing.range(of: words))
    var output = Self.agreeing
    output.replaceSubrange(range, with: instead)
    let found = try Self.disagreements(output)
    #expect(found.map(\.id) == ["scenario-disagrees"])
    #expect(found.first?.message.contains(message) == true, "\(found.map(\.message))")
    #expect(found.first?.span?.start.line == line)
  }

  @Test func `An unknown title is an error with the nearest one`() {
    let found = SnippetExtractor.snippets(in: Self.document(title: "A tuor")).diagnostics
    #expect(found.map(\.id) == ["attribute-scenario-unknown"])
    #expect(found.first?.recommendation == "Is it 'A tour'?")
    #expect(found.first?.span?.start.line == 14)
  }

  @Test func `Only a program can play a scenario`() {
    let (attributes, _) = SnippetAttributeParser.parse(
      info: "swift test scenario=\"A tour\"", span: SourceSpan(file: "page.md", line: 1, column: 4))
    #expect(attributes.scenario?.value == "A tour")
    #expect(AttributeCombinations.diagnostics(of: attributes).map(\.id) == ["attribute-combination"])
  }
}
