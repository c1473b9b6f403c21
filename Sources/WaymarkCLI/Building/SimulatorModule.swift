import ContentHashing
import Diagnostics
import Foundation
import SnippetChecking

/// The module of WebAssembly in which pages run the model of navigation.
///
/// It is built from the sources that travel with the tool by the toolchain that checks snippets, when it is first wanted:
/// that takes half a minute of one core. Afterwards it comes from the cache.
struct SimulatorModule: Sendable {
  enum Outcome: Hashable, Sendable {
    /// The module's bytes.
    case built([UInt8])
    /// Why there is none, in words for the person who builds the site.
    case unavailable(String)
  }

  var toolchain: Toolchain
  var resources: Resources
  var cache: CacheFolder

  /// Changes when the way of building does; `build.sh` counts as a source.
  private static let recipe = "simulator-1"
  private static let name = "simulator.wasm"

  /// Finds the module or builds it. Processes that want the same at once wait for the one that builds.
  func outcome() -> Outcome {
    if let missing { return .unavailable(missing) }
    do {
      let folder = try cache.builds + "/simulator-" + key()
      try CachedBuild(folder: folder, parts: [Self.name], title: "the simulator's module").complete {
        try build(in: folder)
      }
      guard let module = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") else {
        return .unavailable("the simulator's module can't be read from '\(folder)'")
      }
      return .built([UInt8](module))
    } catch let problem as EnvironmentProblem {
      return .unavailable(problem.message)
    } catch {
      return .unavailable("the simulator's module can't be built: \(error.localizedDescription)")
    }
  }

  /// What isn't there that the build needs.
  private var missing: String? {
    let files = FileManager.default
    for folder in [resources.navigationModel, resources.simulator] where !files.fileExists(atPath: folder) {
      return "the sources of the simulator's module are not in '\(folder)'"
    }
    for tool in ["swiftc", "clang", "wasm-ld"] where !files.isExecutableFile(atPath: "\(toolchain.usr)/bin/\(tool)") {
      return "the Swift toolchain in '\(toolchain.usr)' has no '\(tool)'"
    }
    let library = "\(toolchain.swiftLibraries)/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"
    if !files.fileExists(atPath: library) {
      return "the Swift toolchain in '\(toolchain.usr)' has no standard library of Embedded Swift for WebAssembly"
    }
    return nil
  }

  /// Names what the module is made of: recipe, toolchain and sources.
  private func key() throws -> String {
    var hash = SHA256()
    hash.update(field: Self.recipe)
    hash.update(field: toolchain.identity)
    for folder in [resources.navigationModel, resources.simulator] {
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
        guard [".swift", ".c", ".sh"].contains(where: name.hasSuffix) else { continue }
        hash.update(field: name)
        let source = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        hash.update(field: String(decoding: source, as: UTF8.self))
      }
    }
    return hash.finish()
  }

  private func build(in folder: String) throws {
    let objects = folder + "/objects"
    try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    let arguments = [resources.simulator + "/build.sh", toolchain.usr, resources.navigationModel, objects]
    let result = try SnippetChecking.Subprocess("/bin/sh", arguments, timeLimit: 600).run()
    guard result.isSuccess else { throw Self.problem(result) }
    try FileManager.default.moveItem(atPath: "\(objects)/\(Self.name)", toPath: "\(folder)/\(Self.name)")
    try FileManager.default.removeItem(atPath: objects)
  }

  private static func problem(_ result: SnippetChecking.Subprocess.Result) -> EnvironmentProblem {
    if result.ending == .timedOut {
      return EnvironmentProblem("building the simulator's module took more than 10 minutes", advice: "")
    }
    let lines = result.text.split(separator: "\n")
    let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "it ended without a word"
    return EnvironmentProblem("the simulator's module doesn't build: \(reason)", advice: "")
  }
}
