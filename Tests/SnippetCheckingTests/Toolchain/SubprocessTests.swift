import Diagnostics
import Testing

@testable import SnippetChecking

@Suite struct SubprocessTests {
  @Test func givesOutputAndExitStatus() throws {
    let result = try Subprocess("/bin/sh", ["-c", "echo one; echo two >&2; exit 3"], timeLimit: 20).run()
    #expect(result.text == "one\ntwo\n")
    #expect(result.ending == .exited(3))
  }

  @Test func stopsAProgramThatDoesNotEndTogetherWithItsChildren() throws {
    let begin = ContinuousClock.now
    let result = try Subprocess("/bin/sh", ["-c", "sleep 30 & sleep 30"], timeLimit: 0.3).run()
    #expect(result.ending == .timedOut)
    #expect(ContinuousClock.now - begin < .seconds(10))
  }

  @Test func boundsOutput() throws {
    var process = Subprocess("/bin/sh", ["-c", "head -c 3000000 /dev/zero"], timeLimit: 20)
    process.outputLimit = 1000
    let result = try process.run()
    #expect(result.output.count == 1000)
    #expect(result.isCut)
    #expect(result.ending == .exited(0))
  }

  @Test func tellsASignal() throws {
    #expect(try Subprocess("/bin/sh", ["-c", "kill -SEGV $$"], timeLimit: 20).run().ending == .signalled(11))
  }

  @Test func aProgramThatIsNotThereIsAnEnvironmentProblem() {
    #expect(throws: EnvironmentProblem.self) { try Subprocess("/nowhere/tool", [], timeLimit: 1).run() }
  }
}
