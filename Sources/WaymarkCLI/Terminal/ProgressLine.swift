import Foundation

/// One line on a terminal that is written over and over while work goes on; nothing where there is no terminal.
package final class ProgressLine: @unchecked Sendable {
  private let terminal: Terminal
  private let lock = NSLock()
  private var lastWrite: ContinuousClock.Instant?
  private var isShown = false
  private var isFinished = false

  package init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Shows a text in place of the last one, at most ten times a second.
  package func show(_ text: @autoclosure () -> String) {
    guard terminal.errors.isTerminal, terminal.environment["TERM"] != "dumb" else { return }
    lock.withLock {
      let now = ContinuousClock.now
      if isFinished { return }
      if let lastWrite, now - lastWrite < .milliseconds(100) { return }
      lastWrite = now
      isShown = true
      let width = terminal.width(of: terminal.errors) - 1
      try? terminal.errors.write("\r\u{1B}[K" + String(text().prefix(width)))
    }
  }

  /// Wipes the line; nothing is shown any more.
  package func finish() {
    lock.withLock {
      isFinished = true
      guard isShown else { return }
      isShown = false
      try? terminal.errors.write("\r\u{1B}[K")
    }
  }
}
