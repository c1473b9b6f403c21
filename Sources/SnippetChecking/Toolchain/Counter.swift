import Synchronization

/// A number that several threads add to.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// - Returns: the sum.
  func add(_ more: Int) -> Int {
    count.withLock { count in
      count += more
      return count
    }
  }
}
