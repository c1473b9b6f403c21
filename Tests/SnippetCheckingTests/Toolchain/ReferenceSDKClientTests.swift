import Foundation
import Testing

@testable import SnippetChecking

/// Client code in the manner of Apple's documentation: what must compile, and what must not.
///
/// `// baseline: iOS 17, macOS 14` on the first lines sets the deployment targets, `// platforms: iOS` limits the
/// platforms. In a file of `reject` each line that must fail ends in `// error: text`, or `// error(macOS): text` where it
/// fails on one platform alone; no other line may fail.
@Suite struct ReferenceSDKClientTests {
  struct Client: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var platform: ApplePlatform
    var version: String

    var testDescription: String { "\((path as NSString).lastPathComponent) on \(platform.rawValue) \(version)" }
  }

  private static func clients(in folder: String) -> [Client] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("ReferenceSDKClients/\(folder)").path
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".swift") }
    return names.sorted().flatMap { name -> [Client] in
      let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)) ?? ""
      let head = text.split(separator: "\n").prefix(4)
      let baseline = head.first { $0.hasPrefix("// baseline:") }
      let platforms = head.first { $0.hasPrefix("// platforms:") }
      return ApplePlatform.allCases.filter { platforms?.contains($0.rawValue) ?? true }.map { platform in
        let version = baseline?.split(whereSeparator: { ", :".contains($0) }).drop { $0 != platform.rawValue }
          .dropFirst().first
        return Client(
          path: "\(root)/\(name)", text: text, platform: platform,
          version: version.map(String.init) ?? platform.newestVersion)
      }
    }
  }

  private static func compile(_ client: Client) throws -> CompilerOutcome {
    let folder = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let unit = CompilationUnit(primary: client.text, platform: client.platform, version: client.version)
    return try FrontendCompiler(sdk: TestToolchain.sdk.get()).compile(unit, in: folder)
  }

  @Test(arguments: clients(in: "accept")) func accepts(_ client: Client) throws {
    let outcome = try Self.compile(client)
    #expect(outcome.ending == .finished)
    for error in outcome.errors { Issue.record("line \(error.line): \(error.message)") }
  }

  @Test(arguments: clients(in: "reject")) func rejectsTheMarkedLinesAndNoOthers(_ client: Client) throws {
    let outcome = try Self.compile(client)
    let lines = client.text.components(separatedBy: "\n")
    let expected = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ($0.offset + 1, Self.marks(in: $0.element, for: client.platform)) }
    )
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

  /// The texts of a line's marks that hold for a platform.
  private static func marks(in line: String, for platform: ApplePlatform) -> [String] {
    line.components(separatedBy: "// error").dropFirst().compactMap { mark in
      let text = mark.trimmingCharacters(in: .whitespaces)
      for prefix in [":", "(\(platform.rawValue)):"] where text.hasPrefix(prefix) {
        return text.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces)
      }
      return nil
    }
  }

  @Test func thereAreClients() {
    #expect(Self.clients(in: "accept").count > 10)
    #expect(Self.clients(in: "reject").count > 10)
  }
}
