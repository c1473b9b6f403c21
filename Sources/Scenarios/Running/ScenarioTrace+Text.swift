import Diagnostics
import NavigationModel

extension ScenarioTrace {
  /// The trace as text: each event, what is there after it, and the notes on it.
  package func text(of scenario: Scenario) -> String {
    var text =
      "start\n" + Self.lines(Observation(state: scenario.start, notes: [], isUnchanged: true, scenario: scenario))
    for entry in entries {
      let observation = Observation(
        state: entry.state, notes: entry.notes, isUnchanged: entry.isUnchanged, scenario: scenario)
      text +=
        "\n\(entry.step + 1). \(scenario.steps[entry.step].text)\(entry.isUnchanged ? "  (nothing changes)" : "")\n"
      text += Self.lines(observation)
      for note in entry.notes {
        let names = [note.subject, note.object].compactMap { $0.map { scenario.names[$0] } }.joined(separator: ", ")
        text += "   \(note.severity.word) \(note.code.id)\(names.isEmpty ? "" : " (\(names))"): \(note.code.text)\n"
      }
    }
    return text
  }

  /// What is there, a line for each thing that is.
  private static func lines(_ observation: Observation) -> String {
    observation.facts.map { "   \($0.label): \($0.value)\n" }.joined()
  }
}

extension Observation {
  /// What there is to see and to know of the focused window, in the words of expectations.
  package var facts: [(label: String, value: String)] {
    guard let window = state.window else { return [("screen", screenText)] }
    var facts: [(label: String, value: String)] = []
    if state.windows.count > 1 { facts.append(("window", scenario.names[window.name])) }
    if scenario.app.policies.signIn != .none { facts.append(("root", window.root.word.description)) }
    if let tab = window.tab { facts.append(("tab", scenario.names[tab])) }
    if let split = window.split {
      facts.append(("columns", words(columns)))
      facts.append(("sidebar", split.sidebar.map { scenario.names[$0] } ?? "none"))
      if scenario.app.split?.content != nil {
        facts.append(("content", split.content.map { scenario.names[$0] } ?? "none"))
      }
    }
    facts.append(("path", text(path(of: nil))))
    if !presented.isEmpty { facts.append(("presented", list(presented))) }
    if !presentedPath.isEmpty { facts.append(("presented path", text(presentedPath))) }
    if !waiting.isEmpty { facts.append(("waiting", list(waiting))) }
    facts.append(("screen", screenText))
    return facts
  }
}
