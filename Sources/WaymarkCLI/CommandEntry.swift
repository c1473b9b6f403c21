import ArgumentParsing

/// A command's definition with what it does.
package struct CommandEntry: Sendable {
  /// Effects come in through the terminal. Throws `ArgumentError`, `EnvironmentProblem` or `OutputProblem`.
  package typealias Action = @Sendable (ParsedArguments, Terminal) async throws -> ExitCode

  package var definition: Command
  /// By the names below the command's own; the command itself has none.
  package var actions: [[String]: Action]

  package init(_ definition: Command, run: @escaping Action) {
    self.definition = definition
    actions = [[]: run]
  }

  package init(_ definition: Command, actions: [[String]: Action]) {
    self.definition = definition
    self.actions = actions
  }
}
