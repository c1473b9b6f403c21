import Foundation
import Synchronization

/// Runs work that blocks, such as waiting for compilers, on threads of its own.
enum WorkerPool {
  /// Does the work for each index on some threads and gives the results in order.
  ///
  /// - Parameters:
  ///   - worker: the number of the thread, from 0, so that each may own a folder.
  /// - Throws: the first error that occurred; no further index is begun after it.
  static func map<Output: Sendable>(
    count: Int, workers: Int, _ work: @escaping @Sendable (_ index: Int, _ worker: Int) throws -> Output
  ) async throws -> [Output] {
    guard count > 0 else { return [] }
    let shared = Shared<Output>(count: count)
    let threads = max(1, min(workers, count))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let finish = FinishLine(running: threads, done: done)
      for worker in 0..<threads {
        let thread = Thread {
          while let index = shared.next() {
            do {
              shared.store(try work(index, worker), at: index)
            } catch {
              shared.fail(error)
            }
          }
          finish.arrive()
        }
        // Parsing deeply nested code takes more than the half megabyte that a thread has.
        thread.stackSize = 64 << 20
        thread.start()
      }
    }
    return try shared.results()
  }

  private final class FinishLine: Sendable {
    private let running: Mutex<Int>
    private let done: CheckedContinuation<Void, Never>

    init(running: Int, done: CheckedContinuation<Void, Never>) {
      self.running = Mutex(running)
      self.done = done
    }

    func arrive() {
      let isLast = running.withLock { running in
        running -= 1
        return running == 0
      }
      if isLast { done.resume() }
    }
  }

  private final class Shared<Output: Sendable>: Sendable {
    private struct State {
      var next = 0
      var outputs: [Output?]
      var error: (any Error)?
    }

    private let count: Int
    private let state: Mutex<State>

    init(count: Int) {
      self.count = count
      state = Mutex(State(outputs: Array(repeating: nil, count: count)))
    }

    func next() -> Int? {
      state.withLock { state in
        guard state.error == nil, state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func store(_ output: Output, at index: Int) {
      state.withLock { $0.outputs[index] = output }
    }

    func fail(_ error: any Error) {
      state.withLock { $0.error = $0.error ?? error }
    }

    func results() throws -> [Output] {
      try state.withLock { state in
        if let error = state.error { throw error }
        return state.outputs.compactMap { $0 }
      }
    }
  }
}
