import Diagnostics
import Synchronization

/// The outcomes of one check: those found in the cache, and those found out since.
final class OutcomeStore: Sendable {
  /// `nil` where nothing is to be kept beyond this check.
  private let cache: ContentStore<CompilerOutcome>?
  private let state = Mutex<(outcomes: [String: CompilerOutcome], effort: CheckReport.Effort)>(([:], .init()))

  init(cache: ContentStore<CompilerOutcome>?) {
    self.cache = cache
  }

  var effort: CheckReport.Effort { state.withLock { $0.effort } }

  func outcome(for key: String) -> CompilerOutcome? {
    if let known = state.withLock({ $0.outcomes[key] }) { return known }
    guard let kept = cache?.value(for: key) else { return nil }
    state.withLock {
      $0.outcomes[key] = kept
      $0.effort.remembered += 1
    }
    return kept
  }

  /// Counts a complete declaration that isn't known yet.
  func count(declaration isSharable: Bool) {
    state.withLock {
      $0.effort.declarations += 1
      if isSharable { $0.effort.sharable += 1 }
    }
  }

  func keep(_ outcome: CompilerOutcome, for key: String, isBatched: Bool) {
    if outcome.isReproducible { cache?.keep(outcome, for: key) }
    state.withLock {
      $0.outcomes[key] = outcome
      if isBatched { $0.effort.batched += 1 } else { $0.effort.alone += 1 }
    }
  }
}
