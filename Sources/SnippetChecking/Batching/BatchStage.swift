import Diagnostics
import Synchronization

/// Compiles together what may be, before the parts are judged one by one: what is accepted here needs no compiler of its
/// own any more. Whatever else there is to say is said by a compilation alone.
struct BatchStage: Sendable {
  let compiler: FrontendCompiler
  let store: OutcomeStore
  let workers: Int
  /// A folder for each worker.
  let scratch: [String]

  private struct Entry: Sendable {
    var key: String
    var candidate: BatchCandidate
    /// The same text on another platform, which is compiled whole, where this one is compiled for its types alone.
    var twin: String?
  }

  /// - Parameter progress: how many of the units that may be compiled together have been.
  func run(_ tasks: [JudgingTask], progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void) async throws {
    // The fallback's text isn't the unit's own.
    guard compiler.sdk.mode == .appleTargets else { return }
    let found = try await WorkerPool.map(count: tasks.count, workers: workers) { index, _ in
      self.entries(of: tasks[index])
    }
    var seen: Set<String> = []
    let entries = found.flatMap { $0 }.filter { seen.insert($0.key).inserted }
    let groups = Dictionary(uniqueKeysWithValues: entries.indices.map { ($0, entries[$0].candidate.group) })
    let batches = BatchPlan(groups: groups, workers: workers).batches
    let total = batches.reduce(0) { $0 + $1.count }
    let done = Counter()
    let batchCompiler = BatchCompiler(sdk: compiler.sdk)
    // Those whose types are right, until it is known of their twins that all else is.
    let waiting = Mutex<[Entry]>([])
    _ = try await WorkerPool.map(count: batches.count, workers: workers) { index, worker in
      let batch = batches[index]
      let accepted = try batchCompiler.accepted(batch.map { entries[$0].candidate }, in: scratch[worker])
      waiting.withLock { waiting in
        for place in accepted {
          let entry = entries[batch[place]]
          if entry.twin == nil { keep(entry) } else { waiting.append(entry) }
        }
      }
      progress(done.add(batch.count), total)
    }
    for entry in waiting.withLock(\.self) {
      if let twin = entry.twin, store.outcome(for: twin)?.isAccepted == true { keep(entry) }
    }
  }

  private func keep(_ entry: Entry) {
    store.keep(CompilerOutcome(ending: .finished, diagnostics: []), for: entry.key, isBatched: true)
  }

  /// The units of a part that are announced as right, aren't known yet, and may be compiled with others.
  private func entries(of task: JudgingTask) -> [Entry] {
    guard task.skipReason == nil, task.assembly.problem == nil else { return [] }
    let active = ActiveCode(task.assembly.source)
    var first: Entry?
    return task.platforms.compactMap { target in
      guard !Expectation(of: task.part, in: task.snippet, on: target.platform).isRejected,
        !active.isVacuous(on: target.platform, lines: task.authorLines)
      else { return nil }
      let unit = task.unit(for: target)
      let key = compiler.key(of: unit)
      guard store.outcome(for: key) == nil else { return nil }
      let modules = compiler.sdk.importableModules(on: target.platform)
      let candidate =
        try? first?.candidate.retargeted(to: target, modules: modules) ?? BatchCandidate(unit, modules: modules)
      if task.assembly.shape == .file { store.count(declaration: candidate != nil) }
      guard let candidate else { return nil }
      let entry = Entry(key: key, candidate: candidate, twin: candidate.group.depth == .types ? first?.key : nil)
      first = first ?? entry
      return entry
    }
  }
}
