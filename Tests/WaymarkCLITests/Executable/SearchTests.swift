import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct SearchTests {
  @Test func theSearchIndexMovesIntoPlaceWithTheSiteAndIsTheSameEveryTime() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Content/a.md", "# Stacks\n\nA stack has a path.\n")
    try folder.write("Content/b.md", "# Sheets\n\nA sheet covers a part.\n")
    let environment = ProcessInfo.processInfo.environment
    guard Pagefind.find(near: folder.path, environment: environment) != nil else {
      try Test.cancel("Pagefind isn't installed.")
    }
    for name in ["one", "two"] {
      let outcome = try await Tool.run(["build", "--no-check", "Content", "-o", name], in: folder.path)
      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty)
    }
    let files = folder.files(in: "one")
    #expect(files.contains("pagefind/pagefind.js"))
    #expect(files == folder.files(in: "two"))
    for file in files {
      #expect(
        FileManager.default.contents(atPath: folder.path("one/\(file)"))
          == FileManager.default.contents(atPath: folder.path("two/\(file)")), "\(file)")
    }
  }
}
