import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct ExpectedOutputTests {
  private static func expected(_ text: String, between: String = "") throws -> ExpectedOutput? {
    let markdown = "```swift run\nprint(1)\n```\n\(between)\n```output\n\(text)\n```\n"
    let document = DocumentParser.parse(path: "page.md", source: SourceText(file: "page.md", text: markdown))
    let snippet = try #require(SnippetExtractor.snippets(in: document).0.first)
    return ExpectedOutput(after: snippet, in: document)
  }

  @Test(arguments: [
    ("a\nb", "a\nb\n"), ("a\nb", "a  \r\nb\n\n\n"), ("a", "a"), ("…\nb", "x\ny\nb\n"), ("a\n…", "a\n"),
    ("a\n...\nd", "a\nb\nc\nd\n"),
    ("…\nb\n…", "b\n"), ("…\na\nc", "a\nb\na\nc\n"), ("", ""), ("\na", "\na\n"),
  ])
  func whatIsAsExpected(wanted: String, written: String) throws {
    #expect(try #require(try Self.expected(wanted)).mismatch(with: written) == nil)
  }

  private static let differing: [(wanted: String, written: String, line: Int?, actual: String?)] = [
    ("a\nb", "a\nc\n", 2, "c"), ("a\nb", "a\n", 2, nil), ("a", "a\nb\n", nil, "b"), ("a", "", 1, nil),
    ("a", " a\n", 1, " a"), ("…\nb", "x\n", 2, "x"), ("a\n…\nb", "a\nb\nc\n", nil, "c"),
  ]

  @Test(arguments: differing)
  func theFirstDifferenceIsFound(wanted: String, written: String, line: Int?, actual: String?) throws {
    let expected = try #require(try Self.expected(wanted))
    let mismatch = try #require(expected.mismatch(with: written))
    #expect(mismatch.expected?.line == line.map { expected.fence.fenceLine + $0 })
    #expect(mismatch.actual == actual)
  }

  @Test func anotherSnippetStandsBetween() throws {
    #expect(try Self.expected("1", between: "\n```swift\nprint(2)\n```\n") == nil)
    #expect(try Self.expected("1", between: "\n```json\n{}\n```\n") != nil)
  }
}
