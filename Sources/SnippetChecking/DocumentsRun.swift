import Diagnostics
import Documents
import Foundation

/// Finds out the verdicts of documents: those that have been found before are remembered, the others' parts are planned,
/// compiled together where they may be, and judged.
struct DocumentsRun: Sendable {
  let options: Checker.Options
  let sdk: ReferenceSDK
  let cache: CacheFolder
  let resources: Resources
  let environment: [String: String]
  /// How many compilers run at once.
  let workers: Int
  let progress: @Sendable (Checker.Progress) -> Void

  /// What is known of a document before its parts are judged.
  private struct Prepared: Sendable {
    var key: String
    var known: VerdictCache.Entry?
    var plan: TaskPlanner.Plan?
    /// What is wrong with the context file: the file's affair, which isn't remembered with the document.
    var ofContext: [Diagnostic]
  }

  /// The verdicts of each document, and what they took.
  func entries(of documents: [Document]) async throws -> ([VerdictCache.Entry], CheckReport.Effort) {
    let verdicts = VerdictCache(in: cache, sdk: sdk, options: options)
    let planner = TaskPlanner(options: options)
    let prepared = try await WorkerPool.map(count: documents.count, workers: workers) { index, _ in
      let document = documents[index]
      let (file, problems) = planner.contextFile(of: document)
      let key = verdicts.key(of: document, context: file?.text)
      if options.usesCache, let known = verdicts.entry(for: key) {
        return Prepared(key: key, known: known, ofContext: problems)
      }
      return Prepared(key: key, plan: planner.plan(document, contextFile: file), ofContext: problems)
    }
    let store = OutcomeStore(cache: options.usesCache ? ContentStore("outcomes", in: cache) : nil)
    var judged = try await judge(prepared.flatMap { $0.plan?.tasks ?? [] }, store: store)[...]
    var effort = store.effort
    let entries = prepared.map { prepared -> VerdictCache.Entry in
      if let known = prepared.known {
        effort.remembered += known.outcomes
        return known.adding(prepared.ofContext)
      }
      let own = judged.prefix(prepared.plan?.tasks.count ?? 0)
      judged = judged.dropFirst(own.count)
      let entry = VerdictCache.Entry(
        snippets: own.map(\.report), diagnostics: prepared.plan?.diagnostics ?? [],
        outcomes: own.reduce(0) { $0 + $1.outcomes })
      if options.usesCache, own.allSatisfy(\.isReproducible) { verdicts.keep(entry, for: prepared.key) }
      return entry.adding(prepared.ofContext)
    }
    return (entries, effort)
  }

  private func judge(_ tasks: [JudgingTask], store: OutcomeStore) async throws -> [PartJudge.Judged] {
    if tasks.isEmpty { return [] }
    cache.sweepScratch()
    let scratch = try (0..<max(1, workers)).map { _ in try cache.makeScratch() }
    defer { for path in scratch { try? FileManager.default.removeItem(atPath: path) } }
    let compiler = FrontendCompiler(sdk: sdk)
    if options.usesBatches {
      let stage = BatchStage(compiler: compiler, store: store, workers: workers, scratch: scratch)
      try await stage.run(tasks) { progress(.init(stage: .compilingTogether, done: $0, total: $1)) }
    }
    let knowledge = Knowledge(sdk: sdk)
    var judge = PartJudge(compiler: compiler, knowledge: knowledge, store: store)
    if tasks.contains(where: \.isProgram) { judge.runner = try await makeRunner(knowledge) }
    let done = Counter()
    return try await WorkerPool.map(count: tasks.count, workers: workers) { [judge] index, worker in
      let judged = try judge.judge(tasks[index], in: scratch[worker])
      progress(.init(stage: .judging, done: done.add(1), total: tasks.count))
      return judged
    }
  }

  /// - Throws: `EnvironmentProblem` where programs can't be built, or can't be isolated, on this machine.
  private func makeRunner(_ knowledge: Knowledge) async throws -> SnippetRunner {
    progress(.init(stage: .preparingHost, done: 0, total: 1))
    let made = try await WorkerPool.map(count: 1, workers: 1) { _, _ in
      let host = try HostSDKBuilder(toolchain: sdk.toolchain, resources: resources, cache: cache).sdk()
      return SnippetRunner(
        compiler: HostCompiler(sdk: host),
        sandbox: try Sandbox(readable: host.runtimeFolders, path: environment["PATH"]),
        knowledge: knowledge,
        results: options.usesCache ? ContentStore("programs", in: cache) : nil)
    }
    return made[0]
  }
}
