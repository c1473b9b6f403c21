import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

/// The modifiers that tell what a chain stands on, held to Apple's catalogue.
@Suite struct BuilderVocabularyTests {
  /// The methods of a type that views don't have.
  private func methods(of container: String) throws -> Set<String> {
    let file = try Resources.locate().referenceSDK + "/Catalogue/apple-catalogue.tsv"
    let rows = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    func names(_ container: String) -> Set<String> {
      Set(rows.filter { $0[1] == "func" && $0[2] == container }.map { String($0[4].prefix { $0 != "(" }) })
    }
    let own = names(container)
    try #require(!own.isEmpty)
    return own.subtracting(names("View"))
  }

  @Test func sceneModifiersAreThoseThatViewsLack() throws {
    #expect(try methods(of: "Scene") == BuilderVocabulary.sceneModifiers)
  }

  @Test func tabModifiersAreThoseThatViewsAndToolbarItemsLack() throws {
    let both: Set = ["customizationBehavior"]
    #expect(try methods(of: "TabContent").subtracting(both) == BuilderVocabulary.tabModifiers)
  }

  @Test func toolbarModifiersAreThoseThatViewsAndTabsLack() throws {
    let both: Set = ["customizationBehavior"]
    let all = try methods(of: "ToolbarContent").union(methods(of: "CustomizableToolbarContent"))
    #expect(all.subtracting(both) == BuilderVocabulary.toolbarModifiers)
  }
}
