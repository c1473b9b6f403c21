import Diagnostics
import Foundation

/// A file that a command writes: whole, or not at all.
enum OutputFile {
  /// - Throws: `EnvironmentProblem` where it can't be written.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw EnvironmentProblem(
        "'\(path)' can't be written", advice: "Name a file in a folder that exists and that you may write to.")
    }
  }
}
