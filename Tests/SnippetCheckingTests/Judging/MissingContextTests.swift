import Diagnostics
import Testing

@testable import SnippetChecking

/// Code that is wrong, against code whose context is missing.
@Suite struct MissingContextTests {
  @Test(arguments: [
    "struct A: View { var body: some View { HutList() } }", "struct A { var huts: [Hut] = [] }",
    // A word more than Apple's name, or another word in it, is no slip of the pen.
    "struct A: View { var body: some View { WideNavigationStack { Text(\"\") } } }", "let a: Test? = nil",
    // The closure's parameter doesn't declare what stands outside of it.
    "Toggle(\"On\", isOn: $hut)\nForEach(0..<3) { hut in Text(\"\\(hut)\") }",
    "self.path.append(1)", "Text(\"x\").onAppear { self.count = 1 }", "let u = user.name",
  ])
  func aNameThatNobodyDeclaresIsGuessed(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.verifiedWithPlaceholders])
  }

  @Test func whatApplesProtocolsAskOfANameThatNobodyDeclaresIsNotGuessed() async throws {
    let snippets = try await CheckedDocument.snippet("DocumentGroup(viewing: MyDocument.self) { _ in Text(\"\") }")
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("'MyDocument'") == true)
  }

  @Test(arguments: [
    "struct A: View { var body: some View { NavigationStak { Text(\"\") } } }",
    "struct A: View { var body: some View { Text(\"\").navigationTitel(\"a\") } }",
    "func f() { var path = NavigationPath(); path.appendd(1) }",
    "struct A: View { @State var item: Int?\n var body: some View { Text(\"\").navigationTransition(.slide) } }",
    "struct A: Viw { var body: some View { Text(\"\") } }",
    "struct A: View { var body: some View { Text(\"\").onOpenUL { _ in } } }",
    "struct A { enum B { case a }\n let b = B.c }",
    "struct A: View { var body: some View { Text(\"\").onOpenRL { _ in } } }",
    "func f(_ data: Data) throws { print(try JSONDecoder().decdoe([Int].self, from: data)) }",
    "func f(_ activity: NSUserActivity) { print(activity.wepbageURL as Any) }",
    "func f(_ text: String) -> Bool { text.isEEmpty }",
    "func f() { var path = 1; path.append(2) }",
    "struct A: View { @State var on = false\n var body: some View { Text(\"\").sheet(isPresente: $on) { Text(\"\") } } }",
  ])
  func aMisspeltAppleNameFails(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  /// Calls that fit something of the same name elsewhere, or a longer initialiser that isn't declared here.
  @Test(arguments: [
    "func f(_ path: [Int]) { print(Array(path.prefix())) }",
    "struct A: View { var body: some View { Button(systemImage: \"star\") {} } }",
    "struct A: View { var body: some View { NavigationLink() { Text(\"\") } } }",
    "func f(_ depth: Int) { switch depth { case .deep: print(1)\n default: print(2) } }",
    "@Observable final class A { var path: Int = [] }",
  ])
  func aCallThatNothingOfApplesFitsFails(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  @Test(arguments: ["text.isBlank", "text.trimmed", "Date.now.formatter", "[1, 2].chunked(into: 2)"])
  func amongOnesOwnExtensionsAnotherLetterMakesAnotherWord(code: String) async throws {
    #expect(
      try await CheckedDocument.snippet("func f(_ text: String) { print(\(code)) }").map(\.verdict) == [.unresolved])
  }

  @Test func aBindingOfAClosuresParameterFails() async throws {
    let code = "struct A: View { var body: some View { ForEach(0..<3) { hut in TextField(\"\", text: $hut) } } }"
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  @Test func aMemberOfATypeThatIsKnownInPartIsUnresolved() async throws {
    let code = "import UIKit\nfunc f(_ scene: UIWindowScene) { scene.unknownToUs = nil }"
    let snippets = try await CheckedDocument.snippet(code, platforms: "iOS 18")
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("not known here") == true)
  }

  @Test(arguments: [
    ("let x: Int\nprint(x)", Verdict.failed), ("print(1)\nlet s: String\nprint(s)", .failed),
    ("var n: Int\nn = 1\nprint(n)", .verified),
    ("let w: Int\nif Bool.random() { w = 1 } else { w = 2 }\nprint(w)", .verified),
  ])
  func aVariableWithoutAValueIsALocalOfItsStatements(code: String, verdict: Verdict) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [verdict])
  }

  @Test func modulesThatApplesPlatformsLackAreNotThere() async throws {
    #expect(try await CheckedDocument.snippet("import Glibc\nprint(getpid())").map(\.verdict) == [.failed])
    let conditional = "#if canImport(Glibc)\nlet a: Int = \"\"\n#else\nlet a = 1\n#endif\nlet b = a + 1"
    #expect(try await CheckedDocument.snippet(conditional).map(\.verdict) == [.verified])
  }

  @Test(arguments: [
    "@Environment(\\.router) var router",
    "struct V: View { @FocusedValue(\\.hut) var hut\n var body: some View { Text(\"\") } }",
    "let p = NSPredicate(format: \"a == %@\", \"b\")", "let a = try AttributedString(markdown: \"**x**\")",
    "class A: NSObject { @objc func f() {} }\nlet s = #selector(A.f)", "struct V: View { ... }",
    "struct V: View {\n  // ...\n}", "// nothing but a comment", "…",
  ])
  func whatDependsOnThingsNotShownIsUnresolved(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.unresolved])
  }

  @Test func aMistypedKeyOfTheEnvironmentFails() async throws {
    let snippets = try await CheckedDocument.snippet("@Environment(\\.dismis) var dismiss")
    #expect(snippets.map(\.verdict) == [.failed])
    #expect(snippets[0].diagnostics.contains { $0.recommendation == "Did you mean 'dismiss'?" })
  }

  @Test func aModuleThatIsNotImportedIsNamed() async throws {
    let code = "import UIKit\nstruct V: View { var body: some View { Text(\"x\") } }"
    let snippets = try await CheckedDocument.snippet(code, platforms: "iOS 18")
    #expect(snippets.map(\.verdict) == [.failed])
    #expect(snippets[0].diagnostics.contains { $0.recommendation?.contains("import SwiftUI") == true })
  }

  @Test func aTypeOfUIKitThatAppKitHasTooIsAGap() async throws {
    let code = "import UIKit\nfunc f(_ storage: NSTextStorage) {}"
    let snippets = try await CheckedDocument.snippet(code, platforms: "iOS 18")
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("SDK gap") == true)
  }

  @Test func anAttributeOfAModuleThatIsNotImportedIsUnresolved() async throws {
    let code = "import SwiftUI\nstruct A: View { @Query var names: [String]\n var body: some View { Text(names[0]) } }"
    let snippets = try await CheckedDocument.snippet(code, platforms: "iOS 18")
    #expect(snippets.map(\.verdict) == [.unresolved])
    #expect(snippets[0].reason?.contains("import SwiftData") == true)
  }

  @Test func aChainIsPutOnAScene() async throws {
    #expect(try await CheckedDocument.snippet(".defaultSize(width: 400, height: 300)").map(\.verdict) == [.verified])
    #expect(
      try await CheckedDocument.snippet(".onChange(of: 1) {}\n.windowResizability(.contentSize)").map(\.verdict)
        == [.verified])
  }

  @Test func anExtensionServesForItsInitialiser() async throws {
    let before =
      "```swift\nenum Route { case home }\n```\n\n```swift\nextension Route {\n  init?(url: URL) { return nil }\n}\n```\n\n"
    let snippets = try await CheckedDocument.snippet("let route = Route(url: URL(string: \"a\")!)", before: before)
    #expect(snippets.map(\.verdict) == [.verified, .verified, .verified])
  }

  @Test(arguments: ["let a = \"x\".tak", "let a = \"x\".ask"])
  func aShortNameIsMistypedOnlyWhereApplesWouldFit(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.unresolved])
  }

  @Test func aKeyOfTheEnvironmentSpeaksForItselfAlone() async throws {
    let code =
      "struct A: View { var body: some View { Text(\"\").padding(sides: 1).environment(\\.locale, .current) } }"
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

  /// A later snippet may show another version of a type, so an earlier one that doesn't fit it isn't wrong for that.
  @Test func whatFitsAllThatStandsBeforeItDoesNotFail() async throws {
    let report = try await CheckedDocument.report(
      """
      ```swift
      struct HutList: View { var body: some View { HutPage(number: 1) } }
      ```

      ```swift
      struct HutPage: View { var body: some View { Text("Hut") } }
      ```

      ```swift
      struct HutLink: View { var body: some View { HutPage(number: 1) } }
      ```
      """)
    #expect(report.snippets.map(\.verdict) == [.unresolved, .verified, .failed])
    #expect(report.snippets[0].reason?.contains("doesn't fit what later snippets declare") == true)
  }

  @Test func whatIsJudgedByItselfSaysSo() async throws {
    let report = try await CheckedDocument.report(
      """
      ```swift
      struct HutPage: View { var body: some View { HutRow(hut: hut) } }
      ```

      ```swift
      struct HutRow: View {
        @Query(filter: missing(1, of: .huts)) var huts: [Int]
        var body: some View { Text(huts.unheardOf) }
      }
      ```
      """)
    #expect(report.snippets.map(\.verdict) == [.verifiedWithPlaceholders, .unresolved])
    #expect(report.snippets[0].reason?.hasPrefix("judged by itself") == true, "\(report.snippets[0].reason ?? "")")
  }

  /// Functions beside an import, or in a named file, belong to no view, so that no actor is lent to them.
  @Test(arguments: [("", "import UIKit\n", Verdict.failed), (" file=\"A.swift\"", "", .failed), ("", "", .verified)])
  func functionsOfAFileAreOnNoActor(word: String, head: String, verdict: Verdict) async throws {
    let report = try await CheckedDocument.report(
      """
      ---
      platforms: iOS 18
      ---
      ```swift hidden
      @MainActor final class Door { func close() {} }
      ```

      ```swift\(word)
      \(head)func close(_ door: Door) { door.close() }
      ```
      """)
    #expect(report.snippets.map(\.verdict) == [.verified, verdict])
  }

  /// Of frameworks that the catalogue leaves out nothing is known, not even where the author promises that all is there.
  @Test(arguments: [
    "import UIKit\nlet layer = CAGradientLayer()",
    "import UIKit\n@MainActor func f(_ view: UIView) { view.layer.opacity = 1 }",
    "import UIKit\nlet color = UIColor.red.unheardOf", "let request = NSFetchRequest()",
  ])
  func whatMayBeApplesIsUnresolved(code: String) async throws {
    for promise in ["", "placeholders: false\n"] {
      let report = try await CheckedDocument.report("---\nplatforms: iOS 18\n\(promise)---\n```swift\n\(code)\n```\n")
      #expect(
        report.snippets.map(\.verdict) == [.unresolved], "\(promise)\(report.snippets[0].diagnostics.map(\.message))")
    }
  }

  /// What may be a member of Apple's that isn't declared here fails in no document, however complete it says it is.
  @Test(arguments: [
    "@MainActor func show(_ tabs: UITabBarController) { tabs.sidebar.isHidden = true }",
    "final class Screen: UIViewController { func go() { performSegue(withIdentifier: \"next\", sender: nil) } }",
    "@MainActor func show(_ screen: UIViewController) { screen.present(UIViewController()) }",
    """
    struct Pan: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    }
    """,
  ])
  func whatMayBeInheritedIsUnresolved(code: String) async throws {
    let report = try await CheckedDocument.report(
      "---\nplatforms: iOS 18\nplaceholders: false\n---\n```swift\nimport SwiftUI\nimport UIKit\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.unresolved], "\(report.snippets[0].diagnostics.map(\.message))")
    #expect(!report.snippets[0].diagnostics.contains { $0.message.contains("NSViewController") })
  }

  @Test func aNameThatNothingDeclaresStillFailsInACompleteClass() async throws {
    let report = try await CheckedDocument.report(
      "---\nplaceholders: false\n---\n```swift\nfinal class Own { func go() { performSegue() } }\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
  }

  @Test func aRangeOfImplicitMembersIsNoElision() async throws {
    let snippets = try await CheckedDocument.snippet("Text(\"x\").dynamicTypeSize(.large ... .accessibility1)")
    #expect(snippets.map(\.verdict) == [.verified])
  }

  @Test func aNestedTypeOfWhichAllIsKnownHasNoOtherMembers() async throws {
    let snippets = try await CheckedDocument.snippet("let item = GridItem(.adaptiv(minimum: 80))")
    #expect(snippets.map(\.verdict) == [.failed])
  }

  @Test func aModuleOfAnotherPlatformIsWrong() async throws {
    let snippets = try await CheckedDocument.snippet("import UIKit\nlet a = 1", platforms: "macOS 15")
    #expect(snippets.map(\.verdict) == [.failed])
    #expect(snippets[0].diagnostics.first?.recommendation == "UIKit is not available on macOS.")
    #expect(try await CheckedDocument.snippet("import UIKit\nlet a = 1").map(\.verdict) == [.verified])
  }

  @Test func appDelegatesAreProgramsOfTheirOwn() async throws {
    let touch = "import UIKit\n@main final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
    #expect(try await CheckedDocument.snippet(touch, platforms: "iOS 18").map(\.verdict) == [.verified])
    let mac = "import AppKit\n@main final class Delegate: NSObject, NSApplicationDelegate {}"
    #expect(try await CheckedDocument.snippet(mac, platforms: "macOS 15").map(\.verdict) == [.verified])
  }
}
