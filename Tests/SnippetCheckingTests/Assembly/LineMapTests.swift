import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct LineMapTests {
  private static let codes = [
    "import SwiftUI\n\nstruct Ä: View {\n    var body: some View { Text(\"🧭\") }\n}",
    "@State private var item: Item?\n.sheet(item: $item) { item in\n    Detail(item)\n}",
    "// ❌ Wrong\nText(1)\n\n// ✅ Right\nText(\"a\")\n    .bold()",
    "struct A {\n    // ❌\n    var a = 1\n    // ✅\n    let a = 1\n\n    var b: Int { … }\n}",
    "let a = 1\nprint(a)", "func f() -> Int { ... }\n\n\nfunc g() { }", "} detail: {\n}", "", "\n\n",
  ]

  /// Every byte of every copied line lies where the map says.
  private func check(_ document: Document) {
    let snippets = SnippetExtractor.snippets(in: document).snippets
    let index = ContextIndex(snippets: snippets)
    for snippet in snippets {
      for part in snippet.parts {
        let context = index.context(for: part, of: snippet)
        let assembly = Assembler.assemble(part, of: snippet, context: context, index: index)
        check(assembly.source, assembly.lineMap, in: document)
        check(assembly.contextSource ?? "", assembly.contextMap, in: document)
        let mapped = assembly.lineMap.origins.compactMap { $0?.index }
        #expect(part.lineIndices.allSatisfy(mapped.contains), "every line of the part is compiled")
      }
    }
  }

  private func check(_ source: String, _ map: LineMap, in document: Document) {
    let lines = source.utf8.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let origin = map.origin(ofLine: index + 1) else { continue }
      for (byte, value) in line.enumerated() {
        guard let place = map.position(line: index + 1, column: byte + 1) else { continue }
        let offset = document.source.offset(of: place)
        let original = document.source.bytes[offset]
        if byte < origin.line.virtualIndent {
          #expect(original == UInt8(ascii: "\t"))
        } else if Array(origin.line.text.utf8)[byte] == value {
          #expect(original == value, "\(place)")
        } else {
          // Where an elided body was filled in, or `private` taken out, the place still lies on its line.
          #expect(place.line == origin.line.line)
        }
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "> ", "   ", "- \t", "> - "])
  func leadsEveryByteBackToItsPlace(lineEnd: String, prefix: String) {
    check(
      SnippetFixture.document(Self.codes.map { .init($0, prefix: prefix) }, lineEnd: lineEnd))
  }

  @Test(arguments: ["\n", "\r\n"])
  func leadsEveryByteOfAParsedDocumentBack(lineEnd: String) {
    let text = """
      \u{FEFF}---
      title: Ä
      ---
      # Title

      1. First

         ```swift title="a"
         struct Item { let name = "🧭" }
         \tlet b = 1
         ```

      -\t~~~Swift
      \tlet a = Item()
      \t\tprint(a)

      \t// ❌
      \tprint(b)
      \t~~~

      > > ```{.swift hidden}
      > >   @State private var item: Item?
      > ```
      > Lazy
        ```swift
        .sheet(item: $item) { _ in }
       let c = 1
      ```

      - a
        - ````swift
          ```
          Text("c")
          ````
      <!-- waymark: fails -->
      ```swift
      let never: Item =
      """
    let ended = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    let document = DocumentParser.parse(path: "a.md", source: SourceText(file: "docs/a.md", text: ended))
    #expect(SnippetExtractor.snippets(in: document).snippets.count == 6)
    check(document)
  }

  @Test func leadsPartsOfTabsBackToTheTab() {
    // A list item takes two columns of a tab that is four wide: two spaces of it belong to the code.
    let text = "- ```swift\n\tlet a = 1\n\tlet b = 2\n  ```\n"
    let lines = [
      CodeFence.Line(text: "  let a = 1", line: 2, column: 2, virtualIndent: 2),
      CodeFence.Line(text: "  let b = 2", line: 3, column: 2, virtualIndent: 2),
    ]
    let info = SourceSpan(file: "a.md", start: .init(line: 1, column: 6), end: .init(line: 1, column: 11))
    let fence = CodeFence(
      info: "swift", infoSpan: info, fenceLine: 1, span: info, lines: lines, isClosed: true)
    check(SnippetFixture.document(text: text, file: "a.md", path: "a.md", fences: [fence]))
    let map = LineMap(origins: [nil, .init(file: "a.md", line: lines[0], index: 0)])
    #expect(map.position(line: 2, column: 1) == SourcePosition(line: 2, column: 1))
    #expect(map.position(line: 2, column: 3) == SourcePosition(line: 2, column: 2))
    #expect(map.position(line: 2, column: 7) == SourcePosition(line: 2, column: 6))
  }

  @Test func knowsNoPlaceForLinesThatWaymarkWrote() {
    let line = CodeFence.Line(text: "abc", line: 9, column: 5)
    let map = LineMap(origins: [nil, .init(file: "a.md", line: line), nil])
    #expect(map.position(line: 1, column: 1) == nil)
    #expect(map.position(line: 0, column: 1) == nil)
    #expect(map.position(line: 99, column: 1) == nil)
    #expect(map.position(line: 2, column: 99) == SourcePosition(line: 9, column: 8))
    #expect(map.nearestOrigin(toLine: 3)?.line.line == 9)
    #expect(map.nearestOrigin(toLine: 1)?.line.line == 9)
    #expect(LineMap().nearestOrigin(toLine: 1) == nil)
  }

  @Test func mapsSpans() {
    let line = CodeFence.Line(text: "abcdef", line: 9, column: 5)
    let map = LineMap(origins: [.init(file: "a.md", line: line), nil])
    let span = map.span(from: .init(line: 1, column: 2), to: .init(line: 1, column: 4))
    #expect(span == SourceSpan(file: "a.md", start: .init(line: 9, column: 6), end: .init(line: 9, column: 8)))
    // A range that ends in a frame ends with its own line.
    #expect(map.span(from: .init(line: 1, column: 2), to: .init(line: 2, column: 1))?.end.column == 11)
    #expect(map.span(from: .init(line: 2, column: 1), to: .init(line: 2, column: 1)) == nil)
  }
}
