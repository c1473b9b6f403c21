import Diagnostics
import Foundation

/// A Swift toolchain on this machine.
package struct Toolchain: Hashable, Sendable {
  /// The folder that holds `bin` and `lib`.
  package let usr: String
  /// The compiler's own version line, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  package init(usr: String, version: String) {
    self.usr = usr
    self.version = version
  }

  package var frontend: String { usr + "/bin/swift-frontend" }
  package var swiftLibraries: String { usr + "/lib/swift" }
  package var hostPlugins: String { usr + "/lib/swift/host/plugins" }
  /// The libraries of Swift for Linux, which programs are linked with.
  var hostLibraries: String { swiftLibraries + "/linux" }

  /// What the toolchain calls this machine's processor.
  static var hostArchitecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// The triple that the compiler builds for by itself, such as `x86_64-unknown-linux-gnu`.
  var hostTarget: String? {
    guard let answer = try? Subprocess(frontend, ["-print-target-info"], timeLimit: 60).run(), answer.isSuccess,
      let information = try? JSONDecoder().decode(TargetInformation.self, from: Data(answer.text.utf8))
    else { return nil }
    return information.target.triple
  }

  private struct TargetInformation: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  /// Finds the toolchain in `$WAYMARK_TOOLCHAIN` (the folder that holds `usr`) or by the `swift` on the `PATH`.
  ///
  /// - Throws: `EnvironmentProblem` that says what to install.
  package static func locate(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Toolchain {
    let usr: String
    if let named = environment["WAYMARK_TOOLCHAIN"], !named.isEmpty {
      usr = named + "/usr"
    } else {
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      guard
        let swift = folders.map({ "\($0)/swift" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
      else {
        throw EnvironmentProblem(
          "no Swift toolchain: there is no 'swift' on the PATH",
          advice:
            "Install Swift 6 from https://www.swift.org/install, or set WAYMARK_TOOLCHAIN to a toolchain's folder.")
      }
      usr =
        URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
    }
    let frontend = usr + "/bin/swift-frontend"
    guard FileManager.default.isExecutableFile(atPath: frontend) else {
      throw EnvironmentProblem(
        "no Swift compiler at '\(frontend)'",
        advice: "Install Swift 6 from https://www.swift.org/install, or set WAYMARK_TOOLCHAIN to a toolchain's folder.")
    }
    let answer = try Subprocess(frontend, ["-version"], timeLimit: 60, environment: environment).run()
    let line = answer.text.split(separator: "\n").first { $0.contains("Swift version") }
    guard answer.isSuccess, let line else {
      throw EnvironmentProblem(
        "the Swift compiler at '\(frontend)' doesn't tell its version", advice: "Reinstall the toolchain.")
    }
    return Toolchain(usr: usr, version: String(line).trimmingCharacters(in: .whitespaces))
  }

  /// Names the toolchain for caches: the version, and the compiler's size and date, since two builds may share a version.
  package var identity: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: frontend)
    let size = attributes?[.size] as? Int ?? 0
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(version)|\(usr)|\(size)|\(Int(date))"
  }
}
