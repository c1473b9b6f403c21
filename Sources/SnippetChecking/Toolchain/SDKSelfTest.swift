import Diagnostics
import Foundation

/// Proves on this machine that the compiler's answers about platforms and versions come out right, before anything is
/// judged by them.
struct SDKSelfTest {
  let sdk: ReferenceSDK

  private struct Probe {
    var code: String
    var platform: ApplePlatform
    var version: String
    /// What an error must say, `nil` where there must be none.
    var error: String?
  }

  private static let probes: [Probe] = [
    Probe(code: "struct A: View { var body: some View { Text(\"\") } }", platform: .iOS, version: "17.0"),
    Probe(
      code: "struct A: View { var body: some View { Text(verbatim: 1) } }", platform: .macOS, version: "14.0",
      error: "cannot convert"),
    Probe(
      code: "struct A: View { var body: some View { TabView { Tab(\"\", systemImage: \"\") { Text(\"\") } } } }",
      platform: .iOS, version: "17.0", error: "is only available in iOS 18"),
    Probe(
      code: "struct A: View { var body: some View { Text(\"\").fullScreenCover(isPresented: .constant(true)) { } } }",
      platform: .macOS, version: "14.0", error: "is unavailable in macOS"),
    Probe(
      code: "struct A: View { var body: some View { Text(\"\").fullScreenCover(isPresented: .constant(true)) { } } }",
      platform: .iOS, version: "17.0"),
    Probe(code: "func f() -> Int { }", platform: .iOS, version: "17.0", error: "missing return"),
    Probe(code: "#if os(macOS)\nlet a: Int = \"\"\n#endif", platform: .iOS, version: "17.0"),
    Probe(code: "#if os(macOS)\nlet a: Int = \"\"\n#endif", platform: .macOS, version: "14.0", error: "cannot convert"),
    Probe(
      code: """
        struct A: View { var body: some View {
          if #available(iOS 18, macOS 15, *) { TabView { Tab("", systemImage: "") { Text("") } } } else { Text("") }
        } }
        """, platform: .iOS, version: "17.0"),
  ]

  /// The fallback doesn't know `#available` in client code.
  private func applies(_ probe: Probe) -> Bool {
    sdk.mode != .packageDescription || !probe.code.contains("#available")
  }

  /// - Throws: `EnvironmentProblem` that names the first probe with a wrong answer.
  func run(in cache: CacheFolder) throws {
    let compiler = FrontendCompiler(sdk: sdk)
    let scratch = try cache.makeScratch()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    for probe in Self.probes where applies(probe) {
      let unit = CompilationUnit(
        primary: "import SwiftUI\n" + probe.code + "\n", platform: probe.platform, version: probe.version)
      let outcome = try compiler.compile(unit, in: scratch)
      let isRight =
        switch probe.error {
        case nil: outcome.isAccepted
        case let text?:
          outcome.errors.contains {
            $0.message.contains(text) || (sdk.mode == .packageDescription && $0.message.contains("unavailable"))
          }
        }
      guard isRight else {
        let answer = outcome.errors.first?.message ?? (outcome.isAccepted ? "no error" : "\(outcome.ending)")
        throw EnvironmentProblem(
          "the compiler's answers can't be trusted (\(sdk.mode.rawValue)): for \(probe.platform.rawValue) \(probe.version) it said '\(answer)' of\n\(probe.code)",
          advice: "Use Swift 6.3 on Linux x86-64, which this release of waymark was made with.")
      }
    }
  }
}
