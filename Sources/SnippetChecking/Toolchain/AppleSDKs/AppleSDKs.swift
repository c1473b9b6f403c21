import Diagnostics
import Foundation

/// Apple's own SDKs, as Xcode has them: what `check --real-sdk` judges by.
///
/// **Untested.** It was written on Linux by what Swift's driver and Xcode's build logs show, and nobody has run it on a Mac
/// yet. Tests hold it to the arguments that it should compose; whether Apple's compiler takes them is what
/// `SDKSelfTest` finds out before anything is judged.
package struct AppleSDKs: Hashable, Sendable {
  struct SDK: Hashable, Sendable {
    /// The folder that ends in `.sdk`.
    var path: String
    /// Such as `26.0`.
    var version: String
    /// Apple's build number, such as `23A339`.
    var build: String
  }

  let iOS: SDK
  let macOS: SDK
  /// The folder of Xcode's toolchain, which holds `usr`. Apple's modules are read best by the compiler that comes with them.
  let toolchain: String

  /// Asks Xcode.
  ///
  /// - Parameter xcrun: the tool that knows where Xcode's parts lie.
  /// - Throws: `EnvironmentProblem` that says what is missing.
  static func locate(xcrun: String = "/usr/bin/xcrun") throws -> AppleSDKs {
    func ask(_ arguments: String...) throws -> String {
      let answer = try? Subprocess(xcrun, arguments, timeLimit: 60).run()
      let line = answer?.text.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
      guard let answer, answer.isSuccess, let line, !line.isEmpty else {
        throw EnvironmentProblem(
          "Xcode doesn't answer 'xcrun \(arguments.joined(separator: " "))'"
            + (line.map { ": \($0)" } ?? ""),
          advice: "'--real-sdk' needs Xcode, with its iOS platform; 'xcode-select --install' alone doesn't bring it.")
      }
      return line
    }
    func sdk(_ name: String) throws -> SDK {
      SDK(
        path: try ask("--sdk", name, "--show-sdk-path"), version: try ask("--sdk", name, "--show-sdk-version"),
        build: try ask("--sdk", name, "--show-sdk-build-version"))
    }
    let swift = URL(fileURLWithPath: try ask("--find", "swift"))
    let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return AppleSDKs(iOS: try sdk("iphonesimulator"), macOS: try sdk("macosx"), toolchain: toolchain.path)
  }

  func sdk(for platform: ApplePlatform) -> SDK {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    }
  }

  /// What reports call them.
  var title: String { "Apple's SDKs: iOS \(iOS.version) (\(iOS.build)), macOS \(macOS.version) (\(macOS.build))" }

  /// The compiler's arguments for a platform at a deployment target, as Swift's driver composes them.
  func arguments(for platform: ApplePlatform, version: String) -> [String] {
    let sdk = sdk(for: platform)
    let target =
      switch platform {
      case .iOS: "\(Self.architecture)-apple-ios\(version)-simulator"
      case .macOS: "\(Self.architecture)-apple-macosx\(version)"
      }
    let plugins = Self.developerFolder(of: sdk) + "/usr"
    return [
      "-target", target, "-sdk", sdk.path,
      "-plugin-path", toolchain + "/usr/lib/swift/host/plugins",
      // Apple's macros run in a process of the platform's own.
      "-external-plugin-path", "\(plugins)/lib/swift/host/plugins#\(plugins)/bin/swift-plugin-server",
    ]
  }

  /// `…/MacOSX.platform/Developer`, which holds `SDKs`. A simulator's macros are those of the device's platform.
  private static func developerFolder(of sdk: SDK) -> String {
    let folder = URL(fileURLWithPath: sdk.path).deletingLastPathComponent().deletingLastPathComponent().path
    return folder.replacing("iPhoneSimulator.platform", with: "iPhoneOS.platform")
  }

  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
