import Foundation
import Synchronization

/// What is known of Apple's SDK: what it ships, and what of that the reference SDK declares. Read when first asked for,
/// since a check without errors needs none of it.
package final class Knowledge: Sendable {
  private let sdk: ReferenceSDK
  private let loaded = Mutex<(AppleCatalogue, SDKIndex)?>(nil)
  private let loadedToolchain = Mutex<ToolchainNames?>(nil)

  package init(sdk: ReferenceSDK) {
    self.sdk = sdk
  }

  package var catalogue: AppleCatalogue { load().0 }
  package var index: SDKIndex { load().1 }

  /// What the standard library and Foundation of the toolchain have.
  var toolchain: ToolchainNames {
    loadedToolchain.withLock { loaded in
      let read = loaded ?? ToolchainNames(file: sdk.toolchainNamesFile)
      loaded = read
      return read
    }
  }

  private func load() -> (AppleCatalogue, SDKIndex) {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let index = SDKIndex(tsv: FileManager.default.contents(atPath: sdk.indexFile) ?? Data())
      let read = (AppleCatalogue(referenceSDK: sdk.manifest.folder), index)
      loaded = read
      return read
    }
  }

  /// Whether the reference SDK has the module on the platform.
  package func hasModule(_ name: String, on platform: ApplePlatform) -> Bool {
    sdk.manifest.modules(for: platform).contains { $0.alias == name }
  }

  /// Whether Apple ships the module for another platform alone.
  package func isElsewhere(_ module: String, than platform: ApplePlatform) -> Bool {
    (module == "UIKit" && platform == .macOS) || (module == "AppKit" && platform == .iOS)
  }

  /// Whether a name that the catalogue doesn't have is formed like those of Apple's frameworks that it leaves out (QuartzCore,
  /// Core Graphics, Core Data, AVFoundation, …), and hardly as authors name their own.
  package func isPerhapsApples(_ name: String) -> Bool {
    ["CA", "CF", "CG", "CI", "NS", "AV", "MTL", "SCN", "UIGraphics"].contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// Whether a type of the SDK could be a view: a struct at top level that Apple calls one, or a name that Apple doesn't
  /// know, which may be the author's.
  package func mayBeView(_ type: String) -> Bool {
    let entries = catalogue.topLevel(type)
    return entries.isEmpty || conformances(of: type).contains("View")
  }

  /// The protocols that the SDK's declaration of a type names, read from the symbol graph's own words.
  package func conformances(of type: String) -> Set<String> {
    index.conformances[type] ?? []
  }
}
