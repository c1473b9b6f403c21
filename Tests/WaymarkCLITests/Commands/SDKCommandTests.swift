import Testing

@testable import WaymarkCLI

@Suite struct SDKCommandTests {
  @Test func coverageIsToldByFrameworkDomainAndType() async {
    let output = await Console.run("sdk", "--coverage").output
    for part in ["By framework", "SwiftUI by domain", "The types that lack most", "Navigation:", "View:"] {
      #expect(output.contains(part))
    }
  }

  @Test func coverageOfATypeListsWhatIsMissing() async {
    let outcome = await Console.run("sdk", "--coverage", "navigationstack")
    #expect(outcome.output == "NavigationStack: 3 of 3 names, 100 %\n")
  }

  @Test func coverageOfAnUnknownTypeNamesTheNearest() async {
    let outcome = await Console.run("sdk", "--coverage", "NavigationStak")
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("Did you mean 'NavigationStack'?"))
  }

  @Test func theAuditGoesWithNothingElse() async {
    let outcome = await Console.run("sdk", "--audit", "--coverage")
    #expect(outcome.code == .trouble)
  }
}
