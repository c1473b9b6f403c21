import Foundation
import Testing

/// Keeps `Documentation/claims.md`, the list of what is claimed of navigation and which tests hold it, in step with the
/// tests. `UPDATE_CLAIMS=1 swift test --filter ClaimsMatrixTests` writes it anew.
@Suite struct ClaimsMatrixTests {
  private static let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let matrix = repository.appendingPathComponent("Documentation/claims.md")

  @Test func `The matrix names every claim and the tests that hold it`() throws {
    let text = try Self.written()
    if ProcessInfo.processInfo.environment["UPDATE_CLAIMS"] != nil { try Data(text.utf8).write(to: Self.matrix) }
    let own = try String(contentsOf: Self.matrix, encoding: .utf8)
    #expect(own == text, "Run 'UPDATE_CLAIMS=1 swift test --filter ClaimsMatrixTests'.")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| `") } > 100)
  }

  private static func written() throws -> String {
    var tests: [String: [String]] = [:]
    let folder = repository.appendingPathComponent("Tests").path
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".swift") {
      let source = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      // A trait on a test, then its name; nothing but other traits stands between.
      for match in source.matches(of: #/@Test\([^`@]*?\.claims\(([^)]*)\)[^`]*?`([^`]+)`/#) {
        for id in match.1.split(separator: ",") {
          let name = id.trimmingCharacters(in: CharacterSet(charactersIn: " \n\""))
          tests[name, default: []].append("\(match.2) ([\(suite(file))](../Tests/\(file)))")
        }
      }
    }
    let rows = tests.keys.sorted().map { "| `\($0)` | \((tests[$0] ?? []).joined(separator: "<br>")) |" }
    return """
      # What is claimed of navigation, and what holds it

      Each claim about how SwiftUI's navigation behaves has tests that run the model, and with it the simulator and every
      scenario. The tests' names say what holds. This page is generated from them, and a test keeps it so.

      | Claim | Tests |
      |---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static func suite(_ file: String) -> String {
    String(file.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }
}
