import Foundation

/// Where text goes: standard output, standard error, or a test's memory.
package struct Output: Sendable {
  package var isTerminal: Bool
  /// The terminal's columns, where there is one.
  package var columns: Int?
  /// Takes all bytes or throws `OutputProblem`. A reader that has gone is no problem.
  package var writeBytes: @Sendable ([UInt8]) throws -> Void

  package init(
    isTerminal: Bool = false, columns: Int? = nil, writeBytes: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.writeBytes = writeBytes
  }

  package func write(_ text: String) throws { try writeBytes(Array(text.utf8)) }

  /// A file descriptor of this process. `SIGPIPE` must be ignored.
  package static func descriptor(_ descriptor: Int32) -> Output {
    let isTerminal = isatty(descriptor) == 1
    return Output(isTerminal: isTerminal, columns: isTerminal ? columns(of: descriptor) : nil) { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EPIPE {
          return
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          throw OutputProblem(reason: String(cString: strerror(errno)))
        }
      }
    }
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The output could not be written, such as to a full disk.
package struct OutputProblem: Error, Sendable, Hashable {
  package var reason: String

  package init(reason: String) {
    self.reason = reason
  }
}
