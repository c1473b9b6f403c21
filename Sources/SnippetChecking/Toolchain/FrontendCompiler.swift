import ContentHashing
import Diagnostics
import Foundation

/// Asks the compiler about one unit at a time.
///
/// Type-checking is not enough: a missing return, an uninitialised `let` and Swift 6's data races are found when SIL is
/// made. `-emit-sil` does both, and goes on to SIL only where there is no type error.
package struct FrontendCompiler: Sendable {
  package let sdk: ReferenceSDK
  /// Seconds for one unit.
  package var timeLimit: Double = 60

  package init(sdk: ReferenceSDK) {
    self.sdk = sdk
  }

  private static let primaryName = "snippet.swift"
  /// The one file of a module with others in which statements may stand.
  private static let programName = "main.swift"
  private static let contextName = "context.swift"

  /// Names everything that the outcome depends on.
  package func key(of unit: CompilationUnit) -> String {
    SHA256.hash(fields: [
      "outcome-6", sdk.key, unit.platform.rawValue, unit.version, unit.languageMode, "\(unit.isLibrary)",
      unit.primary, unit.context,
    ])
  }

  /// Compiles in a folder that no other compilation uses at the same time.
  ///
  /// - Throws: `EnvironmentProblem` where the compiler can't be run; whatever it says is an outcome.
  package func compile(_ unit: CompilationUnit, in folder: String) throws -> CompilerOutcome {
    let primary = "\(folder)/\(unit.isLibrary ? Self.primaryName : Self.programName)"
    let context = "\(folder)/\(Self.contextName)"
    do {
      try Data(text(unit.primary, of: unit).utf8).write(to: URL(fileURLWithPath: primary))
      try Data(text(unit.context, of: unit).utf8).write(to: URL(fileURLWithPath: context))
    } catch {
      throw Self.cannotWrite(to: folder, error)
    }
    var arguments = ["-frontend", "-emit-sil", "-module-name", "Snippet"]
    arguments += sdk.arguments(
      for: unit.platform, version: unit.version, languageMode: unit.languageMode, source: unit.primary)
    if unit.isLibrary { arguments.append("-parse-as-library") }
    arguments += ["-diagnostic-style", "llvm", "-o", "/dev/null", "-primary-file", primary]
    if !unit.context.isEmpty { arguments.append(context) }
    let result = try Subprocess(sdk.toolchain.frontend, arguments, timeLimit: timeLimit).run()
    let diagnostics = CompilerDiagnosticParser(primaryName: primary, contextName: context)
      .parse(result.text).map(naming)
    if let fault = diagnostics.first(where: Self.isOfSDK) {
      throw EnvironmentProblem(
        "the compiler can't use the reference SDK in '\(sdk.folder)': \(fault.message)",
        advice: "Delete that folder; it is built anew when it is needed.")
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if sdk.mode == .packageDescription {
      let translated = diagnostics.map { AvailabilityFallback.translate($0, for: unit) }
      // An error that may be none leaves the question open.
      if translated.contains(nil) { return CompilerOutcome(ending: .silent, diagnostics: translated.compactMap { $0 }) }
      return CompilerOutcome(ending: ending(of: result, hasErrors), diagnostics: translated.compactMap { $0 })
    }
    return CompilerOutcome(ending: ending(of: result, hasErrors), diagnostics: diagnostics)
  }

  /// Whether an error is no snippet's fault: the SDK's modules can't be loaded.
  private static func isOfSDK(_ error: CompilerDiagnostic) -> Bool {
    error.severity == .error && error.place == .elsewhere && error.line == 0
      && error.message.hasPrefix("precompiled file '")
  }

  static func cannotWrite(to folder: String, _ error: any Error) -> EnvironmentProblem {
    EnvironmentProblem(
      "can't write to '\(folder)': \(error.localizedDescription)",
      advice: "Make room, or set WAYMARK_CACHE to a folder that can be written.")
  }

  private func ending(of result: Subprocess.Result, _ hasErrors: Bool) -> CompilerOutcome.Ending {
    switch result.ending {
    case .timedOut: .timedOut
    case .exited(0): .finished
    case .exited: hasErrors ? .finished : .silent
    case .signalled: .crashed
    }
  }

  private func text(_ source: String, of unit: CompilationUnit) -> String {
    sdk.mode == .packageDescription ? AvailabilityFallback.decidingConditions(in: source, for: unit.platform) : source
  }

  /// Messages speak of `SwiftUI`, not of the module that stands in for it.
  private func naming(_ diagnostic: CompilerDiagnostic) -> CompilerDiagnostic {
    var named = diagnostic
    for module in sdk.manifest.modules {
      named.message = named.message.replacing(module.module, with: module.title)
      for index in named.notes.indices {
        named.notes[index].message = named.notes[index].message.replacing(module.module, with: module.title)
      }
    }
    return named
  }
}
