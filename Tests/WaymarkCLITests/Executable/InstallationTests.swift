import Diagnostics
import Foundation
import Testing

/// The tool as it is installed: moved away from where it was built, started from elsewhere, through a link.
@Suite struct InstallationTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test func anInstalledToolChecksAndBuildsWhatLiesElsewhere() throws {
    let prefix = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    // A copy of the build, so that moving it away disturbs no other test.
    let build = prefix.path("build")
    try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
    for name in ["waymark", "libReferenceMacros.so"] {
      try FileManager.default.copyItem(
        atPath: "\(Resources.executableFolder)/\(name)", toPath: "\(build)/\(name)")
    }
    let environment = ["WAYMARK_BUILD": build]
    let install = try run("/bin/sh", ["\(Self.repository)/Scripts/install", prefix.path("usr")], in: "/", environment)
    #expect(install.code == 0, "\(install.output)")
    try FileManager.default.removeItem(atPath: build)

    // What the module for pages is built from travels along.
    for source in ["SimulatorWasm/build.sh", "SimulatorWasm/runtime.c", "NavigationModel/State/State.swift"] {
      #expect(prefix.exists("usr/share/waymark/\(source)"))
    }

    let link = elsewhere.path("wm")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: prefix.path("usr/bin/waymark"))
    try elsewhere.write("notes/first.md", "# First\n\n```swift\nNavigationStack { Text(\"Hello\") }\n```\n")
    let cache = ["WAYMARK_CACHE": Resources.executableFolder + "/test-cache", "WAYMARK_SEARCH": "off"]

    let check = try run(link, ["check", "notes", "--strict"], in: elsewhere.path, cache)
    #expect(check.code == 0, "\(check.output)")
    #expect(check.output.contains("verified"))
    let site = try run(link, ["build", "notes", "-o", "site"], in: elsewhere.path, cache)
    #expect(site.code == 0, "\(site.output)")
    #expect(FileManager.default.fileExists(atPath: elsewhere.path("site/first/index.html")))

    try elsewhere.write("notes/first.md", "# First\n\n```swift\nNavigationStak { Text(\"Hello\") }\n```\n")
    #expect(try run(link, ["check", "notes"], in: elsewhere.path, cache).code == 1)
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: String, _ environment: [String: String]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var inherited = ProcessInfo.processInfo.environment
    inherited["WAYMARK_RESOURCES"] = nil
    process.environment = inherited.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
