import Diagnostics
import Documents
import Foundation
import Testing

@testable import SnippetChecking

private let canIsolate = (try? Sandbox(readable: [])) != nil

/// Snippets that are executed, among them some that mean harm. Each runs in a document of its own, beside others.
@Suite(.enabled(if: canIsolate, "needs bubblewrap, and a system that lets it isolate programs"))
struct RunningTests {
  /// The reports of a document's snippets, with its programs executed.
  private static func reports(_ markdown: String, runs: Bool = true) async throws -> [SnippetReport] {
    let document = DocumentParser.parse(path: "page.md", source: SourceText(file: "page.md", text: markdown))
    let cache = try TestToolchain.cache.get()
    let environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": cache.path]) { $1 }
    var options = Checker.Options()
    options.runsSnippets = runs
    options.usesCache = false
    return try await Checker(options: options, resources: try Resources.locate(), environment: environment)
      .check(DocumentSet(documents: [document], assets: [], diagnostics: [])).snippets
  }

  private static func run(_ code: String, output: String? = nil) async throws -> SnippetReport {
    let fence = output.map { "\n```output\n\($0)\n```\n" } ?? ""
    return try await reports("```swift run\n\(code)\n```\n\(fence)")[0]
  }

  @Test func withoutConsentNothingRuns() async throws {
    let snippets = try await Self.reports(
      "```swift run\nprint(1)\n```\n\n```swift test\nimport Testing\n```\n", runs: false)
    #expect(snippets.map(\.verdict) == [.skipped, .skipped])
    #expect(snippets.map(\.reason) == ["not run", "not run"])
  }

  @Test func aProgramWritesWhatFollowsIt() async throws {
    let snippets = try await Self.reports(
      """
      ```swift hidden
      struct Hut { var name = "Alp" }
      ```

      ```swift run
      var path = NavigationPath()
      path.append(Hut().name)
      print(Hut().name, path.count)
      ```

      ```output
      Alp 1
      ```

      ```swift run
      print("Fels")
      ```

      > ```output
      > Alp
      > ```
      """)
    #expect(snippets.map(\.verdict) == [.verified, .verified, .failed])
    let mismatch = try #require(snippets[2].diagnostics.first)
    #expect(mismatch.id == "output-differs")
    #expect(mismatch.message == "the program writes 'Fels' where 'Alp' is expected")
    #expect(mismatch.span?.start == SourcePosition(line: 20, column: 3))
  }

  @Test func testsAreReportedOneByOneAtTheirLines() async throws {
    let snippets = try await Self.reports(
      """
      ```swift hidden
      struct Hut { var name = "Alp" }
      ```

      ```swift test
      import Testing

      @Test func theNameIsShort() { #expect(Hut().name.count == 3) }
      @Suite struct Huts {
        @Test("is high", arguments: [1, 2]) func height(of number: Int) { #expect(number == 1) }
        @Test(.disabled("later")) func later() {}
      }
      ```
      """)
    let report = snippets[1]
    #expect(report.verdict == .failed)
    #expect(report.tests.map(\.outcome) == [.passed, .failed, .skipped])
    #expect(report.tests.map(\.line) == [8, 10, 11])
    let failure = try #require(report.diagnostics.first)
    #expect(failure.message == "is high: Expectation failed: (number → 2) == 1")
    #expect(failure.span?.start == SourcePosition(line: 10, column: 69))
    #expect(report.diagnostics.count == 1)
  }

  @Test(arguments: [
    ("@Test func works() { #expect(1 + 1 == 2) }", Verdict.verified), ("struct Hut {}", .unresolved),
    ("@Test func leaves() { exit(0) }", .failed), ("@Test func crashes() { fatalError(\"so\") }", .failed),
    ("@Test func fails() throws { throw CancellationError() }", .failed),
    ("@Test func known() { withKnownIssue { #expect(1 == 2) } }", .verified),
    ("@Test func unknown() { _ = Missing() }", .unresolved), ("@Test func wrong() { let a: Int = \"a\" }", .failed),
  ])
  func testsAreHeldToTheirEnd(code: String, verdict: Verdict) async throws {
    let report = try await Self.reports("```swift test\nimport Testing\nimport Foundation\n\(code)\n```\n")[0]
    #expect(report.verdict == verdict, "\(report.diagnostics.map(\.message)) \(report.reason ?? "")")
  }

  @Test(arguments: [
    ("let a: [Int] = []\nprint(a[3])", "ended by a trap: Fatal error: Index out of range", 2),
    ("import Foundation\nexit(3)", "ended with code 3", 2), ("fatalError(\"no way\")", "Fatal error: no way", 2),
    ("print(String(repeating: \"a\", count: 2 << 20))", "had written 1024 KB", 2),
  ])
  func aProgramThatEndsBadlyFails(code: String, message: String, line: Int) async throws {
    let report = try await Self.run(code)
    #expect(report.verdict == .failed)
    #expect(report.diagnostics.first?.message.contains(message) == true, "\(report.diagnostics.map(\.message))")
    #expect(report.diagnostics.first?.span?.start.line == line)
  }

