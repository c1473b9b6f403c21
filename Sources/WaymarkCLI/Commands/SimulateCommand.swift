import ArgumentParsing
import Diagnostics
import Documents
import Foundation
import Scenarios

enum SimulateCommand {
  static let file = Positional(
    ValueForm("FILE"), help: "A scenario, or a document (.md, .markdown) with scenarios; '-' for standard input.")
  static let format = Option(
    "format", value: ValueForm("FORMAT", .choice(["text", "json"])), help: "The form of the trace; text unless said.")

  /// How large a scenario's file may be, in bytes: far beyond what one may hold.
  private static let maximumSize = 4 << 20

  static let entry = CommandEntry(
    Command(
      "simulate", summary: "Runs a scenario and prints what happens",
      discussion: [
        "A scenario declares an app, and then says line by line what people, code and the system do; the model of SwiftUI's "
          + "navigation works out what follows. What must hold is checked."
      ],
      positionals: [file], options: [format],
      examples: [.init("waymark simulate Content/presentation-semantics.md", "Watch a document's scenarios")]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let name = arguments.value(file) ?? "-"
    let source = try read(name, terminal)
    let scenarios = scenarios(in: source, isDocument: isDocument(name))
    if scenarios.isEmpty { terminal.note("There is no scenario in '\(name)'.") }
    let text = DiagnosticText(style: terminal.errorStyle, width: terminal.width(of: terminal.errors)) { file in
      file == source.file ? source : nil
    }
    let isJSON = arguments.value(format) == "json"
    var traces: [JSON] = []
    for (index, scenario) in scenarios.enumerated() {
      for diagnostic in scenario.diagnostics { terminal.say(text.render(diagnostic)) }
      guard let outcome = scenario.outcome else { continue }
      if isJSON {
        traces.append(outcome.trace.json(of: outcome.scenario))
      } else {
        try terminal.output.write((index > 0 ? "\n" : "") + outcome.trace.text(of: outcome.scenario))
      }
    }
    if isJSON { try terminal.output.write(JSON.array(traces).text()) }
    return scenarios.allSatisfy(\.diagnostics.isEmpty) ? .success : .findings
  }

  private static func isDocument(_ name: String) -> Bool {
    ["md", "markdown"].contains((name as NSString).pathExtension.lowercased())
  }

  private static func read(_ name: String, _ terminal: Terminal) throws -> SourceText {
    if name == "-" { return try source("<stdin>", try StandardInput.read(terminal), named: "standard input") }
    let path = terminal.path(name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw EnvironmentProblem(
        isFolder.boolValue ? "'\(name)' is a folder" : "'\(name)' does not exist",
        advice: "Name a file with a scenario, or a document that has one.")
    }
    guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: maximumSize + 1)
    else {
      throw EnvironmentProblem("'\(name)' can't be read", advice: "Make it a readable file.")
    }
    return try source(path, Array(data), named: "'\(name)'")
  }

  private static func source(_ file: String, _ bytes: [UInt8], named name: String) throws -> SourceText {
    guard bytes.count <= maximumSize else {
      throw EnvironmentProblem(
        "\(name) is larger than \(maximumSize >> 20) MB", advice: "Name a file with a scenario; divide long ones.")
    }
    return SourceText(file: file, bytes: bytes)
  }

  private static func scenarios(in source: SourceText, isDocument: Bool) -> [DocumentScenario] {
    if isDocument { return DocumentScenario.all(in: DocumentParser.parse(path: source.file, source: source)) }
    let lines = (1...source.lineCount).map { ScenarioParser.Line(text: source.line($0), line: $0) }
    return [DocumentScenario(lines, file: source.file)]
  }
}
