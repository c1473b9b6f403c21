import Diagnostics
import Foundation
import SnippetChecking
import Testing

@testable import WaymarkCLI

/// Readers in Chromium, who play a scenario with the model in the page.
@Suite struct PlayerTests {
  /// The ways of playing that `play.py` knows.
  enum Way: String, CaseIterable {
    case mouse, drawing, devices, keyboard, phone, hurry, accessibility
    case calmConsole = "calm_console"
    case withoutScripts = "without_scripts"
  }

  @Test(arguments: Way.allCases)
  func `A scenario is played to its end`(way: Way) async throws {
    switch await Self.outcomes.value {
    case .success(let outcomes):
      let outcome = try #require(outcomes[way.rawValue], "play.py doesn't know it")
      #expect(outcome == nil)
    case .failure(let problem):
      // Where changes are judged, nothing may be left out.
      guard problem is NoBrowser, ProcessInfo.processInfo.environment["CI"] == nil else { throw problem }
      try Test.cancel("There is no Chromium with Selenium; 'Scripts/bootstrap test' installs them.")
    }
  }

  private struct NoBrowser: Error {}

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// What became of each way: `nil`, or what went wrong. All are played in one browser, one after another.
  private static let outcomes = Task { () -> Result<[String: String?], any Error> in
    do { return .success(try await play()) } catch { return .failure(error) }
  }

  private static func play() async throws -> [String: String?] {
    let python = folder.appendingPathComponent("../../.venv/bin/python").path
    guard FileManager.default.isExecutableFile(atPath: python) else { throw NoBrowser() }
    let cache = try CacheFolder.locate(environment: ["WAYMARK_CACHE": Resources.executableFolder + "/test-cache"])
    let scratch = try cache.makeScratch()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    try FileManager.default.createDirectory(atPath: scratch + "/content", withIntermediateDirectories: true)
    try Data(tour.utf8).write(to: URL(fileURLWithPath: scratch + "/content/index.md"))
    var environment = ProcessInfo.processInfo.environment
    environment["WAYMARK_CACHE"] = cache.path
    let silence = Output(isTerminal: false, columns: nil) { _ in }
    let terminal = Terminal(
      output: silence, errors: silence, readInput: { [] }, environment: environment, folder: scratch)
    let code = await CommandLineTool.run(["build", "content", "-o", "site", "--no-search"], terminal)
    try #require(code == .success)
    let script = folder.appendingPathComponent("play.py").path
    let result = try SnippetChecking.Subprocess(python, [script, scratch + "/site"], timeLimit: 600).run()
    if result.ending == .exited(3) { throw NoBrowser() }
    try #require(result.isSuccess, "\(result.text)")
    return try JSONDecoder().decode([String: String?].self, from: Data(result.output))
  }

  private static let tour = """
    # Huts

    ## Round trip

    ```scenario title="A tour"
    on iPhone
    tabs library, search
    route list
    route hut: parents list
    route lost: no destination
    sheet filter: detent medium, detent large
    cover tour
    alert question
    link hut-42: tab library, path list > hut(42)
    start tab search

    push hut(7)
      screen: hut(7)
    present filter
      presented: filter
    swipe down
    open hut-42
      path: list > hut(42)
    back
      screen: list
    ```
    """
}
