import Diagnostics
import Foundation

/// Builds programs for this machine against the host's SDK. It doesn't run them: code of documents is a stranger's.
package struct HostCompiler: Sendable {
  package let sdk: HostSDK
  /// Seconds for compiling one program.
  package var timeLimit: Double = 60

  package init(sdk: HostSDK) {
    self.sdk = sdk
  }

  /// Compiles and links in a folder that nobody else uses at the same time. The executable lies in it, and needs none of
  /// the other files there.
  ///
  /// - Throws: `EnvironmentProblem` where the tools can't be run; whatever they say of the program is in the result.
  package func build(_ program: HostProgram, in folder: String) throws -> HostBuild {
    let object = folder + "/program.o"
    let paths = try write(program, to: folder + "/sources")
    let result = try Subprocess(
      sdk.toolchain.frontend, arguments(for: program, paths: paths, object: object), timeLimit: timeLimit
    ).run()
    let messages = messages(in: result.text, files: zip(program.files, paths).map { ($0.name, $1) })
    guard result.isSuccess else {
      return HostBuild(ending: Self.ending(of: result, messages), messages: messages)
    }
    let executable = folder + "/program"
    let linking = try HostLinker(sdk: sdk).link([object], into: .executable(executable))
    let ending: HostBuild.Ending =
      linking.isSuccess ? .built(executable) : .failed("the linker: \(HostLinker.errors(in: linking))")
    return HostBuild(ending: ending, messages: messages)
  }

  private static let runnerName = "WaymarkTestRunner.swift"

  /// What SwiftPM generates for a package's tests.
  private static let runner = """
    import Testing
    @main struct WaymarkTestRunner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """

  private func arguments(for program: HostProgram, paths: [String], object: String) -> [String] {
    var arguments = ["-frontend", "-c", "-module-name", program.moduleName]
    arguments += sdk.arguments(languageMode: program.languageMode, sources: program.files.map(\.text))
    if program.entry == .tests || !paths.contains(where: { $0.hasSuffix("/main.swift") }) {
      arguments.append("-parse-as-library")
    }
    return arguments + ["-diagnostic-style", "llvm", "-o", object] + paths
  }

  /// Writes the files, and the tests' entry if there is one.
  ///
  /// - Returns: the paths in the order of the files, the entry's last.
  private func write(_ program: HostProgram, to folder: String) throws -> [String] {
    let files = FileManager.default
    do {
      try? files.removeItem(atPath: folder)
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var taken: Set<String> = program.entry == .tests ? [Self.runnerName] : []
      var texts = program.files.map { (Self.fileName($0.name, taken: &taken), $0.text) }
      if program.entry == .tests { texts.append((Self.runnerName, Self.runner)) }
      return try texts.map { name, text in
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        return "\(folder)/\(name)"
      }
    } catch {
      throw FrontendCompiler.cannotWrite(to: folder, error)
    }
  }

  /// A name on disk for a file: its own without folders and unusual characters; a module's files have different ones.
  private static func fileName(_ name: String, taken: inout Set<String>) -> String {
    let own = (name as NSString).lastPathComponent
    let stem = String((own.hasSuffix(".swift") ? own.dropLast(6) : own[...]).map(Self.plain))
    let plain = stem.allSatisfy { $0 == "_" } ? "File" : stem
    var candidate = plain + ".swift"
    var number = 1
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(plain)-\(number).swift"
    }
    return candidate
  }

  private static func plain(_ character: Character) -> Character {
    character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "+"
      ? character : "_"
  }

  /// The compiler's messages with the names that the files have in the program.
  private func messages(in output: String, files: [(name: String, path: String)]) -> [HostBuild.Message] {
    let placed = files.flatMap { file in
      CompilerDiagnosticParser(primaryName: file.path, contextName: "").parse(output)
        .filter { $0.place == .primary }.map { HostBuild.Message(file: file.name, diagnostic: naming($0)) }
    }
    let paths = Set(files.map(\.path))
    let others = CompilerDiagnosticParser.places(in: output).filter { !paths.contains($0.file) }.map { other in
      naming(
        CompilerDiagnostic(place: .elsewhere, line: 0, column: 0, severity: other.severity, message: other.message))
    }
    // What is wrong in a macro's expansion may have been placed where the macro stands.
    let unplaced = others.filter { other in !placed.contains { $0.diagnostic.message.hasSuffix(other.message) } }
    return placed + unplaced.map { HostBuild.Message(file: nil, diagnostic: $0) }
  }

  /// Messages speak of `Foundation`, not of the module that adds to it.
  private func naming(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    var named = diagnostic
    for module in sdk.manifest.hostModules {
      named.message = named.message.replacing(module.module, with: module.title)
    }
    return named
  }

  private static func ending(of result: Subprocess.Result, _ messages: [HostBuild.Message]) -> HostBuild.Ending {
    switch result.ending {
    case .timedOut: .timedOut
    case .signalled: .failed("the compiler broke down")
    case .exited:
      messages.contains { $0.diagnostic.severity == .error } ? .rejected : .failed("the compiler ended without a word")
    }
  }
}
