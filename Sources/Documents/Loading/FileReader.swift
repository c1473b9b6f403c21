import Diagnostics
import Foundation

/// Reads whole files, and only files.
enum FileReader {
  enum Problem: Error {
    case unreadable(String)
    case tooLarge(Int)
    case notAFile

    func diagnostic(file: String) -> Diagnostic {
      let place = SourceSpan(file: file, line: 1, column: 1)
      switch self {
      case .unreadable(let reason):
        return Diagnostic(
          "document-unreadable", .error, "can't read \(file): \(reason)", at: place,
          recommendation: "Check that the file exists and may be read.")
      case .notAFile:
        return Diagnostic(
          "document-unreadable", .error, "\(file) is not a regular file", at: place,
          recommendation: "Name a Markdown file or a folder of them.")
      case .tooLarge(let size):
        return DocumentLimits.tooLarge(size: size, at: place)
      }
    }
  }

  static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(reason()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard Int(status.st_size) <= limit else { throw .tooLarge(Int(status.st_size)) }
    return try readAll(descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Reads to the end of whatever the descriptor is.
  static func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more, so that the end is seen without growing.
    var size = max(expected, 4096) + 1
    while true {
      let start = bytes.count
      var failed = false
      bytes.reserveCapacity(size)
      let chunk = [UInt8](unsafeUninitializedCapacity: size - start) { buffer, count in
        let received = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        failed = received < 0
        count = max(received, 0)
      }
      if failed {
        if errno == EINTR { continue }
        throw .unreadable(reason())
      }
      if chunk.isEmpty { return bytes }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(bytes.count) }
      if bytes.count == size { size = min(size * 2, limit + 1) }
    }
  }

  private static func reason() -> String {
    String(cString: strerror(errno))
  }
}
