import Diagnostics
import Foundation
import Testing

@testable import WaymarkCLI

/// One check in all forms: they say the same findings and end with the same code.
@Suite(.serialized) struct CheckFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "docs/a b.md",
      """
      # A

      [gone](gone.md)

      ```swift title="😀, a: b % c"
      let a = "😀"; let n: Int = a
      ```

      ```swift skip="a sketch"
      let b
      ```

      """)
    try folder.write("docs/c.md", "# C\r\n\r\n```swift\r\nlet s = \"😀\"; let n: Int = s\r\n```\r\n")
    try folder.write("docs/fine.md", "# Fine\n\n```swift\nlet a = 1\n```\n")
  }

  private func check(_ format: String) async throws -> Tool.Outcome {
    try await Tool.run(["check", "docs", "--format", format], in: folder.path)
  }

  @Test func everyFormSaysTheSameFindings() async throws {
    for format in ["text", "json", "sarif", "github", "junit"] {
      let outcome = try await check(format)
      #expect(outcome.code == 1, "\(format): \(outcome)")
      #expect(outcome.output.contains("gone.md"), "\(format)")
      #expect(outcome.output.components(separatedBy: "cannot convert value").count > 2, "\(format)")
      #expect(outcome.output.contains("a sketch"), "\(format)")
      #expect(!outcome.output.contains(folder.path), "\(format)")
      #expect(outcome.errors.isEmpty, "\(format)")
      #expect(try await check(format).output == outcome.output, "\(format)")
    }
  }

  @Test func sarifPointsIntoTheFileAndExplains() async throws {
    let text = try await check("sarif").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["version"] as? String == CommandLineTool.version)
    for rule in try #require(driver["rules"] as? [[String: Any]]) {
      let explained = Explanations.all.first { $0.id == rule["id"] as? String }
      #expect((rule["fullDescription"] as? [String: String])?["text"] == explained?.text)
    }
    #expect(text.contains("\"uri\": \"docs/a%20b.md\""))
    let results = try #require(run["results"] as? [[String: Any]])
    let regions = results.compactMap { result -> [String: Int]? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return location?["region"] as? [String: Int]
    }
    // The emoji has four bytes and two units.
    #expect(regions.map { $0["startColumn"] } == [1, 28, 28])
    #expect(regions.map { $0["startLine"] } == [3, 6, 4])
  }

  @Test func githubAnnotatesTheLines() async throws {
    let lines = try await check("github").output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("::error file=docs/a b.md,line=3,col=1,endColumn=16,title=waymark%3A link-broken::"))
    #expect(lines[1].hasPrefix("::error file=docs/a b.md,line=6,col=28,title=waymark%3A compiler-error::"))
    #expect(lines[3].contains("; skipped: 1 × a sketch; judged: 3 of 4 Swift fences; "))
  }
}
