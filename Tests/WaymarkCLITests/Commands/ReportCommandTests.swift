import Foundation
import Testing

@testable import WaymarkCLI

/// Shards of a real check, and what joins them.
@Suite(.serialized) struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Content/a.md", "# A\n\n[[b]] [gone](gone.md)\n\n```swift\nlet a: Int = \"😀\"\n```\n")
    try folder.write("Content/b.md", "# B\n\n```swift\nlet b = 1\n```\n\n```swift skip=\"a sketch\"\nlet\n```\n")
    try folder.write("Content/c.md", "# C\n\n```swift\n// ❌\nlet c: Int = \"\"\n\n// ✅\nlet d = 1\n```\n")
    try folder.write("Content/sub/d.md", "# D\n\n[x](javascript:alert(1))\n")
    try folder.write("Content/bad.md", [0x23, 0x20, 0xFF, 0xFE, 0x0A])
    try folder.write(
      "Content/e.md", "# E\n\n```swift\nlet x = frobnicate()\n```\n\n```swift\nNavigationStack { Text(\"\") }\n```\n")
  }

  private func run(_ arguments: String...) async throws -> Tool.Outcome {
    try await Tool.run(arguments, in: folder.path)
  }

  /// The files of the shards' reports.
  private func shards(_ count: Int, _ arguments: String...) async throws -> [String] {
    var names: [String] = []
    for index in 1...count {
      let outcome = try await Tool.run(
        ["check", "--format", "json", "--shard", "\(index)/\(count)"] + arguments, in: folder.path)
      #expect([0, 1].contains(outcome.code), "\(outcome.errors)")
      names.append("shard-\(index)-of-\(count).json")
      try folder.write(names[index - 1], outcome.output)
    }
    return names
  }

  @Test(arguments: [1, 3, 9])
  func theJoinedReportIsThatOfAnUndividedCheck(count: Int) async throws {
    let whole = try await run("check", "--format", "json")
    #expect(whole.code == 1)
    let names = try await shards(count)
    let joined = try await Tool.run(["report", "merge"] + names.reversed(), in: folder.path)
    #expect(joined.code == 1)
    #expect(joined.errors.isEmpty)
    #expect(joined.output == whole.output)
    // Any form of the joined report is that form of the whole.
    for format in count == 3 ? ["sarif", "github", "junit", "text"] : [] {
      let direct = try await run("check", "--format", format)
      let other = try await Tool.run(["report", "merge", "--format", format] + names, in: folder.path)
      #expect(other.output == direct.output, "\(format)")
    }
  }

  @Test func theExitCodeIsThatOfTheCheck() async throws {
    for name in ["a.md", "bad.md", "c.md", "e.md"] {
      try FileManager.default.removeItem(atPath: folder.path("Content/\(name)"))
    }
    for strict in [[], ["--strict"]] {
      let whole = try await Tool.run(["check"] + strict, in: folder.path)
      #expect(whole.code == (strict.isEmpty ? 0 : 1))
      var names: [String] = []
      for index in 1...2 {
        let shard = try await Tool.run(
          ["check", "--shard", "\(index)/2", "--format", "json"] + strict, in: folder.path)
        names.append("s\(index).json")
        try folder.write(names[index - 1], shard.output)
      }
      // The shards remember whether the check is strict.
      #expect(try await Tool.run(["report", "merge"] + names, in: folder.path).code == whole.code)
      #expect(try await Tool.run(["report", "merge", "--strict"] + names, in: folder.path).code == 1)
    }
  }

  @Test func aShardSaysWhichOneItIs() async throws {
    let text = try await run("check", "--shard", "2/3")
    #expect(text.output.contains("\nShard 2 of 3: "))
    #expect(text.output.contains(" of 5 documents.\n"))
    let github = try await run("check", "--shard", "2/3", "--format", "github")
    #expect(github.output.contains("; shard 2 of 3; "))
  }

  @Test func theReportGoesToAFileWhole() async throws {
    let names = try await shards(2)
    let outcome = try await Tool.run(["report", "merge", "-o", "all.json"] + names, in: folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(try folder.read("all.json") == (try await run("check", "--format", "json")).output)
    let again = try await run("report", "merge", "all.json", "--format", "github")
    #expect(again.code == 1)
    #expect(again.output.contains("::error file=Content/a.md"))
    let nowhere = try await Tool.run(["report", "merge", "-o", "no/where.json"] + names, in: folder.path)
    #expect(nowhere.code == 2)
    #expect(nowhere.errors.contains("'no/where.json' can't be written"))
  }

  @Test func whatCannotBeJoinedIsRefused() async throws {
    let names = try await shards(2)
    func refused(_ arguments: String...) async throws -> String {
      let outcome = try await Tool.run(["report", "merge"] + arguments, in: folder.path)
      #expect(outcome.code == 2, "\(arguments)")
      #expect(outcome.output.isEmpty)
      return outcome.errors
    }
    #expect(try await refused().contains("REPORT is missing"))
    #expect(try await refused(names[0]).contains("of 2 shards one is missing: 2"))
    #expect(try await refused(names[0], names[0]).contains("shard 1 of 2 is there twice"))
    #expect(try await refused(names[0], "none.json").contains("the report 'none.json' does not exist"))
    #expect(try await refused("Content").contains("the report 'Content' can't be read"))
    let text = try folder.read(names[1])
    try folder.write("cut.json", String(text.prefix(text.count / 2)))
    #expect(try await refused(names[0], "cut.json").contains("error: this is no whole JSON"))
    try folder.write("new.json", text.replacing("\"version\": 1", with: "\"version\": 7"))
    #expect(try await refused(names[0], "new.json").contains("new.json:1:1: error: the report is of version 7"))
    let other = try await run("check", "--shard", "2/2", "--platform", "ios", "--format", "json")
    try folder.write("other.json", other.output)
    #expect(try await refused(names[0], "other.json").contains("'placeholders allowed, platforms iOS, run no, swift 6"))
    try folder.write("Content/b.md", "# Changed\n")
    let later = try await run("check", "--shard", "2/2", "--format", "json")
    try folder.write("later.json", later.output)
    #expect(try await refused(names[0], "later.json").contains("the documents have changed between"))
  }
}
