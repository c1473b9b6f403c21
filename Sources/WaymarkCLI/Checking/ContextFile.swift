import Diagnostics
import Foundation
import SnippetChecking

/// The file that `check --write-context` makes of what was guessed.
enum ContextFile {
  /// - Throws: `EnvironmentProblem` where there is such a file, which may hold an author's corrections, or it can't be written.
  static func write(_ report: CheckReport, to path: String, _ terminal: Terminal) throws {
    let context = GuessedContext(report.snippets)
    guard !context.isEmpty else { return terminal.note("Nothing was guessed, so '\(path)' isn't written.") }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw EnvironmentProblem("'\(path)' exists already", advice: "Name a file that doesn't exist yet.")
    }
    try OutputFile.write(context.text, to: path)
    terminal.note(
      "'\(path)' has what was guessed. Correct it, and name it as 'context:' in the documents' front matter.")
  }
}
