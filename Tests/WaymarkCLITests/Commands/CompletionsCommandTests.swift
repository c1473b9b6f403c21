import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct CompletionsCommandTests {
  /// What bash offers after some words, the last one unfinished.
  private func offered(after words: String...) async throws -> Set<String> {
    let script = await Console.run("completions", "bash").output
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let folder = try TemporaryFolder()
    try folder.write("Content/a.md", "")
    try folder.write(
      "ask.sh",
      """
      \(script)
      COMP_WORDS=(\(quoted)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _waymark
      printf '%s\\n' "${COMPREPLY[@]}" > answer

      """)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "ask.sh"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Set(try folder.read("answer").split(separator: "\n").map(String.init))
  }

  @Test func bashOffersCommandsOptionsAndValues() async throws {
    #expect(try await offered(after: "waymark", "ch") == ["check"])
    #expect(try await offered(after: "waymark", "new", "") == ["skill", "tutorial", "site", "--help", "-h"])
    #expect(
      try await offered(after: "waymark", "check", "--format", "") == ["text", "json", "sarif", "github", "junit"])
    #expect(try await offered(after: "waymark", "check", "--format", "=", "j") == ["json", "junit"])
    #expect(try await offered(after: "waymark", "check", "--str") == ["--strict"])
    #expect(try await offered(after: "waymark", "build", "Con") == ["Content"])
    #expect(try await offered(after: "waymark", "completions", "f") == ["fish"])
  }

  @Test(arguments: ["zsh", "fish"])
  func everyCommandAndOptionIsInTheScript(shell: String) async {
    let script = await Console.run("completions", shell).output
    CommandLineTool.definition.walk { path, command in
      #expect(script.contains(path.last ?? ""), "\(path)")
      for option in command.allOptions { #expect(script.contains(option.long), "\(path) \(option.long)") }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theShellAcceptsTheScript(shell: String) async throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("script", await Console.run("completions", shell).output)
    let environment = ProcessInfo.processInfo.environment
    guard let program = Subprocess.find(shell, environment: environment) else {
      try Test.cancel("\(shell) isn't installed.")
    }
    #expect(Subprocess.run(program, ["-n", script], environment: environment)?.status == 0)
  }
}
