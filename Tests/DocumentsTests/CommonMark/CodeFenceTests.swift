import Diagnostics
import Testing

@testable import Documents

@Suite struct CodeFenceTests {
  /// From each line's column to its end, the file's bytes are the line's text after its virtual indentation.
  static func check(_ document: Document, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for fence in document.codeFences {
      for line in fence.lines {
        let range = document.source.range(ofLine: line.line)
        let start = range.lowerBound + line.column - 1
        let bytes = document.source.bytes[min(start, range.upperBound)..<range.upperBound]
        let expected = String(repeating: " ", count: line.virtualIndent) + String(decoding: bytes, as: UTF8.self)
        #expect(start <= range.upperBound && line.text == expected, sourceLocation: sourceLocation)
      }
      #expect(fence.lines.map(\.line) == Array(fence.fenceLine + 1..<fence.fenceLine + 1 + fence.lines.count))
    }
  }

  @Test(arguments: [
    // Document, the code, the column of each line.
    ("```swift\nlet a = 1\n```\n", "let a = 1\n", [1]),
    ("- ```\n  a\n\n    b\n  ```\n", "a\n\n  b\n", [3, 1, 3]),
    ("1.  text\n\n    ```\n    a\n     b\n    ```\n", "a\n b\n", [5, 5]),
    ("> ```\n> a\n>b\n>\tc\n> ```\n", "a\nb\n  c\n", [3, 2, 3]),
    ("> - > ```\n>   > a\n>   > ```\n", "a\n", [7]),
    ("   ```\n   a\n b\n     c\n   ```\n", "a\nb\n  c\n", [4, 2, 4]),
    ("-\t```\n\ta\n\t\tb\n\t```\n", "a\n\tb\n", [2, 2]),
    ("- a\n\n  ```\n\tb\n  ```\n", "  b\n", [2]),
    ("~~~~\n```\n~~~\n~~~~\n", "```\n~~~\n", [1, 1]),
    ("````\n```\ncode\n```\n````\n", "```\ncode\n```\n", [1, 1, 1]),
    ("```\r\na\r\n\r\nb\r\n```\r\n", "a\n\nb\n", [1, 1, 1]),
    ("```\ra\rb\r```\r", "a\nb\n", [1, 1]),
    ("\u{FEFF}```\na\n```", "a\n", [1]),
    ("---\ntitle: x\n---\n```\na\n```\n", "a\n", [1]),
    ("```\na", "a\n", [1]),
    ("[^n]: note\n\n    ```\n    a\n    ```\n\nuse[^n]\n", "a\n", [5]),
    ("* * ```\n    a\n    ```\n", "a\n", [5]),
  ])
  func linesAreFoundInTheFile(text: String, code: String, columns: [Int]) throws {
    let document = parse(text)
    let fence = try #require(document.codeFences.first)
    #expect(fence.code == code)
    #expect(fence.lines.map(\.column) == columns)
    Self.check(document)
  }

  @Test func aTabThatAListTakesAPartOfBecomesSpaces() throws {
    let fence = try #require(parse("- ```\n\tlet a = 1\n  ```\n").codeFences.first)
    #expect(fence.lines == [.init(text: "  let a = 1", line: 2, column: 2, virtualIndent: 2)])
  }

  @Test func theInfoStringHasItsPlace() throws {
    let document = parse("> - ```  swift title=\"x\" \n>   a\n>   ```\n")
    let fence = try #require(document.codeFences.first)
    #expect(fence.info == "swift title=\"x\"")
    #expect(document.text(fence.infoSpan) == fence.info)
    #expect(fence.infoSpan.start == SourcePosition(line: 1, column: 10))
    #expect(fence.span.end == SourcePosition(line: 3, column: 8))
    #expect(fence.isClosed)
  }

  @Test(arguments: ["```\na\n", "text\n\n~~~ swift\n# not a heading\n", "- a\n\n```\nb"])
  func anUnclosedFenceIsAnErrorAtTheFence(text: String) throws {
    let document = parse(text)
    let fence = try #require(document.codeFences.first)
    let diagnostic = try #require(document.diagnostics.first)
    #expect(!fence.isClosed)
    #expect(diagnostic.id == "fence-unclosed")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.span?.start == fence.span.start)
  }

  @Test func aFenceThatItsContainerEndsIsAWarning() throws {
    let document = parse("> ```\n> a\n\nafter\n")
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(document.codeFences.first?.span.end == SourcePosition(line: 2, column: 4))
    #expect(document.blocks.count == 2)
  }

  @Test func aClosingFenceThatIsNotIndentedOpensAnother() {
    let document = parse("- ```\n  a\n```\nrest\n")
    #expect(document.diagnostics.map(\.severity) == [.warning, .error])
    #expect(document.codeFences.count == 2)
  }

  @Test func aFenceInACommentIsNone() {
    let document = parse("<!--\n```swift\nlet a = 1\n```\n-->\n\n```\nb\n```\n")
    #expect(document.codeFences.map(\.code) == ["b\n"])
  }

  @Test func anUnclosedCommentIsAnError() {
    #expect(parse("<!-- a\n\n```\nb\n```\n").ids == ["comment-unclosed"])
  }

  @Test func aCommentDirectlyBeforeAFenceBelongsToIt() throws {
    let document = parse("> <!-- waymark:  fails=\"no such\"  alone -->\n> ```swift\n> x\n> ```\n")
    let comment = try #require(document.codeFences.first?.comment)
    #expect(comment.text == "fails=\"no such\" alone")
    #expect(document.text(comment.span) == "fails=\"no such\"  alone")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func aCommentOfSeveralLinesIsOneLineOfWords() throws {
    let comment = try #require(parse("<!-- waymark:\n  run\n  alone\n-->\n\n```swift\n```\n").codeFences.first?.comment)
    #expect(comment.text == "run alone")
    #expect(comment.span.start == SourcePosition(line: 2, column: 3))
  }

  @Test(arguments: ["<!-- waymark: run -->\n\ntext\n\n```swift\n```\n", "text\n\n<!-- waymark: run -->\n"])
  func aCommentThatNoFenceFollowsIsReported(text: String) {
    let document = parse(text)
    #expect(document.ids == ["comment-stray"])
    #expect(document.codeFences.allSatisfy { $0.comment == nil })
  }

  @Test func anotherCommentIsNoAttribute() {
    let document = parse("<!-- a note -->\n```\n```\n")
    #expect(document.codeFences.first?.comment == nil)
    #expect(document.diagnostics.isEmpty)
  }
}
