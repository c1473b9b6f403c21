import Diagnostics
import Documents
import Foundation
import Testing

@testable import SnippetChecking

/// What is judged again when a document changes: what has changed and what sees it, nothing else.
@Suite struct RejudgingTests {
  /// A folder for verdicts of its own, with the reference SDK of the other tests.
  private let cache: CacheFolder

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rejudging-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/sdk", withDestinationPath: try TestToolchain.cache.get().path + "/sdk")
    cache = CacheFolder(path: folder)
  }

  private func check(_ markdown: String, runs: Bool = false) async throws -> CheckReport {
    let document = DocumentParser.parse(path: "page.md", source: SourceText(file: "page.md", text: markdown))
    var options = Checker.Options()
    options.runsSnippets = runs
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache.path]) { $1 }
    return try await Checker(options: options, resources: try Resources.locate(), environment: environment)
      .check(DocumentSet(documents: [document], assets: [], diagnostics: []))
  }

  private static let text = """
    Huts.

    ```swift
    struct Hut: Hashable { var name = "Alp" }
    ```

    ```swift
    struct HutView: View {
      let hut: Hut
      var body: some View { Text(hut.name) }
    }
    ```

    ```swift
    struct Legend: View {
      var body: some View { Text("Legend") }
    }
    ```
    """

  /// Each text is compiled for two platforms.
  @Test(arguments: [
    ("Huts.", "Cabins.", 0), ("Text(\"Legend\")", "Text(\"Signs\")", 2), ("Text(hut.name)", "Text(hut.name).bold()", 2),
    ("\"Alp\"", "\"Fels\"", 4),
  ])
  func onlyWhatSeesAChangeIsCompiledAgain(old: String, new: String, texts: Int) async throws {
    defer { try? FileManager.default.removeItem(atPath: cache.path) }
    let first = try await check(Self.text)
    #expect(first.snippets.map(\.verdict) == [.verified, .verified, .verified])
    #expect(first.effort.batched + first.effort.alone == 6)
    let second = try await check(Self.text.replacing(old, with: new))
    #expect(second.snippets.map(\.verdict) == [.verified, .verified, .verified])
    #expect(second.effort.batched + second.effort.alone == texts)
  }

  /// A declaration that another snippet leans on fails there too.
  @Test func whatLeansOnAChangeIsJudgedByIt() async throws {
    defer { try? FileManager.default.removeItem(atPath: cache.path) }
    _ = try await check(Self.text)
    let report = try await check(Self.text.replacing("var name", with: "var title"))
    #expect(report.snippets.map(\.verdict) == [.verified, .failed, .verified])
  }

  @Test(.enabled(if: (try? Sandbox(readable: [])) != nil, "needs bubblewrap that may isolate programs"))
  func aProgramThatHasntChangedIsNotRunAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: cache.path) }
    let text = "Numbers.\n\n```swift run\nprint(40 + 2)\n```\n\n```output\n42\n```\n"
    #expect(try await check(text, runs: true).snippets.map(\.verdict) == [.verified])
    // What it wrote is remembered, so that another memory gives another verdict.
    let folder = cache.path + "/programs"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    let path = "\(folder)/\(try #require(names.first))"
    let entry = try String(contentsOfFile: path, encoding: .utf8)
    try entry.replacing("42", with: "43").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try await check(text, runs: true).snippets.map(\.verdict) == [.verified])
    #expect(try await check(text + "More.\n", runs: true).snippets.map(\.verdict) == [.failed])
    // Another expectation is held against it too, and another program is run.
    #expect(try await check(text.replacing("\n42", with: "\n43"), runs: true).snippets.map(\.verdict) == [.verified])
    #expect(try await check(text.replacing("40 +", with: "41 +"), runs: true).snippets.map(\.verdict) == [.failed])
  }
}
