import Diagnostics
import Documents

/// Judges all Swift snippets of a set of documents.
package struct Checker: Sendable {
  package struct Options: Sendable {
    /// Judge for these platforms alone, by Apple's names; empty for those of each document.
    package var platforms: [String] = []
    /// The lowest versions to judge for where a document names none.
    package var baselines: [Document.Baseline] = []
    /// How many compilers run at once; `nil` for one a core.
    package var jobs: Int?
    package var usesCache = true

    package init() {}
  }

  /// How far a check has come; reported from any thread.
  package struct Progress: Sendable {
    package enum Stage: Sendable {
      case preparingSDK, judging
    }

    package var stage: Stage
    package var done: Int
    package var total: Int
  }

  package var options: Options
  package var resources: Resources

  package init(options: Options = Options(), resources: Resources) {
    self.options = options
    self.resources = resources
  }

  /// Judges the snippets and gathers the documents' own diagnostics, all in the order of the files.
  ///
  /// - Throws: `EnvironmentProblem` where there is no usable toolchain or SDK; what is wrong with documents is reported,
  ///   not thrown.
  package func check(
    _ documents: DocumentSet, progress: @Sendable (Progress) -> Void = { _ in }
  ) async throws -> CheckReport {
    throw EnvironmentProblem("not built yet", advice: "")
  }
}
