import Diagnostics
import Documents
import SwiftParser
import SwiftSyntax
import Testing

@testable import SnippetChecking

@Suite struct AssemblerTests {
  private func assemble(
    _ codes: String..., info: String = "swift", part: Int = 0, members: [String] = []
  ) -> Assembly {
    let snippets = SnippetFixture.snippets(
      codes.enumerated().map { index, code in .init(code, info: index == codes.count - 1 ? info : "swift") })
    let index = ContextIndex(snippets: snippets)
    let snippet = snippets[snippets.count - 1]
    let context = index.context(for: snippet.parts[part], of: snippet)
    return Assembler.assemble(snippet.parts[part], of: snippet, context: context, members: members, index: index)
  }

  @Test func leavesAFileAsItIs() {
    let assembly = assemble("import SwiftUI\n\nstruct A: View { }")
    #expect(assembly.source == "import SwiftUI\n\nstruct A: View { }\n")
    #expect(assembly.imports == ["SwiftUI"])
    #expect(assembly.shape == .file)
    #expect(!assembly.hasMain)
    #expect(assembly.isParseAsLibrary)
    #expect(assembly.contextSource == nil)
  }

  @Test func importsSwiftUIWhereNothingIsImported() {
    let assembly = assemble("struct A { }")
    #expect(assembly.source == "import SwiftUI\nstruct A { }\n")
    #expect(assemble("import Foundation\nstruct A { }").imports == ["Foundation"])
    #expect(assemble("import Foundation\nText(\"a\")").imports == ["SwiftUI", "Foundation"])
    #expect(assemble("@Query private var trails: [Trail]").imports == ["SwiftUI", "SwiftData"])
    #expect(assemble("Text(\"a\").popoverTip(tip)").imports == ["SwiftUI", "TipKit"])
    #expect(assemble("struct HutTip: Sendable, Tip { }").imports == ["SwiftUI", "TipKit"])
    #expect(assemble("let tip: Tip? = nil").imports == ["SwiftUI"])
    #expect(assemble("import SwiftUI\nstruct A { let modelContext = 1 }").imports == ["SwiftUI"])
  }

