import Diagnostics
import Foundation
import SnippetChecking
import Testing

@testable import WaymarkCLI

@Suite struct ExplainCommandTests {
  @Test func everyIdIsListedAndExplained() async {
    let list = await Console.run("explain").output
    for (id, text) in Explanations.all {
      #expect(list.contains(id))
      #expect(!text.isEmpty)
      let outcome = await Console.run("explain", id)
      #expect(outcome.code == .success)
      #expect(outcome.output.hasPrefix(id + "\n\n"))
    }
  }

  @Test func theVerdictsAreExplained() async {
    #expect(await Console.run("explain", "accepted-unexpectedly").output.contains("announced as wrong"))
  }

  @Test func aMissNamesTheNearest() async {
    let outcome = await Console.run("explain", "configuration-unknwon-key")
    #expect(outcome.code == .trouble)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Did you mean 'configuration-unknown-key'?"))
  }

  @Test func applesNamesAreExplained() async {
    let outcome = await Console.run("explain", "View.sheet(item:onDismiss:content:)")
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("visionOS"))
    #expect(outcome.output.contains("public func sheet<Item, Content>"))
  }

  @Test func aMisspeltNameOfApplesNamesTheNearest() async {
    #expect(await Console.run("explain", "View.shet").errors.contains("Did you mean 'View.sheet'?"))
  }
}

@Suite struct AppleNameTextTests {
  /// Reading the SDK takes its time, and it is the same for all.
  private static let names = Result { try AppleNames(folder: Resources.locate().referenceSDK) }

  private func text(_ name: String) throws -> String {
    AppleNameText(try Self.names.get(), width: 1000).render(name) ?? ""
  }

  @Test func aNameNeedsNeitherContainerNorLabels() throws {
    #expect(try text("navigationTransition").hasPrefix("View.navigationTransition(_:)\n"))
    #expect(try text("NavigationStack").contains("All of its 3 members are declared."))
  }

  @Test func whatReplacesADeprecatedNameIsTold() throws {
    let text = try text("View.actionSheet(item:content:)")
    #expect(text.contains("not on macOS"))
    #expect(text.contains("confirmationDialog"))
  }

  @Test func whatIsNotDeclaredSaysWhy() throws {
    #expect(try text("ArrangementView").contains("Of a later SDK"))
    #expect(try text("AccessibilityQuickActionStyle").contains("Neither iOS nor the Mac has it"))
  }

  @Test func whatTheCatalogueLacksIsTakenFromTheSDK() throws {
    #expect(try text("PassthroughSubject").contains("Class of Combine"))
  }
}

/// Reads the sources of the package itself, so that no part can report an id that nobody explains.
@Suite struct ExplanationCoverageTests {
  @Test func everyIdInTheSourcesIsExplained() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let names = try #require(FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String])
    let explained = Set(Explanations.all.map(\.id))
    var found = 0
    for name in names where name.hasSuffix(".swift") && !name.hasPrefix("ReferenceSDK") {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      for match in text.matches(of: /Diagnostic\(\s*"([a-z0-9-]+)"/) {
        found += 1
        #expect(explained.contains(String(match.1)), "\(match.1) in \(name)")
      }
    }
    #expect(found > 20)
  }
}
