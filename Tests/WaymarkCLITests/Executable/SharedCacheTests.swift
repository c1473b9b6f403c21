import Diagnostics
import Foundation
import Testing

/// Several processes share one cache, and any of them may be killed at any moment.
@Suite struct SharedCacheTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<3 {
      try folder.write(
        "Content/page\(number).md",
        """
        # Page \(number)

        ```swift
        struct Hut\(number): Hashable { var name = "" }
        ```

        ```swift fails
        let height\(number): Int = "high"
        ```

        ```swift
        List(huts) { hut in Text(hut.name) }
          .navigationTitle("Huts \(number)")
        ```
        """)
    }
    // The reference SDK of the other tests; what is found out of snippets is kept here.
    try FileManager.default.createDirectory(atPath: folder.path("cache"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("cache/sdk"), withDestinationPath: Resources.executableFolder + "/test-cache/sdk")
    return folder
  }

  private static func check(_ folder: TemporaryFolder, _ arguments: [String] = []) async throws -> Tool.Outcome {
    try await Tool.run(
      ["check", "Content", "--format", "json"] + arguments, in: folder.path,
      environment: ["WAYMARK_CACHE": folder.path("cache")])
  }

  @Test func processesAtOnceReportTheSame() async throws {
    let folder = try Self.folder()
    let expected = try await Self.check(folder, ["--no-cache"])
    try #require(expected.code == 0, "\(expected.errors)")
    async let first = Self.check(folder)
    async let second = Self.check(folder)
    async let third = Self.check(folder)
    for outcome in try await [first, second, third] {
      #expect(outcome.code == 0)
      #expect(outcome.output == expected.output)
    }
    #expect(try await Self.check(folder).output == expected.output)
  }

  @Test func whatAKilledProcessLeavesIsNoHarm() async throws {
    let folder = try Self.folder()
    let expected = try await Self.check(folder, ["--no-cache"])
    var kept = 0
    for _ in 0..<4 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(Tool.executable))
      process.arguments = ["check", "Content"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(["WAYMARK_CACHE": folder.path("cache")]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Killed as soon as it has kept something new.
      while process.isRunning, folder.files(in: "cache/outcomes").count <= kept { usleep(500) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      kept = folder.files(in: "cache/outcomes").count
    }
    #expect(kept > 0)
    #expect(try await Self.check(folder).output == expected.output)
  }

  @Test func aDamagedEntryCountsAsMissing() async throws {
    let folder = try Self.folder()
    let expected = try await Self.check(folder)
    for (number, name) in folder.files(in: "cache").enumerated() where name.hasSuffix(".json") {
      let path = folder.path("cache/" + name)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      try Data(number % 2 == 0 ? bytes.prefix(bytes.count / 2) : []).write(to: URL(fileURLWithPath: path))
    }
    #expect(try await Self.check(folder).output == expected.output)
  }
}
