import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct SimulateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("back.scenario", "route hut\npush hut(1)\nback\n  path: hut(1)\n")
    try folder.write(
      "page.md",
      "# Page\n\n- Two:\n\n  ```scenario\n  back\n    unchanged\n  ```\n\n```scenario\nroute hut\npush hat\n```\n")
  }

  @Test func theTraceGoesToOutputAndWhatDoesNotHoldToErrors() async {
    let outcome = await Console.run("simulate", "back.scenario", in: folder.path)
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("1. push hut(1)\n   path: hut(1)\n   screen: hut(1)\n"))
    #expect(outcome.errors.contains("back.scenario:4:3: error: 'path: hut(1)' doesn't hold: the path is 'root'"))
  }

  @Test func everyScenarioOfADocumentIsRun() async {
    let outcome = await Console.run("simulate", "page.md", in: folder.path)
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("1. back  (nothing changes)"))
    #expect(outcome.errors.contains("page.md:12:6: error: there is no route 'hat'"))
    #expect(outcome.errors.contains("Did you mean 'hut'?"))
  }

  @Test func theTraceAsData() async throws {
    let outcome = await Console.run(
      "simulate", "-", "--format", "json", in: folder.path, input: "route hut\npush hut(1)\n")
    #expect(outcome.code == .success)
    let traces = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let steps = try #require(traces.first?["steps"] as? [[String: Any]])
    #expect(traces.first?["names"] as? [String] == ["main", "hut", "1"])
    #expect(steps.first?["event"] as? String == "push hut(1)")
    #expect(steps.first?["line"] as? Int == 2)
  }

  @Test(arguments: [
    ("missing.scenario", "'missing.scenario' does not exist"), (".", "'.' is a folder"),
    ("/dev/zero", "'/dev/zero' is larger than 4 MB"),
  ])
  func whatIsNoScenario(file: String, message: String) async {
    let outcome = await Console.run("simulate", file, in: folder.path)
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains(message))
  }

  @Test func aDocumentWithoutScenarios() async throws {
    try folder.write("none.md", "# None\n")
    let outcome = await Console.run("simulate", "none.md", in: folder.path)
    #expect(outcome.code == .success)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("There is no scenario in 'none.md'."))
  }

  /// What a check finds in scenarios is an error in the document.
  @Test func checkReportsThem() async {
    let outcome = await Console.run("check", "page.md", "--format", "json", in: folder.path)
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("scenario-syntax"))
  }
}
