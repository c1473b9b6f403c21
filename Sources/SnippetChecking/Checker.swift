import Diagnostics
import Documents
import Foundation
import Synchronization

/// Judges all Swift snippets of a set of documents.
package struct Checker: Sendable {
  package struct Options: Sendable {
    /// Judge for these platforms alone, by Apple's names; empty for those of each document.
    package var platforms: [String] = []
    /// The lowest versions to judge for where a document names none.
    package var baselines: [Document.Baseline] = []
    /// The language mode where a document names none.
    package var languageMode = "6"
    /// Whether declarations may be guessed that snippets leave out, where a document doesn't say.
    package var allowsPlaceholders = true
    /// Whether snippets marked `run` or `test` are executed.
    package var runsSnippets = false
    /// How many compilers run at once; `nil` for one a core.
    package var jobs: Int?
    package var usesCache = true
    /// Whether what may share a module is compiled together; the verdicts are the same.
    package var usesBatches = true
    /// Judge by Apple's own SDKs instead of the reference SDK. Untested; see `AppleSDKs`.
    package var usesAppleSDKs = false
    /// Judge these documents alone, by their paths within the content folder; `nil` for all.
    package var documents: Set<String>?

    package init() {}

    func baseline(of platform: ApplePlatform) -> String {
      baselines.first { ApplePlatform(named: $0.platform) == platform }?.version ?? platform.newestVersion
    }
  }

  /// How far a check has come; reported from any thread.
  package struct Progress: Sendable {
    package enum Stage: Sendable {
      case preparingSDK, compilingTogether, preparingHost, judging
    }

    package var stage: Stage
    package var done: Int
    package var total: Int
  }

  package var options: Options
  package var resources: Resources
  /// Where toolchain, cache and settings are looked for.
  package var environment: [String: String]

  package init(
    options: Options = Options(), resources: Resources,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.options = options
    self.resources = resources
    self.environment = environment
  }

  /// Judges the snippets and gathers the documents' own diagnostics, all in the order of the files.
  ///
  /// - Throws: `EnvironmentProblem` where there is no usable toolchain or SDK; what is wrong with documents is reported,
  ///   not thrown.
  package func check(
    _ documents: DocumentSet, progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws -> CheckReport {
    let workers = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    Subprocess.allow(workers)
    let sdk = try await prepareSDK(progress: progress)
    let folder = try CacheFolder.locate(environment: environment)
    let run = DocumentsRun(
      options: options, sdk: sdk, cache: folder, resources: resources, environment: environment, workers: workers,
      progress: progress)
    let judged = documents.documents.filter { options.documents?.contains($0.path) ?? true }
    let (entries, effort) = try await run.entries(of: judged)
    var report = CheckReport(
      toolchain: sdk.toolchain.version, sdk: sdk.title,
      baselines: Dictionary(
        uniqueKeysWithValues: ApplePlatform.allCases.map { ($0.rawValue, options.baseline(of: $0)) }))
    report.diagnostics = documents.diagnostics
    report.documents = judged.map(\.source.file)
    for (document, entry) in zip(judged, entries) {
      let accounting = FenceAccounting(document)
      report.diagnostics += document.diagnostics + entry.diagnostics + accounting.lost(in: entry.snippets)
      report.snippets += entry.snippets.map(accounting.fingerprinted)
    }
    switch sdk.mode {
    case .appleTargets: break
    case .packageDescription: report.remarks.append(Self.fallbackRemark)
    case .appleSDKs: report.remarks.append(Self.appleRemark)
    }
    report.effort = effort
    return report
  }

  /// Finds the toolchain and finds or builds the SDK, on a thread that may block.
  package func prepareSDK(progress: @escaping @Sendable (Progress) -> Void = { _ in }) async throws -> ReferenceSDK {
    progress(Progress(stage: .preparingSDK, done: 0, total: 1))
    let found = try await WorkerPool.map(count: 1, workers: 1) { _, _ in
      if options.usesAppleSDKs {
        let cache = try CacheFolder.locate(environment: environment)
        return try AppleSDKBuilder(resources: resources, cache: cache).sdk()
      }
      let toolchain = try Toolchain.locate(environment: environment)
      let cache = try CacheFolder.locate(environment: environment)
      return try SDKBuilder(toolchain: toolchain, resources: resources, cache: cache).sdk()
    }
    return found[0]
  }

  private static let appleRemark =
    "Judged by Apple's own SDKs, as '--real-sdk' asks. This way is untested: please report what looks wrong."
  private static let fallbackRemark =
    "This toolchain can't compile for Apple's platforms, so versions were judged by one stated version a platform; "
    + "'#available' and '#if os(…)' in snippets were not understood."
}
