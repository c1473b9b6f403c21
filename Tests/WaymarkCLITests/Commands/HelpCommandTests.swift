import ArgumentParsing
import Testing

@testable import WaymarkCLI

@Suite struct HelpCommandTests {
  @Test func helpOfEveryCommandGoesToStandardOutput() async {
    var paths: [[String]] = []
    CommandLineTool.definition.walk { path, _ in paths.append(Array(path.dropFirst())) }
    #expect(paths.count > 10)
    for path in paths {
      let console = Console()
      let code = await CommandLineTool.run(path + ["--help"], console.terminal())
      #expect(code == .success)
      #expect(console.output.contains("Usage: waymark \(path.joined(separator: " "))".trimmed))
      #expect(console.errors.isEmpty)
    }
  }

  @Test func everyCommandCanBeRun() {
    CommandLineTool.definition.walk { path, command in
      guard command.subcommands.isEmpty else { return }
      let entry = CommandLineTool.entries.first { $0.definition.name == path[1] }
      #expect(entry?.actions[Array(path.dropFirst(2))] != nil, "\(path)")
    }
  }

  @Test func noCommandOrOptionIsDefinedTwice() {
    CommandLineTool.definition.walk { path, command in
      let names = command.allOptions.map(\.long) + command.allOptions.compactMap { $0.short.map(String.init) }
      #expect(Set(names).count == names.count, "\(path)")
      #expect(Set(command.positionals.map(\.value.placeholder)).count == command.positionals.count, "\(path)")
    }
  }

  @Test func helpKnowsSubcommandsAndNamesTheNearest() async {
    #expect(await Console.run("help", "new", "skill").output.contains("Usage: waymark new skill NAME"))
    let miss = await Console.run("help", "biuld")
    #expect(miss.code == .trouble)
    #expect(miss.errors.contains("Did you mean 'build'?"))
  }

  @Test func aMistakeShowsTheUsageOnStandardError() async {
    let outcome = await Console.run("check", "--fromat", "json")
    #expect(outcome.code == .trouble)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("There is no option '--fromat' here. Did you mean '--format'?"))
    #expect(outcome.errors.contains("Usage: waymark check"))
  }

  @Test func theVersionIsPrinted() async {
    #expect(await Console.run("--version").output == "waymark \(CommandLineTool.version)\n")
  }

  @Test func nothingAtAllIsAMistake() async {
    let outcome = await Console.run()
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("Commands: build, check"))
  }
}

extension String {
  var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
