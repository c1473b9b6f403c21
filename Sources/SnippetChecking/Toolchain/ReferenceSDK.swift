import Foundation

/// The reference SDK, built for a toolchain: what it takes to compile a snippet against it, or against Apple's own SDKs.
package struct ReferenceSDK: Sendable {
  /// How platforms and versions are told apart.
  package enum Mode: String, Sendable, Codable {
    /// Real Apple targets; see `AppleTargets`.
    case appleTargets
    /// The machine's own target and one stated version; see `AvailabilityFallback`.
    case packageDescription
    /// Apple's own SDKs on a Mac instead of the reference SDK; see `AppleSDKs`.
    case appleSDKs
  }

  package let toolchain: Toolchain
  package let manifest: SDKManifest
  /// The folder of this build in the cache.
  package let folder: String
  package let mode: Mode
  /// Names toolchain, sources and the way of building; part of each outcome's key.
  package let key: String
  /// The macro plugin's library.
  package let macroPlugin: String
  /// Apple's SDKs, in the mode of that name.
  var appleSDKs: AppleSDKs?

  /// The list of what it declares, written when it is built.
  var indexFile: String { "\(folder)/\(indexName)" }
  var indexName: String { "index.tsv" }
  /// The list of what the toolchain itself has, written with it.
  var toolchainNamesFile: String { folder + "/toolchain.tsv" }

  /// The name and version that reports carry.
  package var title: String { appleSDKs?.title ?? "Waymark reference SDK 26 (\(key.prefix(12)))" }

  /// The compiler's arguments for client code of a platform at a deployment target.
  ///
  /// - Parameter source: the code; what it imports decides which modules are imported beside.
  package func arguments(
    for platform: ApplePlatform, version: String, languageMode: String, source: String
  ) -> [String] {
    var arguments = targetArguments(for: platform, version: version)
    // What `PlatformConfiguration` says too: code in `#if DEBUG` is code, and Xcode's debug builds compile it.
    arguments += ["-swift-version", languageMode, "-D", "DEBUG"]
    if mode == .appleSDKs { return arguments }
    for module in manifest.modules(for: platform) {
      if let alias = module.alias { arguments += ["-module-alias", "\(alias)=\(module.module)"] }
      if let extended = module.extends, source.contains("import \(extended)") {
        arguments += ["-import-module", module.module]
      }
    }
    return arguments
  }

  /// The modules that every file for the platform may import: the SDK's, and those of the toolchain that it stands beside.
  func importableModules(on platform: ApplePlatform) -> Set<String> {
    Set(manifest.modules(for: platform).compactMap { $0.alias ?? $0.extends } + ["Swift", "Foundation", "Observation"])
  }

  /// The modules whose names are in scope with these imports: what they re-export too, as their `Exports.swift` say.
  static func visibleModules(importing imports: Set<String>) -> Set<String> {
    imports.contains("SwiftUI") ? imports.union(["Foundation", "Observation", "Combine"]) : imports
  }

  func targetArguments(for platform: ApplePlatform, version: String) -> [String] {
    var arguments: [String]
    switch mode {
    case .appleTargets:
      arguments = AppleTargets(toolchain: toolchain, folder: folder + "/toolchain")
        .arguments(for: platform, version: version)
    case .packageDescription:
      arguments = AvailabilityFallback.arguments(version: version)
    case .appleSDKs:
      let own = appleSDKs?.arguments(for: platform, version: version) ?? []
      return own + ["-module-cache-path", "\(folder)/clang"]
    }
    arguments += [
      "-I", "\(folder)/modules/\(platform.rawValue)",
      "-module-cache-path", "\(folder)/clang",
      "-plugin-path", toolchain.hostPlugins,
      "-load-plugin-library", macroPlugin,
    ]
    return arguments
  }
}
