/// What can be wrong with a command line. The wording is in `ArgumentError+Message.swift`.
package struct ArgumentError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case missingCommand
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case missingValue(Option, mistaken: String?)
    case unexpectedValue(Option, String)
    case invalidValue(String, of: String, ValueForm)
    case missingPositional(Positional)
    case extraPositional(String)
    /// Arguments that are right by themselves and wrong together.
    case conflict(String)
  }

  package var problem: Problem
  /// The tool's name and the command's, for the usage line.
  package var path: [String]

  package init(_ problem: Problem, path: [String]) {
    self.problem = problem
    self.path = path
  }
}
