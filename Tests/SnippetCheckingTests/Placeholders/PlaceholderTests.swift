import Diagnostics
import Documents
import Foundation
import Testing

@testable import SnippetChecking

/// Snippets that leave declarations out, which are guessed.
@Suite struct PlaceholderTests {
  private func report(_ code: String) async throws -> SnippetReport {
    try #require(try await CheckedDocument.snippet(code).first)
  }

  @Test(arguments: [
    // Views, with what is given to them, and models by their use in lists, links and destinations.
    (
      """
      struct HutList: View {
        var body: some View {
          NavigationStack {
            List(huts) { hut in
              NavigationLink(value: hut) { HutRow(hut: hut, isLarge: true) }
              Text(hut.name)
            }
            .navigationDestination(for: Hut.self) { HutPage(hut: $0) }
          }
        }
      }
      """,
      ["struct Hut: Hashable, Identifiable {", "var name: String", "struct HutRow: View {", "var huts: [Hut]"]
    ),
    // State that a fragment's bindings need, of the types that Apple's parameters want.
    (
      """
      .sheet(isPresented: $showsTips) { TipsSheet() }
      .searchable(text: $query)
      """,
      ["@State var showsTips: Bool", "@State var query: String", "struct TipsSheet: View {"]
    ),
    ("Toggle(\"On\", isOn: $loud)", ["@State var loud: Bool"]),
    (".inspector(isPresented: $detailed) { Text(\"\") }", ["@State var detailed: Bool"]),
    // An optional item of its own, and a type for an alert's message.
    (
      ".sheet(item: $chosen) { hut in Text(hut.name) }",
      ["@State var chosen: Chosen?", "struct Chosen: Identifiable {"]
    ),
    // A function that is called where views are built.
    (
      """
      NavigationStack(path: $path) {
        Text("Huts").navigationDestination(for: Int.self) { page(for: $0) }
      }
      """, ["func page<A0>(`for` value0: A0) -> some View"]
    ),
    // Models of SwiftData, by what queries, fetches and containers want.
    (
      """
      struct HutList: View {
        @Query(sort: \\Hut.name) var huts: [Hut]
        @Environment(\\.modelContext) private var context
        var body: some View { List(huts) { Text($0.name) } }
        func find(_ id: String) -> Hut? {
          try? context.fetch(FetchDescriptor<Hut>(predicate: #Predicate { $0.code == id })).first
        }
      }
      """, ["@Model final class Hut {", "var code: String", "var name: String"]
    ),
    ("ContentView().modelContainer(for: [Valley.self])", ["@Model final class Valley {"]),
    // Enumerations, with the payloads of constructions and patterns.
    (
      """
      func open(_ route: Route) -> String {
        switch route {
        case .hut(let id): return "\\(id)"
        case .map: return "map"
        }
      }
      """, ["enum Route {", "case hut(UUID)", "case map"]
    ),
    // An object that is shared, its methods and properties.
    (
      """
      struct Root: View {
        @Environment(TrailRouter.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            Button("Open") { router.push(1) }
          }
        }
      }
      """,
      ["@MainActor @Observable final class TrailRouter {", "var path: NavigationPath", "func push<A0>(_ value0: A0)"]
    ),
    // What the environment calls so, and an action.
    ("Button(\"Done\", action: save)\nButton(\"Close\") { dismiss() }", ["func save()", "var dismiss: DismissAction"]),
    ("path.append(1)\npath.removeLast(path.count)", ["var path: NavigationPath"]),
  ])
  func whatIsLeftOutIsGuessedFromItsUse(code: String, assumed: [String]) async throws {
    let report = try await report(code)
    #expect(report.verdict == .verifiedWithPlaceholders, "\(report.diagnostics.map(\.message))")
    let text = report.assumed.joined(separator: "\n")
    for declaration in assumed { #expect(text.contains(declaration), "\(declaration) in \(text)") }
  }

  /// A guess never stands for something of Apple's.
  @Test(arguments: [
    "HutRow(hut: hut).navigationTitel(hut.name)",
    "NavigationStack(path: $path) { HutList() }\n.toolbar { Button(\"Add\") { path.appendd(hut) } }",
    "NavigationLink(valeu: hut) { HutRow(hut: hut) }",
    "List(huts) { hut in NavigationLnk(value: hut) { HutRow(hut: hut) } }",
    "HutList().sheet(isPresentd: $showsTips) { TipsSheet() }",
    "HutList().navigationBarTitleDisplayMode(.inlin)",
    "HutList().presentationDetents([.medum])",
    "TabView { Tab(\"Huts\", systemImage: \"house\", value: .huts) { HutList() } }",
    "path.appendd(1)", "path.removLast()", "dismis()", "VStack { path.append(hut) }",
  ])
  func aSlipInApplesNamesIsNeverVerified(code: String) async throws {
    let report = try await report(code)
    #expect(report.verdict == .failed || report.verdict == .unresolved, "\(report.assumed)")
  }

  @Test(arguments: [
    "HutRow(hut: hut).navigationTitel(hut.name)", "NavigationLink(valeu: hut) { HutRow(hut: hut) }",
    "HutList().sheet(isPresentd: $showsTips) { TipsSheet() }",
    "VStack { path.append(hut) }",
    "NavigationSplitView { HutList().navigationSplitViewColumnWidth(min: 200, max: 300) } detail: { HutPage() }",
  ])
  func aFaultThatNoDeclarationCouldMendFails(code: String) async throws {
    #expect(try await report(code).verdict == .failed)
  }

  @Test func aWrongPartIsRejectedThoughItLeavesDeclarationsOut() async throws {
    let code = "// ❌\nHutList().navigationTitle(titel: hut.name)\n// ✅\nHutList().navigationTitle(hut.name)"
    #expect(
      try await CheckedDocument.snippet(code).map(\.verdict) == [.rejectedAsExpected, .verifiedWithPlaceholders])
  }

