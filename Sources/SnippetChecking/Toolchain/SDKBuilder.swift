import ContentHashing
import Diagnostics
import Foundation
import Synchronization

/// Builds the reference SDK once for a toolchain, into the cache.
package struct SDKBuilder: Sendable {
  package var toolchain: Toolchain
  package var resources: Resources
  package var cache: CacheFolder

  package init(toolchain: Toolchain, resources: Resources, cache: CacheFolder) {
    self.toolchain = toolchain
    self.resources = resources
    self.cache = cache
  }

  /// Changes when the way of building does, so that older builds are not used.
  private static let recipe = "2"

  /// Finds or builds the SDK: for Apple's targets where the self-test passes, else in the fallback's way.
  ///
  /// - Parameter forced: builds in this mode alone; for tests.
  /// - Throws: `EnvironmentProblem` where neither works.
  package func sdk(forced: ReferenceSDK.Mode? = nil) throws -> ReferenceSDK {
    let manifest = try SDKManifest(folder: resources.referenceSDK)
    let plugin = try Self.macroPlugin()
    let modes = forced.map { [$0] } ?? [.appleTargets, .packageDescription]
    var problems: [EnvironmentProblem] = []
    for mode in modes {
      do {
        return try sdk(manifest: manifest, plugin: plugin, mode: mode)
      } catch let problem as EnvironmentProblem {
        problems.append(problem)
      }
    }
    throw problems.last ?? EnvironmentProblem("the reference SDK can't be built", advice: "")
  }

  private func sdk(manifest: SDKManifest, plugin: String, mode: ReferenceSDK.Mode) throws -> ReferenceSDK {
    var hash = SHA256()
    for field in [Self.recipe, mode.rawValue, toolchain.identity, manifest.contentHash()] { hash.update(field: field) }
    hash.update(FileManager.default.contents(atPath: plugin) ?? Data())
    let key = hash.finish()
    let folder = cache.builds + "/" + key
    let sdk = ReferenceSDK(
      toolchain: toolchain, manifest: manifest, folder: folder, mode: mode, key: key, macroPlugin: plugin)
    try CachedBuild(folder: folder).complete {
      if mode == .appleTargets {
        try AppleTargets(toolchain: toolchain, folder: folder + "/toolchain").prepare()
      }
      try buildModules(of: sdk)
      try SDKSelfTest(sdk: sdk).run(in: cache)
      try Data(SDKSourceReader.index(of: manifest).tsv.utf8).write(to: URL(fileURLWithPath: sdk.indexFile))
    }
    return sdk
  }

  /// Builds for all platforms at once, and lists the toolchain's names meanwhile.
  private func buildModules(of sdk: ReferenceSDK) throws {
    let failure = Mutex<(any Error)?>(nil)
    let platforms = ApplePlatform.allCases
    DispatchQueue.concurrentPerform(iterations: platforms.count + 1) { index in
      do {
        if index < platforms.count {
          try buildModules(of: sdk, for: platforms[index])
        } else {
          try ToolchainNames.write(to: sdk.toolchainNamesFile, toolchain: toolchain)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  private func buildModules(of sdk: ReferenceSDK, for platform: ApplePlatform) throws {
    let target = "\(sdk.folder)/modules/\(platform.rawValue)"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    for module in sdk.manifest.modules(for: platform) {
      var arguments = ["-frontend", "-emit-module", "-module-name", module.module, "-parse-as-library"]
      arguments += sdk.targetArguments(for: platform, version: platform.newestVersion)
      arguments += ["-swift-version", "6", "-enable-library-evolution", "-suppress-warnings"]
      // Clients see declarations alone; the bodies would double the time.
      arguments.append("-experimental-skip-non-inlinable-function-bodies")
      arguments += ["-o", "\(target)/\(module.module).swiftmodule"]
      arguments += try sources(of: module, sdk: sdk, for: platform)
      let result = try Subprocess(toolchain.frontend, arguments, timeLimit: 600).run()
      guard result.isSuccess else {
        throw Self.problem(result, building: module, for: platform.rawValue, with: toolchain)
      }
    }
  }

  /// What to say of a module that the compiler refuses.
  static func problem(
    _ result: Subprocess.Result, building module: SDKManifest.Module, for platform: String, with toolchain: Toolchain
  ) -> EnvironmentProblem {
    let errors = result.text.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
    return EnvironmentProblem(
      "the reference SDK's module \(module.module) doesn't build for \(platform) with \(toolchain.version):\n"
        + errors.joined(separator: "\n"),
      advice: errors.contains { $0.contains("No space left") }
        ? "Make room on the disk, or set WAYMARK_CACHE to a folder that has some."
        : "Use Swift 6.3, the version that this release of waymark was made with.")
  }

  private func sources(
    of module: SDKManifest.Module, sdk: ReferenceSDK, for platform: ApplePlatform
  ) throws -> [String] {
    let paths = sdk.manifest.sources(of: module)
    guard sdk.mode == .packageDescription else { return paths }
    let folder = "\(sdk.folder)/sources/\(platform.rawValue)/\(module.module)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try paths.enumerated().map { index, path in
      let source = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      let target = "\(folder)/\(index)-\((path as NSString).lastPathComponent)"
      try Data(AvailabilityFallback.rewrite(source, for: platform).utf8).write(to: URL(fileURLWithPath: target))
      return target
    }
  }

  /// The macro plugin lies beside the executable, or in `../lib/waymark` after an installation.
  ///
  /// - Throws: `EnvironmentProblem` that says where it looked.
  static func macroPlugin(executableFolder: String = Resources.executableFolder) throws -> String {
    #if os(macOS)
      let name = "libReferenceMacros.dylib"
    #else
      let name = "libReferenceMacros.so"
    #endif
    let candidates = ["\(executableFolder)/\(name)", "\(executableFolder)/../lib/waymark/\(name)"]
      .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw EnvironmentProblem(
        "the macro plugin \(name) is not at \(candidates.joined(separator: " nor at "))",
        advice: "Run 'swift build' once more, or reinstall with 'make install'.")
    }
    return found
  }
}
