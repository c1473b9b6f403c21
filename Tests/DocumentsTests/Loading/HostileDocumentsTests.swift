import Diagnostics
import Testing

@testable import Documents

private let megabyte = 1 << 20

private func filled(_ text: String, _ size: Int = megabyte) -> String {
  String(repeating: text, count: size / text.utf8.count)
}

private let quarter = megabyte / 4

/// A quarter of a megabyte: quadratic time would show as well.
private func part(_ text: String, _ size: Int = quarter) -> String { filled(text, size) }

/// Inputs on which Markdown parsers are known to take quadratic time, to run out of stack, or to blow up memory.
@Suite(.serialized) struct HostileDocumentsTests {
  private static let deepening: String = (0..<700).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()

  private static let references: String = {
    let definitions = (0..<500).map { "[r\($0)]: https://example.com/some/longer/path/\($0) \"Title\"\n" }
    let uses = (0..<3000).map { "See [r\($0 % 500)].\n\n" }
    return definitions.joined() + uses.joined()
  }()

  private static let refused: [(String, String)] = [
    (filled("![[]()"), "document-too-complex"),
    (filled("<![CDATA["), "document-too-complex"),
    (filled("a<!A "), "document-too-complex"),
    (filled("a@b."), "document-too-complex"),
    ("[a]: " + filled("x", megabyte / 2) + "\n\n" + filled("[a]", megabyte / 2), "document-too-complex"),
    ("[a]: b \"" + filled("[x]: y\n", megabyte / 2) + "\"\n\n" + filled("[a]", megabyte / 2), "document-too-complex"),
    (filled("|a", 20_000) + "\n" + filled("|-", 20_000) + "\n" + filled("a\n"), "document-too-complex"),
    (filled("a\n-|-\n"), "document-too-complex"),
    (filled("- ", 200) + "a\n" + filled("\n"), "document-too-complex"),
    (filled(">"), "nesting-too-deep"),
    (filled("- ", 20_000) + "a", "nesting-too-deep"),
    (filled("1) "), "nesting-too-deep"),
    (deepening, "nesting-too-deep"),
    (filled(">", 2000) + "a\n" + filled("b\n"), "nesting-too-deep"),
    (filled("a\n", 9 << 20), "document-too-large"),
  ]

  private static let read: [String] = [
    part("["), part("!["), part("]"), part("*a "), part("a**b"), part("*a_ "), part("`a ``b"), part("<"),
    part("&"), part("\\"), part("[^"), part("[[a"), part("[a](<b"), part("~~a ~b"), part("\r"),
    part("[", 50_000) + part("a"), part("_", quarter / 2) + "." + part("_", quarter / 2), part("> \n"),
    part("- a\n\n", quarter / 4), part("# a\n", quarter / 4), part("```\na\n", quarter / 4),
  ]

  private static let honest: [String] = [
    "|a|b|c|\n|---|---|---|\n" + filled("| x `y` | [l](#a) | *z* |\n", 300_000),
    "```swift\n" + filled("@State private var a: [Int] = [1, 2] // <!-- x --> a@b.c\n", 200_000) + "```\n",
    references,
    filled("- - - - - - - - - - - - - - - - - - -\n\n", 10_000), filled("text with [a](#b) and [c][d]\n", 100_000),
    filled("> quoted [x](#y) and more\n>\n> - list\n\n", 200_000), filled("- [ ] task\n", 100_000),
    String(repeating: "- ", count: 200) + "\n",
  ]

  private func load(_ text: String) -> DocumentSet {
    DocumentLoader.load(bytes: Array(text.utf8), path: "page.md")
  }

  /// Each takes well under a second when the limits hold, and minutes, gigabytes or the stack without them.
  @Test(.timeLimit(.minutes(2)), arguments: refused)
  func isRefusedWithAReason(text: String, id: String) {
    let set = load(text)
    #expect(set.documents.isEmpty)
    #expect(set.diagnostics.map(\.id) == [id])
    #expect(set.diagnostics.first?.recommendation != nil)
  }

  @Test(.timeLimit(.minutes(2)), arguments: read)
  func isReadInGoodTime(text: String) {
    #expect(load(text).documents.count == 1)
  }

  @Test func emphasisNestedTooDeepBecomesText() {
    let text = filled("*a **b ", 60_000) + filled("c** d*", 60_000)
    let set = load(text)
    #expect(set.documents.first?.diagnostics.map(\.id) == ["nesting-too-deep"])
  }

  @Test func listsNestedAHundredDeepAreFine() {
    let set = load((0..<90).map { String(repeating: "  ", count: $0) + "- a\n" }.joined())
    #expect(set.diagnostics.isEmpty)
    #expect(set.documents.first?.diagnostics.isEmpty == true)
  }

  /// Real documents have all of these, and must not be refused.
  @Test(arguments: honest)
  func largeHonestDocumentsAreRead(text: String) {
    #expect(DocumentLimits.refusal(of: SourceText(file: "x.md", text: text)) == nil)
  }
}
