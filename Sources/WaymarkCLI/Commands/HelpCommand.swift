import ArgumentParsing

enum HelpCommand {
  static let command = Positional(ValueForm("COMMAND"), .any, help: "The command, such as 'new skill'.")
  static let markdown = Option("markdown", help: "Print the reference of all commands as Markdown.")

  static let entry = CommandEntry(
    Command(
      "help", summary: "Shows what the tool or a command does", positionals: [command], options: [markdown],
      examples: [.init("waymark help check", "Tell about one command")]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let tool = CommandLineTool.definition
    if arguments.has(markdown) {
      try terminal.output.write(CommandReference(tool).markdown())
      return .success
    }
    var found = tool
    var path = [tool.name]
    for name in arguments.values(command) {
      guard let next = found.descendant([name]) else {
        let nearest = Suggestion.nearest(to: name, among: found.subcommands.map(\.name))
        throw ArgumentError(.unknownCommand(name, nearest: nearest), path: path)
      }
      found = next
      path.append(name)
    }
    let help = HelpText(found, path: path, width: terminal.width(of: terminal.output))
    try terminal.output.write(help.render())
    return .success
  }
}
