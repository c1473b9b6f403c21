import Diagnostics
import Foundation

/// All that a command may touch besides files: handed in, so that a test can hand in its own.
package struct Terminal: Sendable {
  /// Results, and nothing else.
  package var output: Output
  /// Everything else: progress, notes, what is wrong with the command line.
  package var errors: Output
  package var readInput: @Sendable () throws -> [UInt8]
  package var environment: [String: String]
  /// Paths that aren't absolute begin here; empty for the process's own folder.
  package var folder: String
  package var interruption: Interruption

  package init(
    output: Output, errors: Output, readInput: @escaping @Sendable () throws -> [UInt8] = { [] },
    environment: [String: String] = [:], folder: String = "", interruption: Interruption = Interruption()
  ) {
    self.output = output
    self.errors = errors
    self.readInput = readInput
    self.environment = environment
    self.folder = folder
    self.interruption = interruption
  }

  /// The process's own.
  package static func process() -> Terminal {
    Terminal(
      output: .descriptor(STDOUT_FILENO), errors: .descriptor(STDERR_FILENO),
      readInput: { try Self.standardInput() }, environment: ProcessInfo.processInfo.environment)
  }

  /// Standard input to its end, or a little more of it than any document may have: some writers never end.
  private static func standardInput() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= inputLimit, let more = try FileHandle.standardInput.read(upToCount: 1 << 16), !more.isEmpty {
      bytes += more
    }
    return bytes
  }

  private static let inputLimit = 16 << 20

  /// A path as the person named it, seen from the process's folder.
  package func path(_ named: String) -> String {
    if named.hasPrefix("/") || folder.isEmpty { return named }
    return named == "." ? folder : "\(folder)/\(named)"
  }

  package var outputStyle: TextStyle { .choose(isTerminal: output.isTerminal, environment: environment) }
  package var errorStyle: TextStyle { .choose(isTerminal: errors.isTerminal, environment: environment) }

  /// The columns that help and reports are wrapped to: the terminal's, else `COLUMNS`, else 80; never more than 120.
  package func width(of output: Output) -> Int {
    let asked = output.columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    return min(max(asked, 40), 120)
  }

  /// A line on standard error. That it can't be written is nothing that anybody could be told.
  package func say(_ text: String) {
    try? errors.write(text.hasSuffix("\n") ? text : text + "\n")
  }

  package func note(_ text: String) {
    say("\(errorStyle(.note, "note:")) \(text)")
  }

  /// What is wrong, and on the next lines what to do about it.
  package func complain(_ message: String, advice: String = "") {
    var text = "\(errorStyle(.error, "error:")) \(errorStyle(.strong, message.safeForTerminal()))\n"
    for line in advice.safeForTerminal().split(separator: "\n") { text += "  \(line)\n" }
    say(text)
  }
}
