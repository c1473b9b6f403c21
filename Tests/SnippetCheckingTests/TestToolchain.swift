import Diagnostics
import Foundation

@testable import SnippetChecking

/// The toolchain of this machine and the reference SDK built for it, in a cache of the build folder, shared by all tests.
enum TestToolchain {
  static let cache: Result<CacheFolder, any Error> = Result {
    try CacheFolder.locate(environment: ["WAYMARK_CACHE": Resources.executableFolder + "/test-cache"])
  }
  static let toolchain: Result<Toolchain, any Error> = Result { try Toolchain.locate() }
  static let builder: Result<SDKBuilder, any Error> = Result {
    SDKBuilder(toolchain: try toolchain.get(), resources: try Resources.locate(), cache: try cache.get())
  }
  static let sdk: Result<ReferenceSDK, any Error> = Result { try builder.get().sdk(forced: .appleTargets) }
  static let fallback: Result<ReferenceSDK, any Error> = Result { try builder.get().sdk(forced: .packageDescription) }

  static let host: Result<HostSDK, any Error> = Result {
    try HostSDKBuilder(toolchain: try toolchain.get(), resources: try Resources.locate(), cache: try cache.get()).sdk()
  }

  /// Compiles a text against the SDK for a platform.
  static func compile(
    _ primary: String, context: String = "", for platform: ApplePlatform = .iOS, version: String? = nil,
    languageMode: String = "6", with sdk: ReferenceSDK
  ) throws -> CompilerOutcome {
    let folder = try cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let unit = CompilationUnit(
      primary: "import SwiftUI\n" + primary, context: context.isEmpty ? "" : "import SwiftUI\n" + context,
      platform: platform, version: version ?? platform.newestVersion, languageMode: languageMode)
    return try FrontendCompiler(sdk: sdk).compile(unit, in: folder)
  }
}
