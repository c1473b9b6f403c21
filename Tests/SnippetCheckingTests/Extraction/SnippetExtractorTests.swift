import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct SnippetExtractorTests {
  @Test func numbersTheSwiftFencesAlone() {
    let document = SnippetFixture.document([
      .init("let a = 1"), .init("ls", info: "sh"), .init("let b = 2", info: "Swift run"), .init("x", info: "swiftui"),
      .init("x", info: "Swift5"), .init("x", info: ""), .init("let c = 3", info: "{.swift hidden}"),
    ])
    let (snippets, diagnostics) = SnippetExtractor.snippets(in: document)
    #expect(diagnostics.isEmpty)
    #expect(snippets.map(\.id) == ["guide/page.md#1", "guide/page.md#2", "guide/page.md#3"])
    #expect(snippets.map(\.file) == Array(repeating: "docs/guide/page.md", count: 3))
    #expect(snippets[1].attributes.run != nil)
    #expect(snippets[2].attributes.isHidden)
  }

  @Test func keepsASnippetWhoseAttributesAreWrong() {
    let (snippet, diagnostics) = SnippetFixture.extract("let a = 1", info: "swift hiden title=\"x\"")
    #expect(diagnostics.map(\.id) == ["attribute-unknown"])
    #expect(diagnostics[0].span?.start == SourcePosition(line: 3, column: 10))
    #expect(snippet.attributes.title?.value == "x")
  }

  @Test func findsHighlightedLinesThatAreNotThere() {
    let (snippet, diagnostics) = SnippetFixture.extract("let a = 1\nlet b = 2", info: "swift highlight=1,2-3")
    #expect(diagnostics.map(\.id) == ["attribute-highlight-outside"])
    #expect(snippet.attributes.highlight == nil)
    #expect(SnippetFixture.extract("let a = 1\nlet b = 2", info: "swift highlight=1-2").1.isEmpty)
  }

  @Test func readsExpectedErrorsAfterCode() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      """
      path.appendd(1)  // error: no member 'appendd'
      // error: this stands alone
      let text = "// error: text"
      view.onlyHere()  // error(macOS): unavailable
      """)
    #expect(diagnostics.isEmpty)
    let errors = snippet.parts[0].expectedErrors
    #expect(errors.map(\.text) == ["no member 'appendd'", "unavailable"])
    #expect(errors.map(\.platform) == [nil, "macOS"])
    #expect(errors.map(\.line) == [4, 7])
    #expect(errors[0].span.start.column == 18)
  }

  @Test func complainsOfExpectedErrorsThatSayNothing() {
    #expect(SnippetFixture.extract("f()  // error:").1.map(\.id) == ["expected-error-empty"])
    #expect(SnippetFixture.extract("f()  // error(watchOS): x").1.map(\.id) == ["expected-error-platform"])
  }

  @Test func findsAttributesThatContradictMarks() {
    let code = "// ❌ Old\nlet a = 1\n// ✅ New\nlet b = 2"
    let (_, diagnostics) = SnippetFixture.extract(code, info: "swift fails run=")
    #expect(diagnostics.map(\.id).contains("part-attribute-contradiction"))
    #expect(SnippetFixture.extract(code, info: "swift run").1.map(\.id) == ["part-attribute-contradiction"])
    #expect(SnippetFixture.extract("// ❌ Old\nlet a = 1", info: "swift fails").1.isEmpty)
  }

  @Test func survivesAnEmptyFence() {
    let (snippet, diagnostics) = SnippetFixture.extract("")
    #expect(diagnostics.isEmpty)
    #expect(snippet.parts.count == 1)
  }
}
