import Diagnostics
import Documents
import HTMLBuilding
import NavigationModel
import Scenarios

extension DocumentRenderer {
  /// Writes a scenario: its lines with what is wrong with them, whether it holds, and everything that happens in it.
  mutating func renderScenario(_ fence: CodeFence) {
    let scenario = DocumentScenario(fence, file: document.source.file)
    html.markup("<figure class=\"snippet scenario\">\n<figcaption><details><summary>")
    html.element(.b, text: scenario.title ?? "Scenario")
    if let outcome = scenario.outcome {
      html.element(.span, .class("facts"), text: outcome.scenario.start.device.release)
    }
    let blaze = Blaze(verdict: scenario.diagnostics.isEmpty ? .verified : .failed)
    html.open(.span, .class(blaze.tone))
    blaze.writeDrawing(into: &html)
    html.text(scenario.diagnostics.isEmpty ? "holds" : scenario.outcome == nil ? "can't be read" : "doesn't hold")
    html.markup("</span></summary>\n")
    if let outcome = scenario.outcome {
      renderTrace(outcome.trace, of: outcome.scenario)
    } else {
      html.markup("<div class=\"judgement\" data-pagefind-ignore>\n")
      html.element(.p, text: "Its lines can't be read as a scenario, so nothing happens in it.")
      html.markup("</div>")
    }
    html.markup("</details></figcaption>\n")
    if let outcome = scenario.outcome { renderPlayer(of: outcome.scenario) }
    html.markup("<pre><code>")
    let messages = Dictionary(grouping: scenario.diagnostics) { $0.span?.start.line ?? fence.fenceLine }
    let steps = Set(scenario.outcome?.scenario.steps.map(\.span.start.line) ?? [])
    for line in fence.lines {
      if steps.contains(line.line) {
        html.element(.span, .class("step"), text: line.text)
      } else {
        html.text(line.text)
      }
      html.newline()
      for message in messages[line.line] ?? [] { write(message) }
    }
    html.markup("</code></pre>\n</figure>\n")
  }

  /// The place where a script shows the scenario being played, with all that it needs to know.
  private mutating func renderPlayer(of scenario: Scenario) {
    guard let module = site.theme.player.module else { return }
    html.open(
      .div, .class("player"), .data("data-module", root + module.path),
      .data("data-notes", root + site.theme.player.notes.path),
      .flag("hidden"))
    html.markup("<script type=\"application/json\">")
    html.json(PlayableScenario(scenario).json.compactUTF8())
    html.markup("</script></div>\n")
  }

  /// Every step as a list: what happens, what is there afterwards, and the notes on it.
  private mutating func renderTrace(_ trace: ScenarioTrace, of scenario: Scenario) {
    html.markup("<div class=\"judgement trace\" data-pagefind-ignore>\n<ol start=\"0\">\n<li><b>Start</b>")
    renderFacts(Observation(state: scenario.start, notes: [], isUnchanged: true, scenario: scenario))
    html.markup("</li>\n")
    for entry in trace.entries {
      html.markup("<li><code>")
      html.text(scenario.steps[entry.step].text)
      html.markup("</code>")
      if entry.isUnchanged { html.markup(" <span class=\"quiet\">changes nothing</span>") }
      renderFacts(
        Observation(state: entry.state, notes: entry.notes, isUnchanged: entry.isUnchanged, scenario: scenario))
      for note in entry.notes { render(note, scenario.names) }
      html.markup("</li>\n")
    }
    html.markup("</ol>\n</div>")
  }

  private mutating func renderFacts(_ observation: Observation) {
    html.markup("<dl>")
    for fact in observation.facts {
      html.markup("<div><dt>")
      html.text(fact.label)
      html.markup("</dt><dd>")
      html.text(fact.value)
      html.markup("</dd></div>")
    }
    html.markup("</dl>")
  }

  private mutating func render(_ note: Note, _ names: NameTable) {
    switch note.severity {
    case .info: html.markup("<p class=\"note\">")
    case .advice: html.markup("<p class=\"note warn\"><b>Advice:</b> ")
    case .mistake: html.markup("<p class=\"note no\"><b>Mistake:</b> ")
    }
    html.text(note.code.text.description)
    let about = [note.subject, note.object].compactMap { $0.map { names[$0] } }
    if !about.isEmpty {
      html.markup(" <span class=\"quiet\">(")
      html.text(about.joined(separator: ", "))
      html.markup(")</span>")
    }
    html.markup("</p>")
  }
}
