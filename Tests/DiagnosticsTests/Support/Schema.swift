import Foundation
import Testing

/// The schemas that other people's tools hold a report against.
enum Schema: String {
  case sarif, junit

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What is wrong with a report; empty for a valid one. Where the validator isn't installed, the test is left out.
  func problems(in report: String) throws -> String {
    let python = Self.repository.appendingPathComponent(".venv/bin/python").path
    guard FileManager.default.isExecutableFile(atPath: python) else {
      try Test.cancel("There is no validator; 'Scripts/bootstrap test' installs it.")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
    try Data(report.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      Self.repository.appendingPathComponent("Tests/Schemas/validate.py").path, rawValue, file.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 3 {
      try Test.cancel("There is no validator; 'Scripts/bootstrap test' installs it.")
    }
    return process.terminationStatus == 0 ? "" : "invalid: \(output)"
  }
}
