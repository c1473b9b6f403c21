import Foundation

@testable import WaymarkCLI

/// Catches what a command writes.
final class Console: @unchecked Sendable {
  private let lock = NSLock()
  private var out: [UInt8] = []
  private var err: [UInt8] = []

  var output: String { lock.withLock { String(decoding: out, as: UTF8.self) } }
  var errors: String { lock.withLock { String(decoding: err, as: UTF8.self) } }

  func terminal(
    in folder: String = "", environment: [String: String] = ProcessInfo.processInfo.environment, input: String = "",
    isTerminal: Bool = false
  ) -> Terminal {
    Terminal(
      output: Output(isTerminal: isTerminal, columns: isTerminal ? 80 : nil) { bytes in
        self.lock.withLock { self.out += bytes }
      },
      errors: Output(isTerminal: isTerminal, columns: isTerminal ? 80 : nil) { bytes in
        self.lock.withLock { self.err += bytes }
      },
      readInput: { Array(input.utf8) }, environment: environment, folder: folder)
  }

  /// Runs a command line in a folder.
  static func run(
    _ arguments: String..., in folder: String = "", input: String = ""
  ) async -> (code: ExitCode, output: String, errors: String) {
    let console = Console()
    let code = await CommandLineTool.run(arguments, console.terminal(in: folder, input: input))
    return (code, console.output, console.errors)
  }
}
