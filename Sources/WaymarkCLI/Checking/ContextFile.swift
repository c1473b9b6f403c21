import Diagnostics
import Foundation
import SnippetChecking

/// The file that `check --write-context` makes of what was guessed.
enum ContextFile {
  /// - Throws: `EnvironmentProblem` where there is such a file, which may hold an author's corrections, or it can't be written.
  static func write(_ report: CheckReport, to path: String, _ terminal: Terminal) throws {
    let context = GuessedContext(report.snippets)
    guard !context.isEmpty else { return terminal.note("Nothing was guessed, so '\(path)' isn't written.") }
    do {
      try Data(context.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      throw EnvironmentProblem(
        FileManager.default.fileExists(atPath: path)
          ? "'\(path)' exists already" : "'\(path)' can't be written: \(error.localizedDescription)",
        advice: "Name a file that doesn't exist yet, in a folder that does.")
    }
    terminal.note(
      "'\(path)' has what was guessed. Correct it, and name it as 'context:' in the documents' front matter.")
  }
}
