import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct PartSplitterTests {
  private func marks(_ code: String) -> [SnippetReport.Mark?] { SnippetFixture.extract(code).0.parts.map(\.mark) }

  @Test func leavesAFenceWithoutMarksWhole() {
    let (snippet, _) = SnippetFixture.extract("let a = 1\n// Note: b follows\nlet b = 2\n")
    #expect(snippet.parts.count == 1)
    #expect(snippet.parts[0].mark == nil)
    #expect(snippet.parts[0].lines == 0..<3)
  }

  @Test func dividesAtMarksOutsideAllBrackets() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      """
      // ❌ The stack inside the tabs' stack
      NavigationStack {
          TabView { }
      }

      // ✅ A stack a tab
      TabView {
          NavigationStack { }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(snippet.parts.map(\.mark) == [.wrong, .right])
    #expect(snippet.parts.map(\.lines) == [0..<4, 5..<9])
    #expect(snippet.parts.map(\.ordinal) == [1, 2])
    #expect(snippet.parts[1].markSpan?.start == SourcePosition(line: 9, column: 1))
  }

  @Test func sharesWhatStandsBeforeTheFirstMarkAndAllImports() {
    let (snippet, _) = SnippetFixture.extract(
      """
      @Namespace private var namespace

      // ❌
      Text("a").matchedGeometryEffect(id: 1, in: namespace)

      // ✅
      import SwiftUI
      Text("b")
      """)
    #expect(snippet.compiledText(ofPart: 0).contains("@Namespace"))
    #expect(snippet.compiledText(ofPart: 0).contains("import SwiftUI"))
    #expect(!snippet.compiledText(ofPart: 0).contains("\"b\""))
    #expect(snippet.compiledText(ofPart: 1).contains("@Namespace"))
    #expect(snippet.parts[1].lines.lowerBound == 5)
  }

  @Test func givesASingleMarkTheRestOfTheFence() {
    let (snippet, _) = SnippetFixture.extract("struct Item { }\n// ❌ No Hashable\nlet set: Set<Item> = []")
    #expect(snippet.parts.map(\.mark) == [.wrong])
    #expect(snippet.ownText(ofPart: 0).hasPrefix("// ❌"))
    #expect(snippet.parts[0].sharedLines == [0..<1])
  }

  @Test(arguments: ["Wrong:", "Bad", "Don't —", "Avoid - a Boolean", "WRONG: x", "Incorrect!", "Don't do this"])
  func knowsTheWordsForWrong(word: String) {
    #expect(marks("// \(word)\nlet a = 1\n// Right\nlet b = 2") == [.wrong, .right])
  }

  @Test(arguments: ["Right:", "Good", "Do: x", "Prefer — x", "GOOD - x", "Correct", "After", "Do this instead:"])
  func knowsTheWordsForRight(word: String) {
    #expect(marks("// Wrong\nlet a = 1\n// \(word)\nlet b = 2") == [.wrong, .right])
  }

  @Test func dividesBeforeFromAfterWithoutCallingTheFirstWrong() {
    #expect(marks("// Before:\nlet a = 1\n// After:\nlet b = 2") == [nil, .right])
  }

  @Test(arguments: [
    "// Do the work", "// Don't mutate here", "// Good morning", "// Right-aligned", "// do", "// Before we go on",
    "// Avoiding this", "/// Right now", "let s = \"// ❌ no\"", "f()  // ❌ trailing",
    "let s = \"\"\"\n// ❌ text\n\"\"\"",
    "// Prefers: x", "// Afterwards: x",
  ])
  func takesNoOtherCommentForAMark(line: String) {
    #expect(marks("let a = 1\n\(line)\nlet b = 2") == [nil])
  }

  @Test func takesNoWordInABodyForAMarkWithoutItsOpposite() {
    #expect(marks("HStack {\n    // Right\n    Text(\"a\")\n}") == [nil])
  }

  @Test func ignoresMarksWithoutCode() {
    #expect(marks("// ❌ Too many tabs\nTabView { }\n\n// ✅ Use a section") == [.wrong])
    #expect(marks("// ❌ One\n// ✅ Two\nlet a = 1") == [.right])
    #expect(marks("// ❌ Only prose") == [nil])
  }

  @Test func dividesTheStatementsOfABody() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      """
      struct Home: View {
          var body: some View {
              // ❌ No closure
              Button("a")
              // ✅ With one
              Button("a") { }
          }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(snippet.parts.map(\.mark) == [.wrong, .right])
    #expect(snippet.parts.map(\.lines) == [2..<4, 4..<6])
    #expect(snippet.compiledText(ofPart: 1).contains("struct Home"))
    #expect(snippet.compiledText(ofPart: 1).hasSuffix("    }\n}"))
    #expect(!snippet.compiledText(ofPart: 1).contains("No closure"))
  }

  @Test func keepsWhatFollowsTheLastAlternativeCommon() {
    let (snippet, _) = SnippetFixture.extract(
      """
      struct Home: View {
          // ❌ Not private
          @State var count = 0
          // ✅ Private
          @State private var count = 0

          var body: some View { Text("\\(count)") }
      }
      """)
    #expect(snippet.parts.count == 2)
    #expect(snippet.compiledText(ofPart: 0).contains("var body"))
    #expect(snippet.compiledText(ofPart: 1).contains("var body"))
    #expect(!snippet.compiledText(ofPart: 1).contains("@State var"))
  }

  @Test func dividesTheModifiersOfAChain() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      """
      struct Home: View {
          var body: some View {
              Text("a")
                  // ❌
                  .navigationTitle(1)
                  // ✅
                  .navigationTitle("a")
          }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(snippet.parts.map(\.lines) == [3..<5, 5..<7])
    #expect(snippet.compiledText(ofPart: 0).contains("(1)\n    }\n}"))
  }

  @Test func warnsWhereMarksCannotDivide() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      """
      struct Home: View {
          // ❌ Not private
          @State var count = 0
          var body: some View {
              // ✅ Fine
              Text("a")
          }
      }
      """)
    #expect(diagnostics.map(\.id) == ["part-indivisible"])
    #expect(diagnostics[0].severity == .warning)
    #expect(diagnostics[0].span?.start == SourcePosition(line: 5, column: 5))
    #expect(snippet.parts.count == 1)
    #expect(snippet.parts[0].mark == nil)
  }

  @Test func takesArgumentsForIndivisible() {
    let (snippet, diagnostics) = SnippetFixture.extract(
      "f(\n    // ❌\n    a: 1,\n    // ✅\n    b: 2\n)")
    #expect(diagnostics.map(\.id) == ["part-indivisible"])
    #expect(snippet.parts.count == 1)
  }

  @Test func marksAWholeFenceByMarksOfOneKindInside() {
    #expect(marks("struct A {\n    // ❌ a\n    var a = 1\n    // ❌ b\n    var b = 2\n}") == [.wrong])
  }

  @Test func dividesFragmentsThatBeginInsideACall() {
    #expect(marks("// ❌\n} detail: {\n    A()\n}\n\n// ✅\n} detail: {\n    B()\n}") == [.wrong, .right])
  }

  @Test func givesEachPartItsExpectedErrors() {
    let (snippet, _) = SnippetFixture.extract(
      "// ❌\na.b()  // error: first\n// ❌\nc.d()  // error: second")
    #expect(snippet.parts.map { $0.expectedErrors.map(\.text) } == [["first"], ["second"]])
  }

  @Test func knowsTheSignWithAndWithoutVariationSelector() {
    #expect(marks("// ✔️ Fine\nlet a = 1") == [.right])
    #expect(marks("// ✖︎ No\nlet a = 1") == [.wrong])
    #expect(marks("/* ❌ */\nlet a = 1") == [.wrong])
  }
}
