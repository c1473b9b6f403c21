import Diagnostics

@testable import Scenarios

/// Scenarios written in tests.
enum Scenarios {
  static func parse(_ text: String) -> (Scenario?, [Diagnostic]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return ScenarioParser.parse(
      lines.map { ScenarioParser.Line(text: String($1), line: $0 + 1) }, file: "a.scenario")
  }

  /// What is wrong with a scenario's text, or in what happens.
  static func problems(_ text: String) -> [Diagnostic] {
    let (scenario, problems) = parse(text)
    return scenario.map { ScenarioTrace(of: $0).diagnostics } ?? problems
  }
}
