import Foundation
import Testing

@testable import WaymarkCLI

/// Findings that a file lists, with a real check.
@Suite(.serialized) struct BaselineTests {
  private let folder: TemporaryFolder
  private let mistake = "```swift\nlet a: Int = \"😀\"\n```\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Content/a.md", "# A\n\n[gone](gone.md)\n\n\(mistake)")
    try folder.write("Content/b.md", "# B\n")
  }

  private func check(_ arguments: String..., in name: String = "") async throws -> Tool.Outcome {
    try await Tool.run(["check"] + arguments, in: folder.path(name))
  }

  private func writeBaseline() async throws {
    let outcome = try await check("--write-baseline", "known.txt")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("note: known.txt lists 2 findings."))
    #expect(outcome.output.hasSuffix("Nothing new is wrong.\n"))
  }

  @Test func onlyWhatIsNewFails() async throws {
    #expect(try await check().code == 1)
    try await writeBaseline()
    let known = try await check("--baseline", "known.txt")
    #expect(known.code == 0)
    #expect(known.output.contains("Known from the baseline, and not shown: 2.\n"))

    try folder.write("Content/b.md", "# B\n\n\(mistake)")
    let new = try await check("--baseline", "known.txt")
    #expect(new.code == 1)
    #expect(new.output.contains("Content/b.md:4:14: error:"))
    #expect(!new.output.contains("Content/a.md"))
  }

  @Test func movingASnippetChangesNothing() async throws {
    try await writeBaseline()
    let before = try folder.read("known.txt")
    try folder.write(
      "Content/a.md", "# A\n\nNew words.\n\n> [gone](gone.md)\n>\n> ```swift\n> let a: Int = \"😀\"\n> ```\n")
    #expect(try await check("--baseline", "known.txt").code == 0)
    try await writeBaseline()
    #expect(try folder.read("known.txt") == before)
    try folder.write("Content/a.md", "# A\n\n[gone](gone.md)\n\n```swift\nlet b: Int = \"😀\"\n```\n")
    #expect(try await check("--baseline", "known.txt").code == 1)
  }

  @Test func whatIsGoneIsToldSoThatTheFileCanShrink() async throws {
    try await writeBaseline()
    try folder.write("Content/a.md", "# A\n\n[gone](gone.md)\n")
    let outcome = try await check("--baseline", "known.txt")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("'--write-baseline' takes it out:\n  Content/a.md: cannot convert value"))
    // Of a file that isn't checked nothing is known; one that isn't there any more has no findings.
    #expect(!(try await check("Content/b.md", "--baseline", "known.txt")).output.contains("takes it out"))
    try FileManager.default.removeItem(atPath: folder.path("Content/a.md"))
    #expect(try await check("Content/b.md", "--baseline", "known.txt").output.contains("takes it out"))
  }

  @Test func writingKeepsWhatWasNotChecked() async throws {
    try await writeBaseline()
    let before = try folder.read("known.txt")
    #expect(try await check("Content/b.md", "--write-baseline", "known.txt").code == 0)
    #expect(try folder.read("known.txt") == before)
    try folder.write("Content/a.md", "# A\n")
    #expect(try await check("--write-baseline", "known.txt").errors.contains("lists 0 findings."))
  }

  @Test func theBaselineHoldsWhereverTheCheckIsStarted() async throws {
    try await writeBaseline()
    #expect(try folder.read("known.txt").contains("\tContent/a.md\t"))
    #expect(try await check(".", "--baseline", "../known.txt", in: "Content").code == 0)
    #expect(try await check(folder.path("Content"), "--baseline", "known.txt").code == 0)
  }

  @Test func aBrokenBaselineIsTroubleAtItsLine() async throws {
    try await writeBaseline()
    let text = try folder.read("known.txt")
    try folder.write("broken.txt", text + "one\tmore\n")
    for option in ["--baseline", "--write-baseline"] {
      let outcome = try await check(option, "broken.txt")
      #expect(outcome.code == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("broken.txt:6:1: error: a line has 5 fields"))
    }
    #expect(try folder.read("broken.txt").hasSuffix("one\tmore\n"))
    #expect(try await check("--write-baseline", "Content/b.md").errors.contains("this is no baseline"))
    #expect(try folder.read("Content/b.md") == "# B\n")
    #expect(try await check("--baseline", "none.txt").errors.contains("the baseline 'none.txt' does not exist"))
  }

  @Test func everyFormKnowsTheBaseline() async throws {
    try await writeBaseline()
    try folder.write("Content/b.md", "# B\n\n\(mistake)")
    let github = try await check("--baseline", "known.txt", "--format", "github")
    #expect(github.code == 1)
    #expect(github.output.components(separatedBy: "::error ").count == 2)
    let junit = try await check("--baseline", "known.txt", "--format", "junit")
    #expect(junit.output.contains("<testsuites name=\"waymark\" tests=\"4\" failures=\"1\" errors=\"0\">"))
    let sarif = try await check("--baseline", "known.txt", "--format", "sarif")
    #expect(sarif.output.components(separatedBy: "\"baselineState\": \"unchanged\"").count == 3)
    #expect(sarif.output.components(separatedBy: "\"baselineState\": \"new\"").count == 2)
    let json = try await check("--baseline", "known.txt", "--format", "json")
    #expect(json.output.components(separatedBy: "\"known\": true").count == 3)
  }

  @Test func joinedShardsAreHeldAgainstItToo() async throws {
    try await writeBaseline()
    for index in 1...2 {
      let shard = try await check("--shard", "\(index)/2", "--format", "json")
      try folder.write("s\(index).json", shard.output)
    }
    let arguments = ["report", "merge", "s1.json", "s2.json"]
    #expect(try await Tool.run(arguments, in: folder.path).code == 1)
    #expect(try await Tool.run(arguments + ["--baseline", "known.txt"], in: folder.path).code == 0)
  }
}