  @Test(arguments: ["struct Hut {}", "import UIKit\nprint(UIColor.red)", "print(Missing())"])
  func whatCanNotRunHereIsUnresolved(code: String) async throws {
    let report = try await Self.run(code)
    #expect(report.verdict == .unresolved, "\(report.diagnostics.map(\.message))")
  }

  /// What means harm does none, and whatever runs beside it goes on.
  @Test func hostileProgramsAreBounded() async throws {
    let marker = FileManager.default.temporaryDirectory.appendingPathComponent("escaped-\(UUID().uuidString)").path
    let server = try LoopbackServer()
    #expect(server.isReachable)
    setenv("WAYMARK_SECRET", "hut", 1)
    let programs = [
      // Never ends.
      "while true {}",
      "import Foundation\nThread.sleep(forTimeInterval: 1000)",
      // Writes a gigabyte.
      "let line = String(repeating: \"a\", count: 1 << 20)\nfor _ in 0..<1024 { print(line) }",
      // Takes all memory.
      "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 64 << 20)) }",
    ]
    let harmless = [
      // Starts as many processes as it can.
      (
        """
        import Foundation
        var started = 0
        for _ in 0..<300 {
          let child = Process()
          child.executableURL = URL(fileURLWithPath: "/usr/bin/sleep")
          child.arguments = ["100"]
          do { try child.run() } catch { break }
          started += 1
        }
        print(started < 64)
        exit(0)
        """, "true"
      ),
      // Writes, reads and looks outside of its folder.
      (
        """
        import Foundation
        func tries(_ path: String) -> Bool { FileManager.default.createFile(atPath: path, contents: Data("a".utf8)) }
        print(tries("\(marker)"), tries("/usr/a"), tries("/a"), tries("/proc/sys/kernel/core_pattern"), tries("mine"))
        print(FileManager.default.fileExists(atPath: "/root"), FileManager.default.fileExists(atPath: "/home"))
        print(FileManager.default.contents(atPath: "/etc/passwd") == nil)
        print(ProcessInfo.processInfo.environment["WAYMARK_SECRET"] ?? "none", NSHomeDirectory())
        """, "false false false false true\nfalse false\ntrue\nnone /scratch"
      ),
      // Fills the disk.
      (
        """
        import Foundation
        var written = 0
        for number in 0..<40 {
          guard FileManager.default.createFile(atPath: "f\\(number)", contents: Data(count: 1 << 20)) else { break }
          written += 1
        }
        print(written < 20)
        """, "true"
      ),
      // Calls a server that listens on this machine.
      (
        """
        import Foundation
        #if os(Linux)
          let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          var address = sockaddr_in()
          address.sin_family = sa_family_t(AF_INET)
          address.sin_port = UInt16(\(server.port)).bigEndian
          address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
          let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
          }
          print(status == 0 ? "reached" : "alone")
        #else
          print("elsewhere")
        #endif
        """, "alone"
      ),
    ]
    let bad = programs.map { "```swift run\n\($0)\n```\n" }
    let good = harmless.map { "```swift run\n\($0.0)\n```\n\n```output\n\($0.1)\n```\n" }
    let snippets = try await Self.reports((bad + good + ["```swift run\nprint(1)\n```\n"]).joined(separator: "\n"))
    #expect(snippets.prefix(4).map(\.verdict) == [.failed, .failed, .failed, .failed])
    let messages = snippets.flatMap(\.diagnostics).map(\.message)
    #expect(messages.filter { $0.contains("stopped after 10 seconds") }.count >= 2, "\(messages)")
    #expect(messages.contains { $0.contains("when it had written 1024 KB") }, "\(messages)")
    #expect(snippets[4...].map(\.verdict) == Array(repeating: .verified, count: 5), "\(messages)")
    #expect(!FileManager.default.fileExists(atPath: marker))
  }

  @Test func whereProgramsCanNotBeIsolatedNothingRuns() throws {
    let problem = try #require(throws: EnvironmentProblem.self) { try Sandbox(readable: [], path: "/nonexistent") }
    #expect(problem.message.contains("'bwrap'"))
    #expect(problem.advice.contains("bubblewrap"))
    // One that the system refuses.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/bwrap", withDestinationPath: "/usr/bin/false")
    #expect(throws: EnvironmentProblem.self) { try Sandbox(readable: [], path: folder) }
  }
}

/// A socket that listens on the loopback interface.
private final class LoopbackServer {
  private let listener: Int32
  let port: UInt16

  init() throws {
    listener = socket(AF_INET, Self.stream, 0)
    var address = Self.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(status)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Whether a program that isn't isolated reaches it.
  var isReachable: Bool {
    let client = socket(AF_INET, Self.stream, 0)
    defer { close(client) }
    var address = Self.address(port: port)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
