import Foundation

/// Runs another program to its end.
enum Subprocess {
  struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number where a signal ended it.
    var status: Int32
    /// Standard output and standard error, as they came, at most `limit` bytes.
    var text: String
  }

  private static let limit = 64 * 1024

  /// - Returns: `nil` where the program can't be started.
  static func run(_ executable: String, _ arguments: [String], environment: [String: String]) -> Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    var text: [UInt8] = []
    while true {
      let chunk = pipe.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      text += chunk.prefix(max(0, limit - text.count))
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .exit ? status : 128 + status, text: String(decoding: text, as: UTF8.self))
  }

  /// The first executable of a name in `PATH`.
  static func find(_ name: String, environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) && !Project.isFolder($0) }
  }
}
