import Diagnostics
import Documents
import Scenarios
import SnippetChecking

/// A check with its progress on the terminal.
struct CheckRun: Sendable {
  var terminal: Terminal
  var configuration: Configuration
  /// By Apple's names; empty for those of each document.
  var platforms: [String] = []
  var jobs: Int?
  var usesCache = true
  var usesBatches = true
  var usesAppleSDKs = false
  /// Whether the person asks for snippets to be run; the configuration may do so too.
  var runsSnippets = false
  /// Judge these alone, by their paths within the content folder.
  var documents: Set<String>?

  func report(on documents: DocumentSet) async throws -> CheckReport {
    let resources = try Resources.locate(environment: terminal.environment)
    var options = Checker.Options()
    options.platforms = platforms
    options.baselines = configuration.platforms
    if let mode = configuration.swift { options.languageMode = mode }
    options.allowsPlaceholders = configuration.allowsPlaceholders
    options.jobs = jobs
    options.usesCache = usesCache
    options.usesBatches = usesBatches
    options.usesAppleSDKs = usesAppleSDKs
    options.runsSnippets = runsSnippets || configuration.run && canRunPrograms(of: documents)
    options.documents = self.documents
    let line = ProgressLine(terminal)
    defer { line.finish() }
    var report = try await Checker(options: options, resources: resources, environment: terminal.environment)
      .check(documents) { progress in
        line.show(Self.words(for: progress))
      }
    report.diagnostics += behaviourDiagnostics(of: documents)
    return report
  }

  /// Whether programs that the configuration lets run can be isolated on this machine; where they can't, they are skipped, and
  /// whoever builds is told. `--run` on the command line insists.
  private func canRunPrograms(of documents: DocumentSet) -> Bool {
    let hasPrograms = documents.documents.contains { document in
      document.codeFences.contains { $0.language == "swift" && $0.info.contains(#/\b(?:run|test)\b/#) }
    }
    guard hasPrograms else { return true }
    do {
      _ = try Sandbox(readable: [], path: terminal.environment["PATH"])
      return true
    } catch {
      let reason = (error as? EnvironmentProblem)?.message ?? error.localizedDescription
      terminal.note("'run: true' in \(Project.fileName) has no effect here, and programs are skipped: \(reason)")
      return false
    }
  }

  /// What the documents' scenarios and tables say of navigation and doesn't hold in the model.
  private func behaviourDiagnostics(of documents: DocumentSet) -> [Diagnostic] {
    let judged = documents.documents.filter { self.documents?.contains($0.path) ?? true }
    return ParallelMap.map(judged) { document in
      DocumentScenario.all(in: document).flatMap(\.diagnostics) + SemanticsTable.diagnostics(of: document)
    }.flatMap { $0 }
  }

  private static func words(for progress: Checker.Progress) -> String {
    let count = progress.total > 1 ? " \(progress.done) of \(progress.total)" : ""
    return switch progress.stage {
    case .preparingSDK: "Preparing the reference SDK (once for each toolchain)…\(count)"
    case .preparingHost: "Preparing to run snippets (once for each toolchain)…"
    case .compilingTogether: "Compiling snippets together…\(count)"
    case .judging: "Judging snippets…\(count)"
    }
  }
}

extension CheckRun {
  /// What verdicts depend on beside documents, toolchain, SDK and versions, for a report that is to be joined to others.
  var namedOptions: [String: String] {
    [
      "waymark": CommandLineTool.version, "platforms": platforms.isEmpty ? "all" : platforms.joined(separator: ", "),
      "swift": configuration.swift ?? Checker.Options().languageMode,
      "placeholders": configuration.allowsPlaceholders ? "allowed" : "refused",
      "run": runsSnippets || configuration.run ? "yes" : "no",
    ]
  }
}
