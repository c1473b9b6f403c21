import Testing

@testable import SnippetChecking

@Suite struct CompilerDiagnosticParserTests {
  private let parser = CompilerDiagnosticParser(primaryName: "/x/snippet.swift", contextName: "/x/context.swift")

  @Test func readsPlaceMessageAndUnderline() {
    let found = parser.parse(
      """
      /x/snippet.swift:8:12: error: 'a()' is unavailable in macOS
       Text("a").a()
                 ^~~
      SwiftUI.View.a:4:27: note: 'a()' has been explicitly marked unavailable here
        nonisolated public func a()
                                ^
      /x/context.swift:2:1: warning: careful
      let x = 1
      ^
      """)
    #expect(found.count == 2)
    #expect(found[0].place == .primary)
    #expect((found[0].line, found[0].column) == (8, 12))
    #expect(found[0].message == "'a()' is unavailable in macOS")
    #expect(found[0].notes.map(\.place) == [.elsewhere])
    #expect(found[1].place == .context)
    #expect(found[1].severity == .warning)
  }

  @Test func aSourceLineThatLooksLikeAMessageIsNone() {
    let found = parser.parse(
      """
      /x/snippet.swift:1:1: error: real
      /x/snippet.swift:9:9: error: only a comment
      ^
      """)
    #expect(found.map(\.message) == ["real"])
  }

  @Test func anErrorWithoutAPlaceIsKept() {
    let found = parser.parse("<unknown>:0: error: cannot load plugin\n")
    #expect(found.map(\.place) == [.elsewhere])
  }
}
