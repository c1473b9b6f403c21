import Diagnostics
import NavigationModel

/// What happened in a scenario, step by step.
package struct ScenarioTrace: Sendable {
  package struct Entry: Sendable {
    /// The index of the scenario's step.
    package var step: Int
    package var state: State
    package var notes: [Note]
    package var isUnchanged: Bool
  }

  package var entries: [Entry]
  /// An error for each expectation that doesn't hold.
  package var diagnostics: [Diagnostic]

  /// How many screens may lie on the stacks of a window. Each step's state is kept and shown.
  static let maximumDepth = 200

  /// Runs a scenario to its end, wherever expectations fail; or until more screens lie on its stacks than a person can follow.
  package init(of scenario: Scenario) {
    entries = []
    diagnostics = []
    var state = scenario.start
    check(scenario.startExpectations, state, notes: [], isUnchanged: true, in: scenario)
    for (index, step) in scenario.steps.enumerated() {
      let reduction = reduce(state, step.event, in: scenario.app)
      let isUnchanged = reduction.state == state
      state = reduction.state
      entries.append(Entry(step: index, state: state, notes: reduction.notes, isUnchanged: isUnchanged))
      check(step.expectations, state, notes: reduction.notes, isUnchanged: isUnchanged, in: scenario)
      if state.windows.contains(where: { $0.depth > Self.maximumDepth }) {
        diagnostics.append(
          Diagnostic(
            "scenario-too-long", "more than \(Self.maximumDepth) screens lie on the stacks of a window", at: step.span,
            recommendation: "Divide the scenario; what follows was not looked at."))
        break
      }
    }
  }

  private mutating func check(
    _ expectations: [Expectation], _ state: State, notes: [Note], isUnchanged: Bool, in scenario: Scenario
  ) {
    let observation = Observation(state: state, notes: notes, isUnchanged: isUnchanged, scenario: scenario)
    for expectation in expectations {
      guard let actual = observation.mismatch(expectation.subject) else { continue }
      diagnostics.append(
        Diagnostic(
          "scenario-expectation", "'\(expectation.text)' doesn't hold: \(actual)", at: expectation.span,
          recommendation: "Correct the expectation, or what is said to happen before it."))
    }
  }
}

extension Window {
  /// How many screens lie on all of its stacks.
  fileprivate var depth: Int {
    (stacks + layers.map(\.stack) + queue.map(\.stack)).reduce(0) { $0 + $1.depth }
  }
}
