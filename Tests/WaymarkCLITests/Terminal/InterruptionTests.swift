import Foundation
import Testing

@Suite struct InterruptionTests {
  /// Starts the tool, waits until it has begun to write, and interrupts it.
  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptedBuildLeavesNothing(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let asset = [UInt8](repeating: 0x61, count: 60_000)
    var links = "# A\n\n"
    for number in 0..<600 {
      try folder.write("Content/a\(number).bin", asset)
      links += "[a](a\(number).bin)\n"
    }
    try folder.write("Content/a.md", links)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Tool.executable))
    process.arguments = ["build", "--no-check", "Content", "-o", "out"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/nonexistent"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var isCut = false
    while process.isRunning, !isCut {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      if names.contains(where: { $0.hasPrefix(".out.waymark-") }) {
        kill(process.processIdentifier, signal)
        isCut = true
      }
      usleep(1000)
    }
    process.waitUntilExit()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!left.contains { $0.hasPrefix(".") }, "\(left)")
    // What had begun to move into place may be there, and is whole then.
    #expect(left == ["Content"] || folder.files(in: "out").filter { $0.hasSuffix(".bin") }.count == 600, "\(left)")
    if process.terminationReason == .uncaughtSignal { #expect(process.terminationStatus == signal) }
  }
}