  @Test func framesMembersInAType() {
    let assembly = assemble("@State private var shown = false")
    #expect(
      assembly.source == """
        import SwiftUI
        @MainActor struct WaymarkView1 {
        @State private var shown = false
        }

        """)
  }

  @Test func framesABodyInAView() {
    let source = assemble("@State private var a = 1\nvar body: some View { Text(\"a\") }").source
    #expect(source.contains("struct WaymarkView1: View {\n@State"))
  }

  @Test func leavesNamesThatViewsHaveAsModifiersFree() {
    let source = assemble(".gesture(DragGesture().onChanged { offset = $0.translation })").source
    #expect(source.contains("@MainActor @ViewBuilder func waymarkBody1_0() -> some View {\nEmptyView()\n.gesture"))
    #expect(!source.contains(": View {"))
    #expect(assemble("Text(\"a\").onTapGesture { self.count += 1 }").source.contains("@MainActor struct WaymarkView1"))
  }

  @Test func framesStatementsInAFunctionOfTheMainActor() {
    let source = assemble("let a = try await load()\nprint(a)").source
    #expect(source.contains("@MainActor func waymarkStatements1_0() async throws {\nlet a = try await load()\n"))
  }

  @Test func letsStatementsReturnAValue() {
    let source = assemble("guard let a else { return nil }\nreturn a").source
    #expect(source.contains("{ @MainActor () throws in\nguard"))
    #expect(!source.contains("-> Void"))
  }

  @Test func putsAChainOnAView() {
    #expect(assemble(".padding()").source.contains("{\nEmptyView()\n.padding()\n}"))
    #expect(assemble(".resizable()").source.contains("Image(systemName: \"circle\")\n.resizable()"))
    #expect(assemble(".commands { }").source.contains("@SceneBuilder"))
  }

  @Test func framesMembersAndChainsTogether() {
    let source = assemble("@State private var item: Item?\n.sheet(item: $item) { _ in }").source
    #expect(source.contains("var item: Item?\n@ViewBuilder func waymarkBody1_1() -> some View {\nEmptyView()\n.sheet"))
  }

  @Test func framesDeclarationsApartFromViews() {
    let source = assemble("struct Item { }\n\nText(\"a\")\n\nenum Route { }").source
    #expect(
      source.contains("import SwiftUI\nstruct Item { }\n@MainActor @ViewBuilder func waymarkBody2_0() -> some View {"))
    #expect(source.hasSuffix("}\n\nenum Route { }\n"))
  }

  @Test func givesRepeatedMembersAFrameOfTheirOwn() {
    let source = assemble("@State private var path = [1]\n\n@State private var path = [2]").source
    #expect(source.contains("struct WaymarkView1"))
    #expect(source.contains("struct WaymarkView2"))
  }

  @Test func givesRepeatedTypesANamespace() {
    let source = assemble("enum Status { case a }\n\nenum Status: Hashable { case a }").source
    #expect(source.contains("enum WaymarkAlternative2 {\n\nenum Status: Hashable"))
  }

  @Test func framesCasesInAnEnum() {
    #expect(assemble("case a, b").source.contains("enum WaymarkEnumeration1 {\ncase a, b\n}"))
    #expect(assemble("case a = \"x\"").source.contains(": String {"))
    #expect(assemble("case a = 1").source.contains(": Int {"))
  }

  @Test func framesSignaturesInAProtocol() {
    #expect(assemble("func open(_ url: URL)").source.contains("protocol WaymarkProtocol1 {"))
  }

  @Test func givesAClassAnInitialiserWhereAPropertyHasNoValue() {
    let source = assemble("let service: Service\nfunc f() { g { [weak self] in self?.f() } }").source
    #expect(source.contains("@MainActor final class"))
    #expect(source.contains("init() { fatalError() }"))
  }

  @Test func chosesNamesThatTheAuthorHasNot() {
    let source = assemble("let a = WaymarkView1()\nlet b = waymarkStatements1_0()\nprint(a)").source
    #expect(source.contains("func waymark_Statements1_0()"))
  }

  @Test func fillsElidedBodies() {
    let assembly = assemble(
      "struct A {\n    var a: Int { ... }\n    func f() { … }\n    var b: Int {\n        // ...\n    }\n}")
    #expect(assembly.source.contains("    var a: Int { ___ }\n    func f() {     }\n"))
    #expect(assembly.source.contains("        ___   \n"))
    #expect(assembly.source.hasSuffix("private var ___: Never { fatalError() }\n"))
    #expect(assembly.elisions.count == 3)
    #expect(assembly.elisions[0].start == SourcePosition(line: 5, column: 18))
    #expect(assembly.elisions[0].end.column == 21)
    #expect(!assembly.usedNames.map(\.name).contains("___"))
  }

  @Test func fillsElidedTypesAndLines() {
    let source = assemble("struct A { ... }\nstruct B {\n    var a = 1\n    ...\n}").source
    #expect(source == "import SwiftUI\nstruct A {     }\nstruct B {\n    var a = 1\n       \n}\n")
    #expect(assemble("f()\n... and so on").source.contains("\n//  and so on\n"))
  }

  @Test func writesTheContextToAFileOfItsOwn() {
    let assembly = assemble("import Foundation\nprivate struct Item: Hashable { }", "let a = Item()\nprint(a)")
    #expect(assembly.contextSource == "import Foundation\n        struct Item: Hashable { }\n")
    #expect(assembly.context.map(\.names) == [["Item"]])
    #expect(assembly.contextMap.position(line: 2, column: 16) == SourcePosition(line: 5, column: 16))
    #expect(assembly.contextMap.position(line: 1, column: 1) == nil)
  }

  @Test func takesTheEntryPointOutOfTheContext() {
    let assembly = assemble("@main\nstruct Demo: App { }", "@main\nstruct Other: App { let demo: Demo }")
    #expect(assembly.contextSource == "import SwiftUI\n     \nstruct Demo: App { }\n")
    #expect(assembly.hasMain)
    #expect(assembly.isParseAsLibrary)
  }

  @Test func putsHiddenMembersIntoTheFrame() {
    let snippets = SnippetFixture.snippets([
      .init("@State private var item: Int?", info: "swift hidden"), .init(".sheet(item: $item) { _ in }"),
    ])
    let index = ContextIndex(snippets: snippets)
    let context = index.context(for: snippets[1].parts[0], of: snippets[1])
    let assembly = Assembler.assemble(snippets[1].parts[0], of: snippets[1], context: context)
    #expect(assembly.source.contains("struct WaymarkView1 {\n@State private var item: Int?\n@ViewBuilder"))
    #expect(assembly.contextSource == nil)
    #expect(assembly.lineMap.position(line: 3, column: 1) == SourcePosition(line: 4, column: 1))
  }

  @Test func putsMembersHandedInIntoTheFrame() {
    let assembly = assemble(".sheet(isPresented: $a) { }", members: ["@State var a = false"])
    #expect(assembly.acceptsMembers)
    #expect(assembly.source.contains("struct WaymarkView1 {\n@State var a = false\n"))
    #expect(
      assemble("print(a)", members: ["var a = 1"]).source.contains("struct WaymarkView1 {\nvar a = 1\nfunc waymark"))
    #expect(!assemble("struct A { }").acceptsMembers)
  }

  @Test func runsStatementsAsAProgram() {
    let assembly = assemble("struct A { }\nfunc a() { }\nprint(A())", info: "swift run")
    #expect(assembly.source == "import SwiftUI\nstruct A { }\nfunc a() { }\nprint(A())\n")
    #expect(assembly.hasMain)
    #expect(!assembly.isParseAsLibrary)
  }

  @Test func listsTheNamesThatNothingDeclares() {
    let assembly = assemble(
      "struct Item { }",
      "List(items) { item in\n    Row(item: item)\n}\n.sheet(item: $chosen) { (x: Item) in Detail(x) }")
    let names = assembly.usedNames
    #expect(names.map(\.name) == ["Detail", "List", "Row", "chosen", "items"])
    #expect(names.first { $0.name == "chosen" }?.uses == [.projection])
    #expect(names.first { $0.name == "items" }?.uses == [.value])
    #expect(names.first { $0.name == "Row" }?.uses == [.call])
    #expect(names.first { $0.name == "chosen" }?.span?.start == SourcePosition(line: 11, column: 15))
    #expect(names.first { $0.name == "Row" }?.span?.end == SourcePosition(line: 9, column: 8))
  }

  @Test func countsANameThatIsBoundToItselfAsUsed() {
    #expect(
      assemble("@Bindable var model = model\nTextField(\"a\", text: $model.name)").usedNames.map(\.name).contains(
        "model"))
    #expect(assemble("if let item { print(item) }").usedNames.map(\.name) == ["item", "print"])
    #expect(assemble("let item: Int? = 1\nif let item { print(item) }").usedNames.map(\.name) == ["Int", "print"])
  }

  @Test func judgesAPartWithWhatItShares() {
    let code = "@Namespace private var namespace\n\n// ❌\nText(\"a\")\n\n// ✅\nText(\"b\")"
    let source = assemble(code, part: 1).source
    #expect(source.contains("@Namespace"))
    #expect(source.contains("\"b\""))
    #expect(!source.contains("\"a\""))
  }

  @Test func saysWhyAFragmentCannotBeCompleted() {
    let assembly = assemble("} detail: {\n    Detail()\n}")
    #expect(assembly.problem?.contains("begins inside") == true)
    #expect(assembly.source.contains("} detail: {"))
  }

  @Test(arguments: [
    "@State private var a: Int?\n\n.sheet(item: $a) { _ in }\n\nfunc f() { }\n\na = 1\n\nstruct B { }\n\nText(\"x\")",
    "#if os(iOS)\n@State var a = 1\n#endif\n\n@available(iOS 18, *)\nfunc f() { }",
    "case a\ncase b(Int)\nvar id: Int { 1 }",
    "let a = \"\"\"\n.padding()\n  }\n\"\"\"\nprint(a)", "// one\n/* two\n three */\n.a()\n// four",
    "func f() {\n}\n.a()",
    "import A\nimport B\n.a()\nimport C\nText(\"a\")", "Text(\"a\"); let b = 1; struct C { }", "x = 1 // a\n\n\n// b",
  ])
  func writesSyntaxThatIsWhole(code: String) {
    let assembly = assemble(code)
    #expect(assembly.problem == nil)
    #expect(!Parser.parse(source: assembly.source).hasError, "\(assembly.source)")
  }
}
