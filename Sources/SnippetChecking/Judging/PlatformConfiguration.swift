import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks for, answered as Apple's compiler would for a platform.
struct PlatformConfiguration: BuildConfiguration {
  private let platform: ApplePlatform
  private let answers: StaticBuildConfiguration

  init(_ platform: ApplePlatform) {
    self.platform = platform
    answers = StaticBuildConfiguration(
      targetOSs: [platform.rawValue], targetArchitectures: ["x86_64"],
      targetEnvironments: platform == .iOS ? ["simulator"] : [], targetRuntimes: ["_Native", "_multithreaded"],
      targetPointerAuthenticationSchemes: ["_none"], targetObjectFileFormats: ["MachO"],
      languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3))
  }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
    let elsewhere =
      platform == .iOS ? ["AppKit", "Cocoa", "Glibc", "Musl", "WinSDK"] : ["UIKit", "Glibc", "Musl", "WinSDK"]
    return !elsewhere.contains(importPath.first?.1 ?? "")
  }

  func isCustomConditionSet(name: String) throws -> Bool { name == "DEBUG" }
  func hasFeature(name: String) throws -> Bool { true }
  func hasAttribute(name: String) throws -> Bool { true }
  func isActiveTargetOS(name: String) throws -> Bool { answers.isActiveTargetOS(name: name) }
  func isActiveTargetArchitecture(name: String) throws -> Bool { answers.isActiveTargetArchitecture(name: name) }
  func isActiveTargetEnvironment(name: String) throws -> Bool { answers.isActiveTargetEnvironment(name: name) }
  func isActiveTargetRuntime(name: String) throws -> Bool { answers.isActiveTargetRuntime(name: name) }
  func isActiveTargetPointerAuthentication(name: String) throws -> Bool {
    answers.isActiveTargetPointerAuthentication(name: name)
  }
  func isActiveTargetObjectFormat(name: String) throws -> Bool { answers.isActiveTargetObjectFormat(name: name) }
  var targetPointerBitWidth: Int { answers.targetPointerBitWidth }
  var targetAtomicBitWidths: [Int] { answers.targetAtomicBitWidths }
  var endianness: Endianness { answers.endianness }
  var languageVersion: VersionTuple { answers.languageVersion }
  var compilerVersion: VersionTuple { answers.compilerVersion }
}
