import Diagnostics

/// A document that comes on standard input.
enum StandardInput {
  /// - Throws: `EnvironmentProblem` where it can't be read.
  static func read(_ terminal: Terminal) throws -> [UInt8] {
    do {
      return try terminal.readInput()
    } catch {
      throw EnvironmentProblem("standard input can't be read", advice: "Send the document's text, or name its file.")
    }
  }
}
