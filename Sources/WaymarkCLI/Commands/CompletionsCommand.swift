import ArgumentParsing

enum CompletionsCommand {
  static let shell = Positional(
    ValueForm("SHELL", .choice(Shell.allCases.map(\.rawValue))), help: "The shell that reads the script.")

  static let entry = CommandEntry(
    Command(
      "completions", summary: "Prints completions for a shell",
      discussion: [
        "The script teaches the shell waymark's commands, options and their values. Put its line into the shell's start-up file."
      ],
      positionals: [shell],
      examples: [
        .init("source <(waymark completions bash)", "In ~/.bashrc"),
        .init("source <(waymark completions zsh)", "In ~/.zshrc, after compinit"),
        .init("waymark completions fish | source", "In ~/.config/fish/config.fish"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    guard let shell = arguments.value(shell).flatMap(Shell.init) else { return .trouble }
    try terminal.output.write(shell.completions(for: CommandLineTool.definition))
    return .success
  }
}
