import Diagnostics
import Testing

@testable import SnippetChecking

/// Code that is wrong, against code whose context is missing.
@Suite struct MissingContextTests {
  @Test(arguments: [
    ("struct A: View { var body: some View { HutList() } }", "HutList"),
    ("struct A { var huts: [Hut] = [] }", "Hut"),
  ])
  func aNameThatNobodyDeclaresIsUnresolved(code: String, name: String) async throws {
    let snippets = try await CheckedDocument.snippet(code)
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("'\(name)'") == true)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { NavigationStak { Text(\"\") } } }",
    "struct A: View { var body: some View { Text(\"\").navigationTitel(\"a\") } }",
    "func f() { var path = NavigationPath(); path.appendd(1) }",
    "struct A: View { @State var item: Int?\n var body: some View { Text(\"\").navigationTransition(.slide) } }",
    "struct A: View { @State var on = false\n var body: some View { Text(\"\").sheet(isPresente: $on) { Text(\"\") } } }",
  ])
  func aMisspeltAppleNameFails(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  @Test func aModifierOfTheAuthorsOwnIsUnresolved() async throws {
    let code = "struct A: View { var body: some View { Text(\"\").huttedCard() } }"
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.unresolved])
  }

  @Test func anUnknownModuleIsUnresolved() async throws {
    let snippets = try await CheckedDocument.snippet("import HutKit\nlet a = 1")
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("HutKit") == true)
  }

  @Test func aConstantThatHasNoBindingFails() async throws {
    let code =
      "struct A: View { let path = NavigationPath()\n"
      + " var body: some View { NavigationStack(path: $path) { Text(\"\") } } }"
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  @Test func itsOwnSnippetsDeclareWhatAFragmentUses() async throws {
    let before = "```swift\nstruct HutList: View { var body: some View { Text(\"\") } }\n```\n\n"
    let snippets = try await CheckedDocument.snippet("HutList()\n  .navigationTitle(\"Huts\")", before: before)
    #expect(snippets.map(\.verdict) == [.verified, .verified])
  }
}
