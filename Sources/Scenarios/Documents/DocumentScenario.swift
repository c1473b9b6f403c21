import Diagnostics
import Documents

/// A scenario in a document: a fence of the language `scenario`.
package struct DocumentScenario: Sendable {
  /// `title="…"` in the fence's info string.
  package let title: String?
  /// The scenario with what happens in it; `nil` where its text is wrong.
  package let outcome: (scenario: Scenario, trace: ScenarioTrace)?
  /// Everything that is wrong with its text, or each expectation that doesn't hold.
  package let diagnostics: [Diagnostic]

  /// The language of its fence.
  package static let language = "scenario"

  package init(_ fence: CodeFence, file: String) {
    self.init(Self.lines(of: fence), file: file, title: Self.title(of: fence))
  }

  package static func title(of fence: CodeFence) -> String? {
    fence.info.firstMatch(of: /title="([^"]*)"/).map { String($0.1) }
  }

  package static func lines(of fence: CodeFence) -> [ScenarioParser.Line] {
    // A tab of which the container took a part stands as spaces at the start of the text, and counts one byte in the file.
    fence.lines.map { line in
      ScenarioParser.Line(text: line.text, line: line.line, column: line.column - line.virtualIndent)
    }
  }

  package init(_ lines: [ScenarioParser.Line], file: String, title: String? = nil) {
    self.title = title
    let (scenario, problems) = ScenarioParser.parse(lines, file: file)
    if let scenario {
      let trace = ScenarioTrace(of: scenario)
      outcome = (scenario, trace)
      diagnostics = trace.diagnostics
    } else {
      outcome = nil
      diagnostics = problems
    }
  }

  /// Whether a document has any.
  package static func isIn(_ document: Document) -> Bool {
    document.codeFences.contains { $0.language == language }
  }

  /// The scenarios of a document, in order.
  package static func all(in document: Document) -> [DocumentScenario] {
    document.codeFences.filter { $0.language == language }.map { DocumentScenario($0, file: document.source.file) }
  }
}
