import Testing

@testable import WaymarkCLI

@Suite struct ProgressLineTests {
  @Test func thereIsNoneWithoutATerminal() {
    let console = Console()
    let line = ProgressLine(console.terminal())
    line.show("half")
    line.finish()
    #expect(console.errors.isEmpty)
  }

  @Test func aTerminalsLineIsWipedAtTheEnd() {
    let console = Console()
    let line = ProgressLine(console.terminal(environment: [:], isTerminal: true))
    line.show("Judging 1 of 2")
    line.show("shown too soon after the first")
    line.finish()
    line.show("too late")
    #expect(console.errors == "\r\u{1B}[KJudging 1 of 2\r\u{1B}[K")
    #expect(console.output.isEmpty)
  }

  @Test func aLongTextStaysOnItsLine() {
    let console = Console()
    ProgressLine(console.terminal(environment: [:], isTerminal: true)).show(String(repeating: "x", count: 500))
    #expect(console.errors.count { $0 == "x" } == 79)
  }
}
