import Diagnostics
import Testing

@testable import Documents

/// Documents that nest fences in lists and quotes with all that CommonMark allows before a line's text.
///
/// In debug builds the converter also compares each fence with cmark's own text of it.
@Suite struct CodeFencePropertyTests {
  @Test(arguments: 0..<40)
  func everyLineOfCodeIsFoundInTheFile(batch: Int) {
    for number in 0..<100 {
      var generator = DocumentGenerator(seed: UInt64(batch * 100 + number))
      let text = generator.document()
      CodeFenceTests.check(parse(text))
    }
  }

  @Test(arguments: 0..<20)
  func codeThatIsWrittenIsCodeThatIsRead(batch: Int) {
    for number in 0..<100 {
      var generator = DocumentGenerator(seed: UInt64(10_000 + batch * 100 + number))
      let (text, code) = generator.nestedFence()
      let document = parse(text)
      let fences = document.codeFences
      #expect(fences.count == 1, "\(text)")
      #expect(fences.first?.lines.map(\.text) == code, "\(text)")
      #expect(fences.first?.isClosed == true, "\(text)")
      CodeFenceTests.check(document)
    }
  }
}

struct DocumentGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// Lines of random marks and texts: mostly not what a person would write, and so what a parser must survive.
  mutating func document() -> String {
    let marks = [
      "> ", ">", "- ", "-\t", "* ", "1. ", "10) ", "+   ", "  ", "    ", "\t", " ", "", "", "", ">\t", "   ", "- - ",
      "[^n]: ",
    ]
    let texts = [
      "```", "```swift", "~~~", "~~~~ text", "````", "```` ", "a", "let é = \"ü\"", "", "", "# heading", "| a | b |",
      "|---|---|", "<!-- c -->", "<!-- waymark: run -->", "[l](x.md)", "\tb", "  c", "---", "text[^n]", "[r]: url",
      "🚀 x",
    ]
    let ends = ["\n", "\n", "\n", "\r\n", "\r"]
    let end = pick(ends)
    var text = Int.random(in: 0..<10, using: &random) == 0 ? "\u{FEFF}" : ""
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) { text += pick(marks) }
      text += pick(texts) + end
    }
    if Bool.random(using: &random) { text += pick(texts) }
    return text
  }

  /// One fence within lists and quotes, each line with its containers' marks, and the code it holds.
  mutating func nestedFence() -> (text: String, code: [String]) {
    var first = ""
    var rest = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      if Bool.random(using: &random) {
        // More than four blanks after a list's marker would be indented code.
        let mark = pick(first.hasSuffix("   ") ? ["> ", ">"] : ["> ", ">", "  > "])
        first += mark
        rest += mark
        // A mark without a blank takes the first blank of what follows.
        if mark == ">" {
          first += " "
          rest += " "
        }
      } else {
        let marker = pick(["-", "*", "+", "1.", "23)"])
        let blanks = String(repeating: " ", count: Int.random(in: 1...4, using: &random))
        first += marker + blanks
        rest += String(repeating: " ", count: marker.count + blanks.count)
      }
    }
    let fence = pick(["```", "~~~", "`````", "~~~~"])
    let indent = String(repeating: " ", count: Int.random(in: 0...3, using: &random))
    let lines = ["let a = 1", "", "  b", "\tc", "``", "é ü 🚀", "> quoted", "- item", "~~", "    d", "# e"]
    let code = (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(lines) }
    // A list item must not begin with more blanks than its marker allows, so the fence's own come only without one.
    let own = first.last == " " && first.contains { "-*+.)".contains($0) } ? "" : indent
    let end = pick(["\n", "\r\n"])
    var text = first + own + fence + pick(["", "swift", " swift run"]) + end
    for line in code { text += rest + own + line + end }
    text += rest + own + fence + pick(["", "  "]) + pick([end, ""])
    return (text, code)
  }
}
