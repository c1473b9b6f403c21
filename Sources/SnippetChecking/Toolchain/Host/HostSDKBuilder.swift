import ContentHashing
import Diagnostics
import Foundation

/// Builds the reference SDK for this machine once for a toolchain, into the cache, when a program is first to be run.
package struct HostSDKBuilder: Sendable {
  package var toolchain: Toolchain
  package var resources: Resources
  package var cache: CacheFolder

  package init(toolchain: Toolchain, resources: Resources, cache: CacheFolder) {
    self.toolchain = toolchain
    self.resources = resources
    self.cache = cache
  }

  /// Changes when the way of building does, so that older builds are not used.
  private static let recipe = "host-1"

  /// Finds the SDK or builds it, which takes half a minute.
  ///
  /// - Throws: `EnvironmentProblem` where it can't be built.
  package func sdk() throws -> HostSDK {
    #if !os(Linux)
      throw EnvironmentProblem(
        "programs of documents can be run on Linux alone", advice: "Run this in a container of the image swift:6.3.")
    #else
      let manifest = try SDKManifest(folder: resources.referenceSDK)
      let plugin = try SDKBuilder.macroPlugin()
      var hash = SHA256()
      let sources = manifest.contentHash(of: manifest.hostModules)
      for field in [Self.recipe, Self.startup, toolchain.identity, sources] { hash.update(field: field) }
      hash.update(FileManager.default.contents(atPath: plugin) ?? Data())
      let key = hash.finish()
      let sdk = HostSDK(
        toolchain: toolchain, manifest: manifest, folder: cache.builds + "/" + key, key: key, macroPlugin: plugin)
      try CachedBuild(folder: sdk.folder, parts: ["modules", "lib"]).complete { try build(sdk) }
      return sdk
    #endif
  }

  private func build(_ sdk: HostSDK) throws {
    let objects = sdk.folder + "/objects"
    for folder in [sdk.modules, sdk.libraries, objects] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let built = try sdk.manifest.hostModules.map { module in
      let object = "\(objects)/\(HostSDK.name(of: module)).o"
      let result = try Subprocess(
        toolchain.frontend, arguments(for: module, of: sdk, object: object), timeLimit: 600
      ).run()
      guard result.isSuccess else {
        throw SDKBuilder.problem(result, building: module, for: "this machine", with: toolchain)
      }
      return object
    }
    let startup = try buildStartup(in: objects)
    let result = try HostLinker(sdk: sdk).link(built + [startup], into: .library(sdk.library))
    guard result.isSuccess else {
      throw EnvironmentProblem(
        "the reference SDK can't be linked for this machine: \(HostLinker.errors(in: result))",
        advice: "Use Swift 6.3, the version that this release of waymark was made with.")
    }
    try FileManager.default.removeItem(atPath: objects)
  }

  /// Lets programs write line by line, as on a terminal: what one printed before it broke down is not lost.
  private static let startup = """
    extern void *stdout;
    extern int setvbuf(void *stream, char *buffer, int mode, unsigned long size);
    __attribute__((constructor)) static void writeLineByLine(void) { setvbuf(stdout, 0, 1, 0); }

    """

  private func buildStartup(in folder: String) throws -> String {
    let source = folder + "/startup.c"
    try Data(Self.startup.utf8).write(to: URL(fileURLWithPath: source))
    let object = folder + "/startup.o"
    let result = try Subprocess(
      "\(toolchain.usr)/bin/clang", ["-c", "-fPIC", "-O1", source, "-o", object], timeLimit: 60
    ).run()
    guard result.isSuccess else {
      throw EnvironmentProblem(
        "the toolchain's C compiler doesn't work: \(HostLinker.errors(in: result))", advice: "Reinstall the toolchain.")
    }
    return object
  }

  /// The sources import each other by the names that stand in for Apple's; aliases lead these back to Apple's.
  private func arguments(for module: SDKManifest.Module, of sdk: HostSDK, object: String) -> [String] {
    let name = HostSDK.name(of: module)
    var arguments = ["-frontend", "-c", "-module-name", name, "-parse-as-library"] + sdk.baseArguments
    for other in sdk.manifest.hostModules {
      if let alias = other.alias { arguments += ["-module-alias", "\(other.module)=\(alias)"] }
    }
    // As resilient as Apple's modules are: whether a switch needs `@unknown default` depends on it.
    arguments += ["-swift-version", "6", "-enable-library-evolution", "-suppress-warnings"]
    arguments += ["-emit-module-path", "\(sdk.modules)/\(name).swiftmodule", "-o", object]
    return arguments + sdk.manifest.sources(of: module)
  }
}
