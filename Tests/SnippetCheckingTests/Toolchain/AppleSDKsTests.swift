import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

/// What can be said of Apple's SDKs without a Mac: how Xcode is asked, and what the compiler is told. An `xcrun` of the
/// tests' own stands in for Xcode's.
@Suite final class AppleSDKsTests {
  private let folder: String

  init() throws {
    folder = try TestToolchain.cache.get().makeScratch()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Another process writes the script: a fork elsewhere in this one, while it is open for writing, would keep it from being
  /// run.
  private func xcrun(_ script: String) throws -> String {
    let path = folder + "/xcrun"
    let command = "printf '%s\\n' \"$1\" >\"$0\" && chmod 755 \"$0\""
    _ = try Subprocess("/bin/sh", ["-c", command, path, "#!/bin/sh\n\(script)"], timeLimit: 60).run()
    return path
  }

  private static let xcode = """
    X=/X.app/Contents/Developer
    case "$*" in
      "--sdk iphonesimulator --show-sdk-path") echo $X/Platforms/iPhoneSimulator.platform/Developer/SDKs/iPhoneSimulator26.0.sdk;;
      "--sdk macosx --show-sdk-path") echo $X/Platforms/MacOSX.platform/Developer/SDKs/MacOSX26.0.sdk;;
      "--sdk iphonesimulator --show-sdk-version" | "--sdk macosx --show-sdk-version") echo 26.0;;
      "--sdk iphonesimulator --show-sdk-build-version") echo 23A1;;
      "--sdk macosx --show-sdk-build-version") echo 25A2;;
      "--find swift") echo "warning: something" >&2; echo $X/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift;;
      *) exit 1;;
    esac
    """

  @Test func xcodeIsAskedForSDKsAndToolchain() throws {
    let apple = try AppleSDKs.locate(xcrun: xcrun(Self.xcode))
    let developer = "/X.app/Contents/Developer"
    #expect(apple.toolchain == "\(developer)/Toolchains/XcodeDefault.xctoolchain")
    #expect(
      apple.iOS.path == "\(developer)/Platforms/iPhoneSimulator.platform/Developer/SDKs/iPhoneSimulator26.0.sdk")
    #expect(apple.macOS.path == "\(developer)/Platforms/MacOSX.platform/Developer/SDKs/MacOSX26.0.sdk")
    #expect(apple.title == "Apple's SDKs: iOS 26.0 (23A1), macOS 26.0 (25A2)")
  }

  @Test func theCompilerIsGivenApplesSDKAndNothingOfOurs() throws {
    let apple = try AppleSDKs.locate(xcrun: xcrun(Self.xcode))
    let sdk = try builder().sdk(
      apple, toolchain: Toolchain(usr: apple.toolchain + "/usr", version: "Swift version 6.3"))
    let platforms = "/X.app/Contents/Developer/Platforms"
    let phone = sdk.arguments(for: .iOS, version: "17.0", languageMode: "6", source: "import Foundation\n")
    let phonePlugins = "\(platforms)/iPhoneOS.platform/Developer/usr"
    #expect(
      phone == [
        "-target", "\(AppleSDKs.architecture)-apple-ios17.0-simulator", "-sdk", apple.iOS.path,
        "-plugin-path", apple.toolchain + "/usr/lib/swift/host/plugins",
        "-external-plugin-path", "\(phonePlugins)/lib/swift/host/plugins#\(phonePlugins)/bin/swift-plugin-server",
        "-module-cache-path", sdk.folder + "/clang", "-swift-version", "6", "-D", "DEBUG",
      ])
    let mac = sdk.arguments(for: .macOS, version: "14.0", languageMode: "5", source: "import SwiftUI\n")
    #expect(mac.starts(with: ["-target", "\(AppleSDKs.architecture)-apple-macosx14.0", "-sdk", apple.macOS.path]))
    #expect(mac.contains { $0.hasPrefix("\(platforms)/MacOSX.platform/Developer/usr/lib/swift/host/plugins#") })
    #expect(!(phone + mac).contains { $0.contains("Reference") || $0 == "-module-alias" || $0 == "-I" })
    #expect(sdk.toolchain.frontend == apple.toolchain + "/usr/bin/swift-frontend")
  }

  @Test func nothingIsRememberedAcrossSDKs() throws {
    let first = try AppleSDKs.locate(xcrun: xcrun(Self.xcode))
    let second = try AppleSDKs.locate(xcrun: xcrun(Self.xcode.replacing("23A1", with: "23B1")))
    let reference = try TestToolchain.sdk.get()
    let unit = CompilationUnit(primary: "let a = 1\n", platform: .iOS, version: "17.0")
    let sdks = [reference] + [first, second].compactMap { try? builder().sdk($0, toolchain: reference.toolchain) }
    #expect(Set(sdks.map { FrontendCompiler(sdk: $0).key(of: unit) }).count == 3)
  }

  @Test func aMissingPlatformIsNamed() throws {
    let script = Self.xcode.replacing("\"--sdk iphonesimulator --show-sdk-path\"", with: "\"never\"")
    let xcrun = try xcrun(script)
    let problem = #expect(throws: EnvironmentProblem.self) { try AppleSDKs.locate(xcrun: xcrun) }
    #expect(problem?.message.contains("xcrun --sdk iphonesimulator --show-sdk-path") == true)
    #expect(problem?.advice.contains("Xcode") == true)
    let without = #expect(throws: EnvironmentProblem.self) { try AppleSDKs.locate(xcrun: folder + "/none") }
    #expect(without?.advice.contains("Xcode") == true)
  }

  #if os(Linux)
    @Test func onLinuxTheyAreRefused() throws {
      let problem = #expect(throws: EnvironmentProblem.self) { try builder().sdk() }
      #expect(problem?.message.contains("macOS with Xcode") == true)
    }
  #endif

  private func builder() throws -> AppleSDKBuilder {
    AppleSDKBuilder(resources: try Resources.locate(), cache: try TestToolchain.cache.get())
  }
}
