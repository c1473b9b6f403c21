import Foundation
import Testing

@testable import WaymarkCLI

/// These run the real compiler; the reference SDK is built once for a toolchain and then found in the cache.
@Suite(.serialized) struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ arguments: String..., input: String = "") async -> (
    code: ExitCode, output: String, errors: String
  ) {
    let console = Console()
    let terminal = console.terminal(in: folder.path, input: input)
    let code = await CommandLineTool.run(["check"] + arguments, terminal)
    return (code, console.output, console.errors)
  }

  @Test func whatNewCreatesIsVerified() async throws {
    #expect(await Console.run("new", "site", "guide", in: folder.path).code == .success)
    #expect(await Console.run("new", "skill", "deep-links", in: folder.path).code == .success)
    #expect(await Console.run("new", "tutorial", "first-stack", in: folder.path).code == .success)
    let outcome = await check("--strict", "--format", "json")
    #expect(outcome.code == .success, "\(outcome)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(report["summary"] as? [String: Int] == ["verified": 8, "rejected-as-expected": 2])
    #expect((report["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(outcome.errors.isEmpty)
  }

  @Test func aFailureIsShownWhereItStands() async throws {
    try folder.write("a.md", "# A\n\n> ```swift\n> let a: Int = \"😀\"\n> ```\n")
    let outcome = await check("a.md")
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("\(folder.path)/a.md:4:16: error: cannot convert value of type 'String'"))
    #expect(outcome.output.contains("4 │ > let a: Int = \"😀\"\n"))
    #expect(outcome.output.contains("\n    1  ▯× failed\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func standardInputIsCalledAsAsked() async throws {
    try folder.write("Content/other.md", "# Other\n\n## Part\n")
    let text = "# A\n\n[[other]] [part](other.md#part) [gone](gone.md)\n\n```swift\nlet a: Int = 1\n```\n"
    let named = await check("--stdin", "--stdin-path", "Content/a.md", input: text)
    #expect(named.code == .findings)
    #expect(named.output.contains("\(folder.path)/Content/a.md:3:33: error: there is no file 'gone.md'"))
    #expect(!named.output.contains("'other'"))
    let unnamed = await check("--stdin", input: text)
    #expect(unnamed.code == .success, "\(unnamed)")
  }

  @Test func aDocumentsLinksAreJudgedByTheWholeFolder() async throws {
    try folder.write("Content/a.md", "# A\n\n[[b]] [part](b.md#part) [no](b.md#nothing)\n")
    try folder.write("Content/b.md", "# B\n\n## Part\n\n[gone](gone.md)\n")
    let outcome = await check("Content/a.md")
    #expect(outcome.code == .findings)
    #expect(outcome.output.contains("Content/a.md:3:25: error: b.md has no heading with the id 'nothing'"))
    #expect(!outcome.output.contains("gone.md"))
    #expect(!outcome.output.contains("Content/a.md:3:1:"))
  }

  @Test func warningsAreFindingsOnlyStrictly() async throws {
    try folder.write("a.md", "# A\n\n[x](javascript:alert(1))\n")
    #expect(await check("a.md").code == .success)
    #expect(await check("a.md", "--strict").code == .findings)
    try folder.write("waymark.yml", "strict: true\n")
    #expect(await check("a.md").code == .findings)
  }

  @Test func theConfigurationsBaselineAndLanguageModeHold() async throws {
    try folder.write(
      "a.md",
      "# A\n\n```swift\nstruct A: View {\n  var body: some View { TabView { Tab(\"\", systemImage: \"x\") { Text(\"\") } } }\n}\n```\n"
    )
    #expect(await check("a.md").code == .success)
    try folder.write("waymark.yml", "platforms: iOS 17, macOS 14\n")
    let old = await check("a.md")
    #expect(old.code == .findings)
    #expect(old.output.contains("is only available in"))
  }

  @Test func argumentsThatContradictEachOtherAreRefused() async throws {
    try folder.write("a.md", "# A\n")
    for words in [["a.md", "--stdin"], ["--stdin-path", "x"], ["-"]] {
      let console = Console()
      let code = await CommandLineTool.run(["check"] + words, console.terminal(in: folder.path))
      #expect(code == .trouble)
      #expect(console.errors.contains("Usage: waymark check"))
      #expect(console.output.isEmpty)
    }
  }
}

@Suite struct MissingToolchainTests {
  @Test(arguments: [["PATH": "/nonexistent"], ["WAYMARK_TOOLCHAIN": "/nonexistent"]])
  func theCheckSaysWhatToInstall(environment: [String: String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Content/a.md", "# A\n\n```swift\nlet a = 1\n```\n")
    for command in ["check", "build"] {
      let outcome = try await Tool.run([command], in: folder.path, environment: environment)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("Install Swift"))
      #expect(outcome.output.isEmpty)
    }
    #expect(folder.files() == ["Content/a.md"])
  }
}

#if os(Linux)
  @Suite struct RealSDKTests {
    @Test func applesSDKsAreRefusedWithWhatTheyTake() async throws {
      let folder = try TemporaryFolder()
      try folder.write("Content/a.md", "# A\n\n```swift\nlet a = 1\n```\n")
      let outcome = await Console.run("check", "--real-sdk", in: folder.path)
      #expect(outcome.code == .trouble)
      #expect(outcome.errors.contains("needs macOS with Xcode"))
      #expect(outcome.output.isEmpty)
    }
  }
#endif
