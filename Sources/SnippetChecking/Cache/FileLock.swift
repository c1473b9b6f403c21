import Diagnostics
import Foundation

/// A lock between processes. The system lets go of it when its holder ends, however it ends.
package enum FileLock {
  /// Waits for the lock, does the work, lets go.
  package static func holding<T>(_ path: String, _ work: () throws -> T) throws -> T {
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw EnvironmentProblem(
        "can't make the lock '\(path)': \(String(cString: strerror(errno)))",
        advice: "Set WAYMARK_CACHE to a folder that can be written.")
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw EnvironmentProblem("can't lock '\(path)': \(String(cString: strerror(errno)))", advice: "")
      }
    }
    return try work()
  }
}
