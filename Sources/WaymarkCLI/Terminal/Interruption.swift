import Dispatch
import Foundation

/// Sees to it that Ctrl-C leaves nothing half-written: what is in the making is removed before the process ends, and a
/// step that must not be cut in two is waited for.
package final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var unfinished: [String: Int] = [:]
  private var sources: [any DispatchSourceSignal] = []

  package init() {}

  /// Makes the signals that end a process go through here.
  package func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.end(by: number) }
      source.resume()
      sources.append(source)
    }
  }

  /// Runs `body`, during which `path` is unfinished: it is removed if the process is interrupted, and when `body` throws.
  package func removing<Result>(_ path: String, ifCut body: () throws -> Result) throws -> Result {
    lock.withLock { unfinished[path, default: 0] += 1 }
    defer {
      lock.withLock {
        unfinished[path, default: 1] -= 1
        if unfinished[path] == 0 { unfinished[path] = nil }
      }
    }
    do {
      return try body()
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  /// Runs a short step that an interruption waits for.
  package func shielding<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  private func end(by number: Int32) {
    lock.lock()
    for path in unfinished.keys { try? FileManager.default.removeItem(atPath: path) }
    signal(number, SIG_DFL)
    raise(number)
    // A signal that is blocked in this thread only ends the process later.
    exit(128 + number)
  }
}
