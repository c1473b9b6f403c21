import Foundation
import Testing

@testable import Documents

@Suite struct DocumentDiagnosticsTests {
  /// Reads this module's own sources: an id that is only in the code would be missed by any list of examples.
  @Test func everyIdIsExplained() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Documents").resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let ids =
      /"((?:anchor|comment|context|control|document|fence|front-matter|invalid|link|nesting|skill|symlink|yaml)-[a-z0-9-]+)"/
    var used: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.lastPathComponent != "DocumentDiagnostics.swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      used.formUnion(text.matches(of: ids).map { String($0.1) })
    }
    // Built from the key: "skill-\(key)".
    used.formUnion(["skill-description", "skill-compatibility", "skill-license"])
    #expect(used.count > 20)
    #expect(used.subtracting(DocumentDiagnostics.explanations.keys).sorted() == [])
    #expect(Set(DocumentDiagnostics.explanations.keys).subtracting(used).sorted() == [])
  }

  @Test(arguments: DocumentDiagnostics.explanations.keys.sorted())
  func explanationsAreSentences(id: String) throws {
    let text = try #require(DocumentDiagnostics.explanations[id])
    #expect(text.hasSuffix("."))
    #expect(text.count > 60)
  }
}
