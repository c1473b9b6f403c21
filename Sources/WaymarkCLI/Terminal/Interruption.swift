import Dispatch
import Foundation
import SnippetChecking

/// Sees to it that Ctrl-C leaves nothing half-written: what is in the making is removed before the process ends, and a
/// step that must not be cut in two is waited for.
package final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  /// What lists the paths that are unfinished, by a number of its own.
  private var unfinished: [Int: @Sendable () -> [String]] = [:]
  private var lastNumber = 0
  private var isShielded = false
  /// The signal that came while a step had to be waited for.
  private var pending: Int32?
  private var sources: [any DispatchSourceSignal] = []

  package init() {}

  /// Makes the signals that end a process go through here.
  package func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Not SIG_IGN: programs that this one starts would inherit it and outlive a Ctrl-C.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.receive(number) }
      source.resume()
      sources.append(source)
    }
  }

  /// Runs `body`. If the process is interrupted meanwhile, what `paths` then lists is removed.
  package func removing<Result>(
    _ paths: @escaping @Sendable () -> [String], ifCut body: () throws -> Result
  ) rethrows -> Result {
    let number = lock.withLock {
      lastNumber += 1
      unfinished[lastNumber] = paths
      return lastNumber
    }
    defer { unshield(removing: number) }
    return try body()
  }

  /// A thread that works on something unfinished comes by here now and then, so that it stops when all is removed.
  package func pass() { lock.withLock {} }

  /// From now until the end of `removing`'s body an interruption waits.
  package func shield() { lock.withLock { isShielded = true } }

  private func unshield(removing number: Int) {
    let signal = lock.withLock {
      unfinished[number] = nil
      isShielded = false
      return pending
    }
    if let signal { receive(signal) }
  }

  func receive(_ number: Int32) {
    lock.lock()
    if isShielded {
      pending = number
      lock.unlock()
      return
    }
    // Threads stop at `pass()`; until then they may write into what is being removed.
    for _ in 0..<100 {
      let paths = unfinished.values.flatMap { $0() }.filter { FileManager.default.fileExists(atPath: $0) }
      if paths.isEmpty { break }
      for path in paths { try? FileManager.default.removeItem(atPath: path) }
      usleep(10_000)
    }
    SnippetChecking.Subprocess.stopAll()
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // Where the signal takes its time.
    usleep(100_000)
    exit(128 + number)
  }
}
