import ContentHashing
import Diagnostics
import Foundation

/// The modules of the reference SDK, in the order in which they are built: `modules.json` beside their sources.
package struct SDKManifest: Sendable {
  package struct Module: Sendable, Codable {
    /// The name that snippets import, such as `SwiftUI`.
    package var alias: String?
    /// The toolchain's own module to which this one adds what only Apple's has, such as `Foundation`. A module can't
    /// stand in for one that it imports itself, so it is imported beside it.
    package var extends: String?
    /// The module's own name, such as `ReferenceSwiftUI`.
    package var module: String
    /// The folder of its sources.
    package var folder: String
    package var platforms: [ApplePlatform]
    /// Whether programs that run on this machine have it too; see `HostSDK`.
    package var host: Bool?
    package var dependsOn: [String]

    /// What messages and lists call it.
    package var title: String { alias ?? extends ?? String(module.trimmingPrefix("Reference")) }
  }

  package let folder: String
  package let modules: [Module]

  /// - Throws: `EnvironmentProblem` where the manifest is missing or broken: the installation is.
  package init(folder: String) throws {
    self.folder = folder
    let path = folder + "/modules.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw EnvironmentProblem("the reference SDK's '\(path)' is missing", advice: "Reinstall with 'make install'.")
    }
    do {
      modules = try JSONDecoder().decode([Module].self, from: data)
    } catch {
      throw EnvironmentProblem(
        "the reference SDK's '\(path)' is broken: \(error)", advice: "Reinstall with 'make install'.")
    }
  }

  package func modules(for platform: ApplePlatform) -> [Module] {
    modules.filter { $0.platforms.contains(platform) }
  }

  /// The modules of the host build.
  package var hostModules: [Module] { modules.filter { $0.host == true } }

  /// The Swift files of a module, sorted.
  package func sources(of module: Module) -> [String] {
    let root = folder + "/" + module.folder
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { root + "/" + $0 }
  }

  /// Names the content of the modules' sources; of all modules unless said.
  package func contentHash(of named: [Module]? = nil) -> String {
    var hash = SHA256()
    for module in named ?? modules {
      hash.update(
        field: "\(module.alias ?? "")|\(module.extends ?? "")|\(module.module)|\(module.platforms)|\(module.dependsOn)")
      for path in sources(of: module) {
        hash.update(field: String(path.dropFirst(folder.count)))
        hash.update(field: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
      }
    }
    return hash.finish()
  }
}
