import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct ContextIndexTests {
  /// The names that the context of the last snippet's first part declares, `extension` for an extension.
  private func names(
    _ fences: [SnippetFixture.Fence], for ordinal: Int? = nil, part: Int = 0, file: ContextIndex.ContextFile? = nil
  ) -> [String] {
    let snippets = SnippetFixture.snippets(fences)
    let index = ContextIndex(snippets: snippets, contextFile: file)
    let snippet = snippets[(ordinal ?? snippets.count) - 1]
    return index.context(for: snippet.parts[part], of: snippet).flatMap { declaration in
      declaration.kind == .extension ? ["extension \(declaration.extendedType ?? "")"] : declaration.names
    }
  }

  private func origin(_ fences: [SnippetFixture.Fence], for ordinal: Int, name: String) -> Int? {
    let snippets = SnippetFixture.snippets(fences)
    let snippet = snippets[ordinal - 1]
    let context = ContextIndex(snippets: snippets).context(for: snippet.parts[0], of: snippet)
    return context.first { $0.names.contains(name) }?.snippet
  }

  @Test func takesWhatIsUsedAndWhatThatUses() {
    let fences: [SnippetFixture.Fence] = [
      .init("struct Owner { }\nstruct Item { let owner: Owner }\nstruct Unused { }"),
      .init("struct Row { let item: Item }"),
    ]
    #expect(names(fences) == ["Owner", "Item"])
  }

  @Test func takesNothingThatThePartDeclares() {
    #expect(names([.init("struct Item { }"), .init("struct Item { }\nlet a = Item()")]).isEmpty)
    #expect(names([.init("struct A { struct Item { } }"), .init("let a = Item()")]).isEmpty)
  }

  @Test func prefersHiddenThenEarlierThenLaterSnippets() {
    let use = SnippetFixture.Fence("let a = Item()")
    let declaration = SnippetFixture.Fence("struct Item { }")
    let hidden = SnippetFixture.Fence("struct Item { }", info: "swift hidden")
    #expect(origin([declaration, declaration, use, declaration], for: 3, name: "Item") == 2)
    #expect(origin([use, declaration, declaration], for: 1, name: "Item") == 2)
    #expect(origin([declaration, use, hidden], for: 2, name: "Item") == 3)
  }

  @Test(arguments: ["swift fails", "swift breaks=x", "swift alone", "swift skip=\"x\""])
  func takesNothingFromSnippetsThatStandApart(info: String) {
    #expect(names([.init("struct Item { }", info: info), .init("let a = Item()")]).isEmpty)
  }

  @Test func takesNothingFromWrongParts() {
    let fence = SnippetFixture.Fence("// ❌\nstruct Item { }\n// ✅\nstruct Item: Hashable { }")
    let snippets = SnippetFixture.snippets([fence, .init("let a = Item()")])
    let context = ContextIndex(snippets: snippets).context(for: snippets[1].parts[0], of: snippets[1])
    #expect(context.map { $0.lines.map(\.text).joined() }.joined().contains("Hashable"))
    #expect(context.count == 1)
  }

  @Test func givesSnippetsThatAreAloneNothing() {
    #expect(names([.init("struct Item { }"), .init("let a = Item()", info: "swift alone")]).isEmpty)
  }

  @Test func takesNothingFromLooseMembers() {
    #expect(names([.init("@State private var item: Int?"), .init("print(item)")]).isEmpty)
    #expect(names([.init("func load() { x = 1 }"), .init("load()")]).isEmpty)
  }

  @Test func takesLooseMembersOfHiddenSnippets() {
    #expect(
      names([.init("@State private var item: Int?", info: "swift hidden"), .init(".sheet(item: $item) { }")]) == [
        "item"
      ])
    #expect(names([.init("let items = [1]", info: "swift hidden"), .init("List(items) { }")]) == ["items"])
    #expect(names([.init("func load() { }", info: "swift hidden"), .init("load()")]) == ["load"])
  }

  @Test func takesExtensionsThatOfferAMemberInUse() {
    let extensions = SnippetFixture.Fence(
      "extension View { func card() -> some View { self } }\nextension View { func other() -> some View { self } }")
    #expect(names([extensions, .init("Text(\"a\").card()")]) == ["extension View"])
    #expect(names([extensions, .init("Text(\"a\").bold()")]).isEmpty)
    let router = SnippetFixture.Fence("struct Router { }\nextension Router { func open() { } }")
    #expect(names([router, .init("Router().open()")]) == ["Router", "extension Router"])
    #expect(names([router, .init("Router()\nother.close()")]) == ["Router"])
  }

  @Test func takesConformancesThatStandBesideTheirType() {
    let fence = SnippetFixture.Fence("struct Item { }\nextension Item: Hashable { }")
    #expect(names([fence, .init("let a = Item()")]) == ["Item", "extension Item"])
  }

  @Test func takesNoExtensionThatRepeatsWhatIsThere() {
    let router = SnippetFixture.Fence("struct Router { func open(_ a: Int) { } }")
    let again = SnippetFixture.Fence("extension Router { func open(_ a: Int) { } }")
    #expect(names([router, again, .init("Router().open(1)")]) == ["Router"])
  }

  @Test func takesATypeThatThePartExtends() {
    #expect(names([.init("struct Router { }"), .init("extension Router { func open() { } }")]) == ["Router"])
    // A version that has the member already would clash with the part.
    #expect(
      origin(
        [
          .init("struct Router { }"), .init("struct Router { func open() { } }"),
          .init("extension Router { func open() { } }"),
        ], for: 3, name: "Router") == 1)
  }

  @Test func prefersWhatAClassCanInheritFrom() {
    let final = SnippetFixture.Fence("final class Router { }")
    let open = SnippetFixture.Fence("class Router { }")
    let sub = SnippetFixture.Fence("class Spy: Router { }")
    #expect(names([final, sub]) == ["Router"])
    #expect(origin([open, final, sub], for: 3, name: "Router") == 1)
  }

  @Test func looksNoFurtherThanItIsTold() {
    let snippets = SnippetFixture.snippets([
      .init("struct A { }"), .init("let a = A()\nlet b = B()\nlet c = C()"), .init("struct B { }"),
      .init("struct C { }", info: "swift hidden"),
    ])
    let index = ContextIndex(snippets: snippets)
    func names(_ reach: ContextIndex.Reach) -> [String] {
      index.context(for: snippets[1].parts[0], of: snippets[1], reach: reach).flatMap(\.names)
    }
    #expect(names(.document) == ["A", "B", "C"])
    #expect(names(.earlier) == ["A", "C"])
    #expect(names(.hidden) == ["C"])
  }

  @Test func takesAllOverloadsOfOneSnippet() {
    let fence = SnippetFixture.Fence("struct A { }\nfunc load(a: Int) { }\nfunc load(b: Int) { }")
    #expect(names([fence, .init("load(b: 1)")]) == ["load", "load"])
  }

  @Test func takesOnlyTheNearestEarlierVersionOfAProjectFile() {
    let first = SnippetFixture.Fence("struct Router { }", info: "swift file=\"Router.swift\"")
    let second = SnippetFixture.Fence("struct Route { }", info: "swift file=\"Router.swift\"")
    let use = SnippetFixture.Fence("let a = Router()\nlet b = Route()")
    #expect(names([first, use, second], for: 2) == ["Router"])
    #expect(names([first, second, use], for: 3) == ["Route"])
    let home = SnippetFixture.Fence("let a = Router()", info: "swift file=\"Router.swift\"")
    #expect(names([first, home], for: 2).isEmpty)
  }

  @Test func readsTheContextFile() {
    let file = ContextIndex.ContextFile(file: "docs/Context.swift", text: "import Foundation\r\nstruct Item { }\r\n")
    #expect(names([.init("let a = Item()")], file: file) == ["Item"])
    let snippets = SnippetFixture.snippets("let a = Item()")
    let index = ContextIndex(snippets: snippets, contextFile: file)
    let declaration = index.context(for: snippets[0].parts[0], of: snippets[0])[0]
    #expect(declaration.imports == ["Foundation"])
    #expect(declaration.span?.file == "docs/Context.swift")
    #expect(declaration.span?.start.line == 2)
  }

  @Test func takesPropertyWrappersAndEnvironmentKeys() {
    #expect(
      names([
        .init("@propertyWrapper struct Clamped { var wrappedValue: Int }"), .init("struct A { @Clamped var a = 1 }"),
      ])
        == ["Clamped"])
    #expect(
      names([
        .init("extension EnvironmentValues { @Entry var router = 1 }"),
        .init("struct A: View { @Environment(\\.router) private var router }"),
      ]) == ["extension EnvironmentValues"])
  }

  @Test func takesOperators() {
    let fence = SnippetFixture.Fence("infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a + b }")
    #expect(names([fence, .init("print(1 <+> 2)")]) == ["<+>", "<+>"])
  }

  @Test func takesNothingFromFragments() {
    #expect(names([.init("} detail: {\nstruct Item { }\n"), .init("let a = Item()")]).isEmpty)
  }

  @Test func letsPartsOfOneFenceUseEachOther() {
    let fence = SnippetFixture.Fence("// ✅ A\nstruct Item { }\n// ✅ B\nlet a = Item()")
    #expect(names([fence], for: 1, part: 1) == ["Item"])
    let members = SnippetFixture.Fence("// ✅ A\n@State private var item: Int?\n// ✅ B\n.sheet(item: $item) { }")
    #expect(names([members], for: 1, part: 1) == ["item"])
    #expect(names([members], for: 1, part: 0).isEmpty)
  }
}
