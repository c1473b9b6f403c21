import Foundation
import Testing

@testable import SnippetChecking

/// Client code in the manner of Apple's documentation: what must compile, and what must not.
///
/// `// baseline: iOS 17, macOS 14` on the first lines sets the deployment targets, `// platforms: iOS` limits the
/// platforms. In a file of `reject` each line that must fail ends in `// error: text`, or `// error(macOS): text` where it
/// fails on one platform alone; no other line may fail.
struct SDKClient: Sendable, CustomTestStringConvertible {
  var path: String
  var text: String
  var platform: ApplePlatform
  var version: String

  var testDescription: String { "\((path as NSString).lastPathComponent) on \(platform.rawValue) \(version)" }

  static let accepted = all(in: "accept")
  static let rejected = all(in: "reject")

  private static func all(in folder: String) -> [SDKClient] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ReferenceSDKClients/\(folder)").path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".swift") }
    return names.sorted().flatMap { name -> [SDKClient] in
      let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)) ?? ""
      let head = text.split(separator: "\n").prefix(4)
      let baseline = head.first { $0.hasPrefix("// baseline:") }
      let platforms = head.first { $0.hasPrefix("// platforms:") }
      return ApplePlatform.allCases.filter { platforms?.contains($0.rawValue) ?? true }.map { platform in
        let version = baseline?.split(whereSeparator: { ", :".contains($0) }).drop { $0 != platform.rawValue }
          .dropFirst().first
        return SDKClient(
          path: "\(root)/\(name)", text: text, platform: platform,
          version: version.map(String.init) ?? platform.newestVersion)
      }
    }
  }

  /// Records an issue for each error.
  func expectAcceptance(with sdk: ReferenceSDK) throws {
    let outcome = try compile(with: sdk)
    #expect(outcome.ending == .finished)
    for error in outcome.errors { Issue.record("line \(error.line): \(error.message)") }
  }

  /// Records an issue for each marked line without the error that it announces, and for each other error.
  func expectMarkedErrorsAlone(with sdk: ReferenceSDK) throws {
    let outcome = try compile(with: sdk)
    let lines = text.components(separatedBy: "\n")
    let expected = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ($0.offset + 1, marks(in: $0.element)) })
    for (line, texts) in expected {
      for text in texts {
        #expect(
          outcome.errors.contains { $0.line == line && $0.message.contains(text) },
          "line \(line) should say '\(text)', says \(outcome.errors.filter { $0.line == line }.map(\.message))")
      }
    }
    for error in outcome.errors where expected[error.line]?.isEmpty ?? true {
      Issue.record("line \(error.line) fails without a mark: \(error.message)")
    }
  }

  private func compile(with sdk: ReferenceSDK) throws -> CompilerOutcome {
    let folder = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let unit = CompilationUnit(primary: text, platform: platform, version: version)
    return try FrontendCompiler(sdk: sdk).compile(unit, in: folder)
  }

  /// The texts of a line's marks that hold for the platform.
  private func marks(in line: String) -> [String] {
    line.components(separatedBy: "// error").dropFirst().compactMap { mark in
      let text = mark.trimmingCharacters(in: .whitespaces)
      for prefix in [":", "(\(platform.rawValue)):"] where text.hasPrefix(prefix) {
        return text.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces)
      }
      return nil
    }
  }
}
