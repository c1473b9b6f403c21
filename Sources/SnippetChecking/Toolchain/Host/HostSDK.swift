import Foundation

/// The reference SDK built for this machine, as code that runs: what it takes to compile, link and run a program that
/// imports SwiftUI.
///
/// State, bindings, paths, environment values and publishers work in it; screens are not shown. Its modules carry the
/// names that clients import (`SwiftUI`, `Combine`), so that a program that prints a type's full name prints Apple's.
package struct HostSDK: Sendable {
  package let toolchain: Toolchain
  package let manifest: SDKManifest
  /// The folder of this build in the cache.
  package let folder: String
  /// Names toolchain, sources and the way of building; part of the key of whatever a program depends on.
  package let key: String
  /// The macro plugin's library.
  package let macroPlugin: String

  /// What the linker knows the library by.
  static let libraryName = "WaymarkHostSDK"

  var modules: String { folder + "/modules" }
  var libraries: String { folder + "/lib" }
  /// All modules in one shared library: a program links with it faster than with the archive of its objects.
  var library: String { "\(libraries)/lib\(Self.libraryName).so" }

  /// The folders that a linked program reads when it runs, besides the system's own libraries.
  package var runtimeFolders: [String] { [libraries, toolchain.hostLibraries] }

  /// What a module of the SDK is called in this build.
  static func name(of module: SDKManifest.Module) -> String { module.alias ?? module.module }

  /// The modules that a program may import, beside the toolchain's own.
  package var importableModules: [String] { manifest.hostModules.compactMap(\.alias) }

  /// The compiler's arguments for client code.
  ///
  /// - Parameter sources: the texts; what they import decides which modules are imported beside.
  func arguments(languageMode: String, sources: [String]) -> [String] {
    var arguments = baseArguments + ["-swift-version", languageMode]
    for module in manifest.hostModules {
      guard let extended = module.extends, sources.contains(where: { $0.contains("import \(extended)") }) else {
        continue
      }
      arguments += ["-import-module", module.module]
    }
    return arguments
  }

  /// The arguments that the SDK itself and its clients are compiled with.
  var baseArguments: [String] {
    [
      "-I", modules, "-module-cache-path", folder + "/clang", "-plugin-path", toolchain.hostPlugins,
      "-load-plugin-library", macroPlugin,
    ]
  }
}
