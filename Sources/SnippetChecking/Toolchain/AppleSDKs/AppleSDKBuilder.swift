import ContentHashing
import Diagnostics
import Foundation

/// Prepares judging by Apple's own SDKs, for `check --real-sdk`. **Untested**; see `AppleSDKs`.
package struct AppleSDKBuilder: Sendable {
  package var resources: Resources
  package var cache: CacheFolder

  package init(resources: Resources, cache: CacheFolder) {
    self.resources = resources
    self.cache = cache
  }

  /// Finds Xcode's SDKs and puts them to the test.
  ///
  /// - Throws: `EnvironmentProblem`: on another system than macOS, without Xcode, or if the compiler's answers come out
  ///   wrong.
  package func sdk() throws -> ReferenceSDK {
    #if os(macOS)
      let apple = try AppleSDKs.locate()
      let toolchain = try Toolchain.locate(environment: ["WAYMARK_TOOLCHAIN": apple.toolchain])
      let sdk = try sdk(apple, toolchain: toolchain)
      try CachedBuild(folder: sdk.folder, parts: [sdk.indexName]).complete {
        try SDKSelfTest(sdk: sdk).run(in: cache)
        try Data(SDKSourceReader.index(of: sdk.manifest).tsv.utf8).write(to: URL(fileURLWithPath: sdk.indexFile))
      }
      return sdk
    #else
      throw EnvironmentProblem(
        "'--real-sdk' needs macOS with Xcode: Apple's SDKs are nowhere else",
        advice: "Leave it out: without it, snippets are judged against Waymark's own declarations of Apple's SDKs.")
    #endif
  }

  /// The SDKs as what snippets are judged by. The key sets what is remembered of them apart from what the reference SDK
  /// said.
  func sdk(_ apple: AppleSDKs, toolchain: Toolchain) throws -> ReferenceSDK {
    let manifest = try SDKManifest(folder: resources.referenceSDK)
    var fields = ["apple-sdks-1", toolchain.identity, manifest.contentHash()]
    fields += [apple.iOS, apple.macOS].flatMap { [$0.path, $0.version, $0.build] }
    let key = SHA256.hash(fields: fields)
    return ReferenceSDK(
      toolchain: toolchain, manifest: manifest, folder: cache.builds + "/" + key, mode: .appleSDKs, key: key,
      macroPlugin: "", appleSDKs: apple)
  }
}
