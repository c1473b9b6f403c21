import Diagnostics
import Documents
import Foundation
import SnippetChecking
import Testing

/// The project's own documents are green, and each way of breaking them is reported where it is broken.
@Suite(.serialized) struct ContentTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let architecture = "navigation-architecture/SKILL.md"
  private static let presentations = "presentation-semantics/SKILL.md"

  /// One edit of the content, and what must be said of it.
  struct Breakage: Sendable, CustomTestStringConvertible {
    var title: String
    var file: String
    /// A text that occurs once in the file, and what it becomes.
    var text: String
    var replacement: String
    /// The part of the new text at whose first byte the complaint must stand.
    var place: String
    var id: String
    var verdict: Verdict?
    /// What the message must contain.
    var message = ""

    var testDescription: String { title }
  }

  private static let breakages: [Breakage] = [
    Breakage(
      title: "a renamed API", file: architecture, text: ".navigationTitle(trail.name)",
      replacement: ".navigationTitel(trail.name)", place: "navigationTitel", id: "compiler-error", verdict: .failed,
      message: "has no member 'navigationTitel'"),
    Breakage(
      title: "a wrong label", file: architecture, text: "    .onOpenURL { url in\n",
      replacement: "    .onOpenURL(performs: { _ in })\n    .onOpenURL { url in\n", place: "(performs",
      id: "compiler-error",
      verdict: .failed, message: "label"),
    Breakage(
      title: "a missing @MainActor", file: architecture,
      text: "@MainActor @Observable\nfinal class SteadyRouter", replacement: "@Observable\nfinal class SteadyRouter",
      place: "Task {\n      path.append(.report(number: await store.latestReport()))\n    }\n  }\n}\n```",
      id: "compiler-error", verdict: .failed, message: "data race"),
    Breakage(
      title: "a wrong part repaired", file: architecture, text: "struct Spring {",
      replacement: "struct Spring: Hashable {",
      place: "// ❌ Nothing says how to compare two places", id: "accepted-unexpectedly", verdict: .acceptedUnexpectedly),
    Breakage(
      title: "a right part broken", file: architecture, text: "struct Waypoint: Hashable, Codable {",
      replacement: "struct Waypoint: Codable {", place: "NavigationLink(\"Nearest waypoint\"", id: "compiler-error",
      verdict: .failed, message: "Hashable"),
    Breakage(
      title: "a typo in an attribute", file: architecture, text: "title=\"Route.swift\"",
      replacement: "titel=\"Route.swift\"",
      place: "titel", id: "attribute-unknown", message: "title"),
    Breakage(
      title: "a dead link", file: architecture, text: "[[presentation-semantics|a document of their own]]",
      replacement: "[a document of their own](../presentation-semantic/SKILL.md)",
      place: "[a document of their own](../presentation-semantic", id: "link-broken"),
    Breakage(
      title: "a dead anchor", file: architecture, text: "(#the-scenes-root)", replacement: "(#the-scene-root)",
      place: "[scene's root](#the-scene-root)", id: "anchor-broken"),
    Breakage(
      title: "a broken front matter", file: presentations, text: "kind: skill\n", replacement: "kind: skil\n",
      place: "skil\n", id: "front-matter"),
    Breakage(
      title: "an unclosed fence", file: "index.md", text: "```\n\n> [!NOTE]", replacement: "\n> [!NOTE]",
      place: "```swift title=\"A path needs storage\"", id: "fence-unclosed"),
  ]
  private static let canIsolate = (try? Sandbox(readable: [])) != nil
  /// What shows only when the document's programs are run.
  private static let breakagesOfPrograms = [
    Breakage(
      title: "a router that departs from the model", file: architecture, text: "    sheet = nil\n    path = plan",
      replacement: "    path = plan", place: "open report-9\n  path", id: "scenario-disagrees", verdict: .failed,
      message: "disagree")
  ]

  @Test func theContentIsGreen() async throws {
    let report = try await Self.check(Self.repository.path + "/Content")
    #expect(!report.hasFindings(strict: true), "\(report.summary) \(report.diagnostics)")
    #expect((report.summary[.verified] ?? 0) > 20)
    #expect((report.summary[.rejectedAsExpected] ?? 0) > 5)
  }

  @Test(arguments: breakages + (canIsolate ? breakagesOfPrograms : [])) func eachBreakageIsReportedAtItsPlace(
    _ breakage: Breakage
  ) async throws {
    let folder = try TemporaryFolder()
    let content = folder.path + "/Content"
    try FileManager.default.copyItem(atPath: Self.repository.path + "/Content", toPath: content)
    let path = "\(content)/\(breakage.file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try #require(text.components(separatedBy: breakage.text).count == 2, "'\(breakage.text)' must occur once")
    let broken = text.replacingOccurrences(of: breakage.text, with: breakage.replacement)
    try broken.write(toFile: path, atomically: true, encoding: .utf8)

    let report = try await Self.check(content)
    #expect(report.hasFindings(strict: true))
    let all = report.diagnostics + report.snippets.flatMap(\.diagnostics)
    let found = all.filter {
      $0.id.hasPrefix(breakage.id) && (breakage.message.isEmpty || $0.message.contains(breakage.message))
    }
    let expected = try #require(Self.position(of: breakage.place, in: broken))
    #expect(
      found.contains { $0.span?.file == path && $0.span?.start == expected },
      "expected \(expected), found \(all.filter { $0.severity == .error }.map { "\($0.id) \($0.message) \(String(describing: $0.span?.start))" })"
    )
    if let verdict = breakage.verdict { #expect(report.summary[verdict] == 1, "\(report.summary)") }
  }

  /// What is compiled together with others gets the verdict, and the words, that it gets alone.
  @Test func theContentIsJudgedTheSameTogetherAndAlone() async throws {
    let content = Self.repository.path + "/Content"
    var options = Checker.Options()
    options.usesCache = false
    let together = try await Self.check(content, options)
    options.usesBatches = false
    let alone = try await Self.check(content, options)
    #expect(together.effort.batched > 20 && alone.effort.batched == 0)
    #expect(together.snippets == alone.snippets)
  }

  private static func check(_ folder: String, _ options: Checker.Options = .init()) async throws -> CheckReport {
    let cache = Resources.executableFolder + "/test-cache"
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache]) { $1 }
    // As waymark.yml says.
    var options = options
    options.allowsPlaceholders = false
    options.runsSnippets = canIsolate
    return try await Checker(options: options, resources: try Resources.locate(), environment: environment)
      .check(DocumentLoader.load(folder: folder))
  }

  private static func position(of place: String, in text: String) -> SourcePosition? {
    guard let range = text.range(of: place) else { return nil }
    let source = SourceText(file: "", text: text)
    return source.position(at: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
  }
}
