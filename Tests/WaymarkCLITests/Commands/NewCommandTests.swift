import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct NewCommandTests {
  @Test(arguments: [
    ("skill", ["deep-links/SKILL.md"]), ("tutorial", ["deep-links.md"]),
    (
      "site",
      [
        "deep-links/.gitignore", "deep-links/Content/first-skill/SKILL.md", "deep-links/Content/first-tutorial.md",
        "deep-links/Content/index.md", "deep-links/waymark.yml",
      ]
    ),
  ])
  func itCreatesItsFilesAndNamesThem(kind: String, files: [String]) async throws {
    let folder = try TemporaryFolder()
    let outcome = await Console.run("new", kind, "deep-links", in: folder.path)
    #expect(outcome.code == .success)
    #expect(folder.files() == files)
    #expect(outcome.output.split(separator: "\n").count == files.count)
  }

  @Test func whatIsThereIsNeverOverwritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write("guide/Content/index.md", "mine")
    let outcome = await Console.run("new", "site", "guide", in: folder.path)
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("is there already"))
    #expect(folder.files() == ["guide/Content/index.md"])
    #expect(try folder.read("guide/Content/index.md") == "mine")
  }

  @Test func aFileInTheWayLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    try folder.write("guide/Content", "a file where a folder must be")
    let outcome = await Console.run("new", "site", "guide", in: folder.path)
    #expect(outcome.code == .trouble)
    #expect(folder.files() == ["guide/Content"])
  }

  @Test(arguments: [
    ("Deep_Links", "deep-links"), ("a--b", "a-b"), ("-a-", "a"), ("Größe", "gr-e"), ("../x", "x"), ("a/b", "a-b"),
  ])
  func aBadNameIsRefusedWithABetterOne(name: String, proposal: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = await Console.run("new", "skill", "--", name, in: folder.path)
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("How about '\(proposal)'?"))
    #expect(folder.files().isEmpty)
  }

  @Test func aNameIsAtMost64Long() {
    #expect(DocumentName(String(repeating: "a", count: 64)) != nil)
    #expect(DocumentName(String(repeating: "a", count: 65)) == nil)
    #expect(DocumentName("") == nil)
    #expect(DocumentName.proposal(for: "日本") == nil)
  }
}