  /// Other snippets may show another version of a type; a guess of its own then serves better.
  @Test func aTypeThatAnotherSnippetShowsDifferentlyIsGuessed() async throws {
    let report = try await CheckedDocument.report(
      """
      ```swift
      struct Hut { var name: String }
      ```

      ```swift
      List(huts) { hut in NavigationLink(value: hut) { HutRow(hut: hut) } }
      ```
      """)
    #expect(report.snippets.map(\.verdict) == [.verified, .verifiedWithPlaceholders])
  }

  @Test func aGuessedProtocolIsWhatItsTypesShowThemselvesToBe() async throws {
    let report = try await report(
      "struct HutPage: Screen {\n  @State private var isOpen = false\n  var body: some View { Toggle(\"Open\", isOn: $isOpen) }\n}"
    )
    #expect(report.verdict == .verifiedWithPlaceholders, "\(report.diagnostics.map(\.message))")
    #expect(report.assumed == ["protocol Screen: View {\n}"])
  }

  /// With `placeholders: false` the author says that nothing is left out.
  @Test(arguments: [
    ("List(huts) { hut in Text(hut.name) }", "cannot find 'huts' in scope"),
    ("Text(\"Huts\").cardStyle()", "value of type 'Text' has no member 'cardStyle'"),
    ("struct HutPage: Screen {}", "cannot find type 'Screen' in scope"),
  ])
  func whatNobodyDeclaresFailsInACompleteDocument(code: String, message: String) async throws {
    let document = "---\nplaceholders: false\n---\n\n```swift\n\(code)\n```\n"
    let report = try await CheckedDocument.report(document).snippets[0]
    #expect(report.verdict == .failed)
    #expect(report.diagnostics.map(\.message).contains { $0.contains(message) }, "\(report.diagnostics.map(\.message))")
  }

  /// A missing name is no proof that what is announced as wrong is wrong.
  @Test func aMissingNameDoesNotMakeAWrongPartRejected() async throws {
    let code = "// ❌\nText(title)\n// ✅\nText(\"Hut\")"
    let document = "---\nplaceholders: false\n---\n\n```swift\n\(code)\n```\n"
    #expect(try await CheckedDocument.report(document).snippets.map(\.verdict) == [.unresolved, .verified])
  }

  /// What was guessed can be kept in a file, and then nothing need be guessed any more.
  @Test func guessesMakeAContextFile() async throws {
    let code = """
      ```swift
      List(huts) { hut in NavigationLink(hut.name, value: hut) }
        .navigationDestination(for: Hut.self) { HutPage(hut: $0) }
      ```

      ```swift
      struct Total: View {
        let huts: [Hut]
        var body: some View { Text("\\(huts.map(\\.height).reduce(0, +))") }
      }
      ```
      """
    let guessed = try await CheckedDocument.report(code).snippets
    #expect(guessed.map(\.verdict) == [.verifiedWithPlaceholders, .verifiedWithPlaceholders])
    let text = GuessedContext(guessed).text
    #expect(
      text.contains("struct Hut: Hashable, Identifiable {") || text.contains("struct Hut: Identifiable, Hashable {"),
      "\(text)")
    #expect(text.contains("  var height: Double\n") && text.contains("  var name: String\n"), "\(text)")
    let document = DocumentParser.parse(path: "page.md", source: SourceText(file: "page.md", text: code))
    let snippets = SnippetExtractor.snippets(in: document).snippets
    let index = ContextIndex(snippets: snippets, contextFile: .init(file: "Context.swift", text: text))
    for snippet in snippets {
      let assembly = Assembler.assemble(
        snippet.parts[0], of: snippet, context: index.context(for: snippet.parts[0], of: snippet), index: index)
      var unit = CompilationUnit(
        primary: assembly.source, context: assembly.contextSource ?? "", platform: .iOS, version: "26.0")
      unit.isLibrary = true
      let folder = try TestToolchain.cache.get().makeScratch()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let outcome = try FrontendCompiler(sdk: TestToolchain.sdk.get()).compile(unit, in: folder)
      #expect(outcome.isAccepted, "\(outcome.errors.map(\.message)) \(text)")
    }
  }

  @Test func versionsOfATypeAreJoined() {
    func report(_ placeholders: [String]) -> SnippetReport {
      var report = SnippetReport(id: "a", file: "a", fence: 1, line: 1, endLine: 1, verdict: .verifiedWithPlaceholders)
      report.placeholders = placeholders
      return report
    }
    let context = GuessedContext([
      report(["struct Hut: Hashable {\n  var name: String\n}", "var huts: [Hut] { get { fatalError() } set {} }"]),
      report([
        "struct Hut: Identifiable {\n  var id: UUID\n  var name: Int\n}",
        "@State var path: [Int] = { () -> [Int] in fatalError() }()",
      ]),
      report(["enum Hut {\n  case alp\n}"]),
    ])
    #expect(
      context.text == """
        import SwiftUI

        struct Hut: Hashable, Identifiable {
          var name: String
          var id: UUID
        }

        var huts: [Hut] { get { fatalError() } set {} }

        // State of the views that fragments are cut from; put it into a hidden snippet before them:
        //   @State var path: [Int]

        // Other snippets want these otherwise; choose one, and correct the snippets that it doesn't suit:
        //   enum Hut {
        //     case alp
        //   }

        """)
  }
}
