import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

/// Builds a program against the host's SDK and runs it, unconfined: the code is the tests' own.
struct HostRun {
  /// What the program wrote.
  var output: String
  var ending: Subprocess.Ending

  /// Runs a program whose only file is `main.swift`, of these lines after `import SwiftUI`.
  static func main(_ code: String) throws -> HostRun {
    try HostRun(HostProgram([.init(name: "main.swift", text: "import SwiftUI\n" + code)]))
  }

  /// Runs the body of an asynchronous function on the main actor, where property wrappers may be used too.
  ///
  /// - Parameter declarations: what the body uses.
  static func body(_ body: String, declarations: String = "") throws -> HostRun {
    try HostRun(
      HostProgram([
        .init(
          name: "Program.swift",
          text: """
            import SwiftUI
            \(declarations)
            @MainActor func run() async throws {
            \(body)
            }
            @main struct Program { static func main() async throws { try await run() } }
            """)
      ]))
  }

  init(_ program: HostProgram) throws {
    let folder = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let build = try HostCompiler(sdk: TestToolchain.host.get()).build(program, in: folder)
    guard let executable = build.executable else {
      throw EnvironmentProblem("not built: \(build.ending), \(build.errors)", advice: "")
    }
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder
    let result = try Subprocess(executable, [], timeLimit: 30, environment: environment).run()
    output = result.text
    ending = result.ending
  }

  /// The output line by line.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
