import ArgumentParsing
import Diagnostics
import Foundation

/// The tool `waymark`: its commands, and how a command line becomes an exit code.
package enum CommandLineTool {
  package static let version = "0.1.0"

  static let entries: [CommandEntry] = [
    BuildCommand.entry, CheckCommand.entry, ReportCommand.entry, TablesCommand.entry, SimulateCommand.entry,
    SDKCommand.entry, ExplainCommand.entry, NewCommand.entry, CompletionsCommand.entry, HelpCommand.entry,
  ]

  static let versionFlag = Option("version", help: "Print the version.")

  /// The definition that parser, help, completions and reference come from.
  package static let definition = Command(
    "waymark", summary: "Documents about SwiftUI navigation as a site in which every snippet is judged",
    discussion: [
      "Results go to standard output, everything else to standard error. Exit code 0: nothing is wrong; 1: something "
        + "was found; 2: the command line, the configuration or the machine is not as it must be."
    ],
    options: [versionFlag],
    subcommands: entries.map(\.definition))

  /// Runs a command line.
  ///
  /// - Parameter arguments: what follows the tool's name.
  package static func run(_ arguments: [String], _ terminal: Terminal) async -> ExitCode {
    do {
      let parsed = try ArgumentParser(definition).parse(arguments)
      return try await dispatch(parsed, terminal)
    } catch let error as ArgumentError {
      return explain(error, terminal)
    } catch let problem as EnvironmentProblem {
      terminal.complain(problem.message, advice: problem.advice)
    } catch let problem as InvalidFile {
      terminal.say(problem.render(terminal))
    } catch let problem as OutputProblem {
      terminal.complain(
        "The output can't be written: \(problem.reason).", advice: "Make room, or write it somewhere else.")
    } catch {
      terminal.complain("\(error)")
    }
    return .trouble
  }

  private static func dispatch(_ parsed: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let path = [definition.name] + parsed.path
    if parsed.wantsHelp {
      let command = definition.descendant(parsed.path) ?? definition
      try terminal.output.write(HelpText(command, path: path, width: terminal.width(of: terminal.output)).render())
      return .success
    }
    if parsed.has(versionFlag) {
      try terminal.output.write("waymark \(version)\n")
      return .success
    }
    guard let name = parsed.path.first, let entry = entries.first(where: { $0.definition.name == name }),
      let action = entry.actions[Array(parsed.path.dropFirst())]
    else { throw ArgumentError(.missingCommand, path: path) }
    return try await action(parsed, terminal)
  }

  private static func explain(_ error: ArgumentError, _ terminal: Terminal) -> ExitCode {
    let command = definition.descendant(error.path.dropFirst()) ?? definition
    let width = terminal.width(of: terminal.errors)
    terminal.complain("\(error)")
    var text = HelpText(command, path: error.path, width: width).usage()
    if !command.subcommands.isEmpty {
      text += TextWrapping.paragraph(
        "Commands: \(command.subcommands.map(\.name).joined(separator: ", "))", width: width)
    }
    text += "'\(error.path.joined(separator: " ")) --help' tells more.\n"
    terminal.say(text)
    return .trouble
  }

  /// Runs the process's command line and ends the process.
  package static func main() async -> Never {
    // A reader that has gone is told by EPIPE. Not SIG_IGN, which programs that this one starts would inherit.
    signal(SIGPIPE) { _ in }
    let terminal = Terminal.process()
    terminal.interruption.install()
    let code = await run(Array(CommandLine.arguments.dropFirst()), terminal)
    exit(code.rawValue)
  }
}
