import Foundation

/// The built executable, as people run it.
enum Tool {
  struct Outcome: Sendable {
    /// Negative where a signal ended it.
    var code: Int32
    var output: String
    var errors: String
  }

  /// `waymark` in the build folder, beside the tests' bundle.
  static let executable: String? = {
    let start = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let bundles =
      Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments.filter { $0.contains(".xctest") } + [start]
    for bundle in bundles {
      var folder = URL(fileURLWithPath: bundle)
      for _ in 0..<5 where folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("waymark").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue {
          return candidate
        }
      }
    }
    return nil
  }()

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - output: where standard output goes, instead of into the outcome.
  ///   - input: what standard input holds.
  ///   - inputPath: what it is instead.
  static func run(
    _ arguments: [String], in folder: String, environment: [String: String] = [:], output: FileHandle? = nil,
    input: String = "", inputPath: String? = nil
  ) async throws -> Outcome {
    guard let executable else { throw Missing() }
    let files = try TemporaryFolder()
    let outputFile = try files.write("output", "")
    let errorsFile = try files.write("errors", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: try inputPath ?? files.write("input", input))
    process.standardOutput = try output ?? FileHandle(forWritingTo: URL(fileURLWithPath: outputFile))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errorsFile))
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume() }
    }
    let status = process.terminationStatus
    return Outcome(
      code: process.terminationReason == .exit ? status : -status, output: try files.read("output"),
      errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: errorsFile)), as: UTF8.self))
  }

  struct Missing: Error {}
}
