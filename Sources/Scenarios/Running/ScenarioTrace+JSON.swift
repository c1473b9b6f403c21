import Diagnostics
import NavigationModel

extension ScenarioTrace {
  /// The trace for programs: the names, and for each step the event, the state and the notes as ``StateWriter`` writes them.
  package func json(of scenario: Scenario) -> JSON {
    .object([
      "names": .array(scenario.names.texts.map { .string($0) }),
      "start": Self.parsed(StateWriter.bytes(of: scenario.start)),
      "steps": .array(
        entries.map { entry in
          .object([
            "line": .int(scenario.steps[entry.step].span.start.line),
            "event": .string(scenario.steps[entry.step].text),
            "state": Self.parsed(StateWriter.bytes(of: entry.state)),
            "notes": Self.parsed(StateWriter.bytes(of: entry.notes)),
          ])
        }),
    ])
  }

  private static func parsed(_ bytes: [UInt8]) -> JSON {
    (try? JSONParser.parse(bytes)) ?? .null
  }
}
