import Diagnostics
import Documents
import Scenarios

/// A scenario of the document that a program plays with a router of its own: `run scenario="Title"`.
///
/// The program does what the scenario's events say, and writes what it has then in the language of scenarios: each event on a
/// line of its own, as the scenario has it, and below it, indented, what its router holds, such as `path: list > hut(42)` and
/// `presented: none`. The events must be the scenario's, and everything that is written must hold in the model.
struct BoundScenario: Sendable, Hashable {
  let title: String
  private let fence: CodeFence
  private let file: String

  /// The scenario that a snippet names; `nil` where it names none, or one that isn't there.
  init?(of snippet: Snippet, in document: Document) {
    guard let title = snippet.attributes.scenario?.value,
      let fence = Self.titled(in: document).first(where: { $0.title == title })?.fence
    else { return nil }
    self.title = title
    self.fence = fence
    file = document.source.file
  }

  /// What is wrong with the title that a snippet gives.
  static func diagnostics(of attributes: SnippetAttributes, in document: Document) -> [Diagnostic] {
    guard let named = attributes.scenario else { return [] }
    let titles = titled(in: document).map(\.title)
    if titles.contains(named.value) { return [] }
    let near = EditDistance.nearest(to: named.value, among: titles)
    return [
      Diagnostic(
        "attribute-scenario-unknown", .error, "the document has no scenario with the title '\(named.value)'",
        at: named.span,
        recommendation: near.map { "Is it '\($0)'?" } ?? "Write title=\"\(named.value)\" after 'scenario' on its fence."
      )
    ]
  }

  private static func titled(in document: Document) -> [(title: String, fence: CodeFence)] {
    document.codeFences.filter { $0.language == DocumentScenario.language }.compactMap { fence in
      DocumentScenario.title(of: fence).map { ($0, fence) }
    }
  }

  /// Where a program's output departs from the scenario or from the model.
  ///
  /// - Parameter program: where the program stands.
  func disagreements(with output: String, program: SourceSpan) -> [Diagnostic] {
    let own = DocumentScenario.lines(of: fence)
    guard let wanted = ScenarioParser.parse(own, file: file).0 else {
      return [problem("the scenario '\(title)' can't be read", at: program)]
    }
    let firstStep = wanted.steps.first?.span.start.line ?? .max
    let declarations = own.filter { $0.line < firstStep && !$0.isExpectation }
    let written = output.swiftLines.enumerated().map { ScenarioParser.Line(text: $1, line: Self.base + $0) }
    let (played, mistakes) = ScenarioParser.parse(declarations + written, file: file)
    guard let played else {
      let mistake = mistakes.first
      let line = mistake?.span.map { $0.start.line - Self.base } ?? 0
      let text = written.indices.contains(line) ? written[line].text : ""
      return [
        problem(
          "the program writes '\(text)', which is no line of a scenario: \(mistake?.message ?? "")", at: program,
          mistake?.recommendation)
      ]
    }
    return Self.disagreements(of: played, with: wanted, program: program)
  }

  /// Written lines get numbers that no line of a document has.
  private static let base = 1 << 40

  private static func disagreements(
    of played: Scenario, with wanted: Scenario, program: SourceSpan
  ) -> [Diagnostic] {
    for (index, step) in wanted.steps.enumerated() {
      guard index < played.steps.count else {
        return [problem("the program ends before '\(step.text)'", at: step.span)]
      }
      guard played.steps[index].text == step.text else {
        return [
          problem("the program does '\(played.steps[index].text)' where the scenario has '\(step.text)'", at: step.span)
        ]
      }
      guard !played.steps[index].expectations.isEmpty else {
        return [
          problem(
            "the program doesn't say what its router holds after '\(step.text)'", at: step.span,
            "Let it write 'path: …' and 'presented: …' below the event, indented.")
        ]
      }
    }
    if let further = played.steps.dropFirst(wanted.steps.count).first {
      return [problem("the program goes on with '\(further.text)' after the scenario's end", at: program)]
    }
    let lines = played.steps.map(\.span.start.line)
    return ScenarioTrace(of: played).diagnostics.map { mismatch in
      let line = mismatch.span?.start.line ?? 0
      let step = wanted.steps[max((lines.firstIndex { $0 > line } ?? lines.count) - 1, 0)]
      return problem(
        "after '\(step.text)' the document's router and the model disagree: \(mismatch.message)", at: step.span,
        "Either the router does what SwiftUI's navigation doesn't, or the program plays the event in another way.")
    }
  }

  private static func problem(_ message: String, at span: SourceSpan, _ advice: String? = nil) -> Diagnostic {
    Diagnostic("scenario-disagrees", .error, message, at: span, recommendation: advice)
  }

  private func problem(_ message: String, at span: SourceSpan, _ advice: String? = nil) -> Diagnostic {
    Self.problem(message, at: span, advice)
  }
}

extension ScenarioParser.Line {
  fileprivate var isExpectation: Bool { text.first.map { $0 == " " || $0 == "\t" } ?? false }
}
