import Testing

@testable import WaymarkCLI

@Suite struct ExplainCommandTests {
  @Test func everyIdIsListedAndExplained() async {
    let list = await Console.run("explain").output
    for (id, text) in Explanations.all {
      #expect(list.contains(id))
      #expect(!text.isEmpty)
      let outcome = await Console.run("explain", id)
      #expect(outcome.code == .success)
      #expect(outcome.output.hasPrefix(id + "\n\n"))
    }
  }

  @Test func theVerdictsAreExplained() async {
    #expect(await Console.run("explain", "accepted-unexpectedly").output.contains("announced as wrong"))
  }

  @Test func aMissNamesTheNearest() async {
    let outcome = await Console.run("explain", "configuration-unknwon-key")
    #expect(outcome.code == .trouble)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Did you mean 'configuration-unknown-key'?"))
  }
}
