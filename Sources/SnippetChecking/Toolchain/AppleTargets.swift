import Diagnostics
import Foundation

/// Lets a Linux toolchain compile for Apple's platforms, so that `#if os(…)`, `#available` and `@available` are judged by
/// the compiler itself.
///
/// This leans on a detail that nobody documents, and this file alone knows it. Each compiled module of the toolchain's
/// library names the triple that it was built for exactly once. A copy in which an equally long Apple triple stands there
/// instead loads under `-target …-apple-…`, while Clang goes on importing the machine's own C library under
/// `-clang-target`. Nothing is ever linked or run: modules are type-checked and lowered to SIL, which needs no Apple
/// library. `SDKSelfTest` proves on each machine that the compiler's answers come out right; where they don't, the
/// `AvailabilityFallback` is used.
package struct AppleTargets: Sendable {
  package let toolchain: Toolchain
  /// The folder of the retargeted copies, with one folder a platform.
  package let folder: String

  /// The triple of the toolchain's own modules.
  private static let hostTriple = "x86_64-unknown-linux-gnu"

  package init(toolchain: Toolchain, folder: String) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// The triple to write into the modules: as long as the host's, and lower than any version judged.
  private static func moduleTriple(for platform: ApplePlatform) -> String {
    switch platform {
    case .iOS: "x86_64-apple-ios13.0-abc"
    case .macOS: "x86_64-apple-macosx11.00"
    }
  }

  private static func moduleFile(for platform: ApplePlatform) -> String {
    switch platform {
    case .iOS: "x86_64-apple-ios-simulator.swiftmodule"
    case .macOS: "x86_64-apple-macos.swiftmodule"
    }
  }

  private static func target(for platform: ApplePlatform, version: String) -> String {
    switch platform {
    case .iOS: "x86_64-apple-ios\(version)-simulator"
    case .macOS: "x86_64-apple-macosx\(version)"
    }
  }

  /// The compiler's arguments for a platform at a deployment target.
  package func arguments(for platform: ApplePlatform, version: String) -> [String] {
    [
      "-target", Self.target(for: platform, version: version),
      "-clang-target", Self.hostTriple,
      "-disable-objc-interop",
      "-Xcc", "-fmodule-map-file=\(folder)/glibc.modulemap",
      "-I", "\(folder)/\(platform.rawValue)",
    ]
  }

  /// Copies and retargets the toolchain's modules.
  ///
  /// - Throws: `EnvironmentProblem` where the toolchain isn't laid out as expected.
  package func prepare() throws {
    let library = toolchain.hostLibraries
    let files = FileManager.default
    let modules = ((try? files.contentsOfDirectory(atPath: library)) ?? []).filter { $0.hasSuffix(".swiftmodule") }
    var copied = 0
    for module in modules.sorted() {
      guard let data = files.contents(atPath: "\(library)/\(module)/\(Self.hostTriple).swiftmodule"),
        let place = data.range(of: Data(Self.hostTriple.utf8)),
        data.range(of: Data(Self.hostTriple.utf8), in: place.upperBound..<data.endIndex) == nil
      else { continue }
      for platform in ApplePlatform.allCases {
        var retargeted = data
        retargeted.replaceSubrange(place, with: Data(Self.moduleTriple(for: platform).utf8))
        let target = "\(folder)/\(platform.rawValue)/\(module)"
        try files.createDirectory(atPath: target, withIntermediateDirectories: true)
        try retargeted.write(to: URL(fileURLWithPath: "\(target)/\(Self.moduleFile(for: platform))"))
      }
      copied += 1
    }
    let header = "\(library)/x86_64/SwiftGlibc.h"
    guard copied > 0, files.fileExists(atPath: header) else {
      throw EnvironmentProblem(
        "the toolchain's modules at '\(library)' are not laid out as known",
        advice: "Use Swift 6.3 for Linux on x86-64.")
    }
    let map = "module SwiftGlibc [system] { header \"\(header)\" export * }\n"
    try Data(map.utf8).write(to: URL(fileURLWithPath: "\(folder)/glibc.modulemap"))
  }
}
