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

  @Test func aNoteNamesTheDeclarationOfAnotherModule() {
    let found = parser.parse(
      """
      /x/snippet.swift:4:44: error: missing argument for parameter #1 in call
      a.prefix()
               ^
      Swift.Sequence.prefix:2:36: note: 'prefix' declared here
      func prefix(_ maxLength: Int)
           ^
      """)
    #expect(found[0].notes.map(\.declaration) == ["Swift.Sequence.prefix"])
  }

  @Test func anErrorThatAMacroRepeatsIsDropped() {
    let found = parser.parse(
      """
      /x/swift-generated-sources/@__swiftmacro_4null1RC4path18ObservationTrackedfMp_.swift:2:27: error: cannot convert it
      private  var _path: Int = []
                                ^~
      /x/swift-generated-sources/@__swiftmacro_4null1RC4path10ObservablefMr_.swift:1:1: note: in expansion of macro 'ObservationTracked' on property 'path' here
      @ObservationTracked
      ^
      /x/snippet.swift:3:19: error: cannot convert it
        var path: Int = []
                        ^~
      """)
    #expect(found.map(\.line) == [3])
  }

  @Test(arguments: [("Observable", CompilerDiagnostic.Place.primary, 3), ("Entry", .elsewhere, 4)])
  func anErrorInAnExpansionAloneIsPutWhereAMacroOfTheToolchainsIsWritten(
    macro: String, place: CompilerDiagnostic.Place, line: Int
  ) {
    let found = parser.parse(
      """
      /x/swift-generated-sources/@__swiftmacro_x_.swift:4:7: error: no such thing
            "x"
            ^~~
      /x/snippet.swift:3:31: note: in expansion of macro '\(macro)' on property 'k' here
      @Entry var k: Int = "x"
                                    ^
      """)
    #expect(found.map(\.place) == [place])
    #expect(found.map(\.line) == [line])
  }
}
