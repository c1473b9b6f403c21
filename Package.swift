// swift-tools-version: 6.1
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, as modules in `usr/lib/swift/host`. They are found beside the `swift` that is on
// the PATH, so that the same manifest serves any toolchain.
let hostModules: String = {
  if let named = ProcessInfo.processInfo.environment["WAYMARK_TOOLCHAIN"] {
    return named + "/usr/lib/swift/host"
  }
  let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  let swift = search.split(separator: ":").map { "\($0)/swift" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  let binaries = URL(fileURLWithPath: swift ?? "/usr/bin/swift").resolvingSymlinksInPath().deletingLastPathComponent()
  return binaries.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}()

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
let withSyntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", hostModules])]
let linkSyntax: [LinkerSetting] = [.unsafeFlags(["-L", hostModules, "-Xlinker", "-rpath", "-Xlinker", hostModules])]

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "waymark", targets: ["waymark"]),
    .library(name: "ReferenceRouter", targets: ["ReferenceRouter"]),
    .library(name: "ReferenceMacros", type: .dynamic, targets: ["ReferenceMacros"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .target(name: "Diagnostics", swiftSettings: strict),
    .target(name: "Documents", dependencies: ["Diagnostics", "CCMarkGFM", "CYAML"], swiftSettings: strict),
    .target(name: "NavigationModel", swiftSettings: strict),
    .target(name: "ReferenceRouter"),
    .target(
      name: "ReferenceMacros", path: "Sources/ReferenceSDK/Macros", swiftSettings: withSyntax,
      linkerSettings: linkSyntax),
    .target(
      name: "Scenarios", dependencies: ["Diagnostics", "Documents", "NavigationModel"], swiftSettings: strict),
    // Optimised in debug builds too: it reads the whole reference SDK each time the tool starts.
    .target(name: "ContentHashing", swiftSettings: strict + [.unsafeFlags(["-O"])]),
    .target(
      name: "SnippetChecking", dependencies: ["ContentHashing", "Diagnostics", "Documents", "Scenarios"],
      swiftSettings: withSyntax),
    .target(name: "HTMLBuilding", swiftSettings: strict),
    .target(
      name: "SiteGeneration",
      dependencies: ["Diagnostics", "Documents", "HTMLBuilding", "NavigationModel", "Scenarios"],
      swiftSettings: withSyntax),
    .target(name: "ArgumentParsing", swiftSettings: strict),
    .target(
      name: "WaymarkCLI",
      dependencies: [
        "ArgumentParsing", "ContentHashing", "Diagnostics", "Documents", "NavigationModel", "Scenarios",
        "SnippetChecking", "SiteGeneration",
      ],
      swiftSettings: withSyntax),
    .executableTarget(
      name: "waymark", dependencies: ["WaymarkCLI"], swiftSettings: withSyntax, linkerSettings: linkSyntax),

    .testTarget(name: "ContentHashingTests", dependencies: ["ContentHashing"], swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents"], swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests", dependencies: ["NavigationModel", "ReferenceRouter"], exclude: ["Coding/walk.hex"],
      swiftSettings: strict),
    .testTarget(
      name: "SimulatorWasmTests",
      dependencies: ["ContentHashing", "Diagnostics", "NavigationModel", "SnippetChecking", "WaymarkCLI"],
      exclude: ["replay.mjs"], swiftSettings: withSyntax, linkerSettings: linkSyntax),
    .testTarget(
      name: "PlayerTests", dependencies: ["Diagnostics", "SnippetChecking", "WaymarkCLI"], exclude: ["play.py"],
      swiftSettings: withSyntax, linkerSettings: linkSyntax),
    .testTarget(
      name: "ScenariosTests", dependencies: ["Diagnostics", "Documents", "Scenarios"], swiftSettings: strict),
    .testTarget(name: "ReferenceRouterTests", dependencies: ["ReferenceRouter"]),
    .testTarget(
      name: "SnippetCheckingTests", dependencies: ["SnippetChecking", "ReferenceMacros"],
      exclude: ["ReferenceSDKClients"], swiftSettings: withSyntax,
      linkerSettings: linkSyntax),
    .testTarget(
      name: "SiteGenerationTests", dependencies: ["SiteGeneration", "HTMLBuilding"], swiftSettings: withSyntax,
      linkerSettings: linkSyntax),
    .testTarget(
      name: "WaymarkCLITests",
      dependencies: [
        "WaymarkCLI", "ArgumentParsing", "Diagnostics", "Documents", "SnippetChecking", "waymark", "ReferenceMacros",
      ],
      swiftSettings: withSyntax, linkerSettings: linkSyntax),
  ],
  swiftLanguageModes: [.v6]
)
