import Foundation
import Testing

@Suite struct OutputTests {
  @Test func helpOnAFullDiskIsTrouble() async throws {
    let folder = try TemporaryFolder()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try await Tool.run(["help"], in: folder.path, output: full)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("The output can't be written: No space left on device."))
  }

  @Test func aReaderThatHasGoneIsNoFailure() async throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try await Tool.run(["explain"], in: folder.path, output: pipe.fileHandleForWriting)
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test func resultsGoToStandardOutputAndMistakesToStandardError() async throws {
    let folder = try TemporaryFolder()
    let version = try await Tool.run(["--version"], in: folder.path)
    #expect(version.code == 0)
    #expect(version.output.hasPrefix("waymark "))
    #expect(version.errors.isEmpty)
    let mistake = try await Tool.run(["chekc"], in: folder.path)
    #expect(mistake.code == 2)
    #expect(mistake.output.isEmpty)
    #expect(mistake.errors.contains("Did you mean 'check'?"))
  }

  @Test func colourIsForcedByTheEnvironmentAlone() async throws {
    let folder = try TemporaryFolder()
    let plain = try await Tool.run(["explain", "failed"], in: folder.path)
    #expect(!plain.output.contains("\u{1B}"))
    let coloured = try await Tool.run(["explain", "failed"], in: folder.path, environment: ["CLICOLOR_FORCE": "1"])
    #expect(coloured.output.contains("\u{1B}[1mfailed\u{1B}[0m"))
  }
}
