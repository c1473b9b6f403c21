import ArgumentParsing
import Diagnostics
import SnippetChecking

enum ExplainCommand {
  static let id = Positional(
    ValueForm("NAME"), .optional,
    help: "What stands in brackets behind a message, a verdict, or a name of Apple's. Without it messages are listed.")

  static let entry = CommandEntry(
    Command(
      "explain", summary: "Tells what a message, a verdict or a name of Apple's means",
      discussion: [
        "Of one of Apple's names you are told what it is, the versions that introduced it, what replaces it, and whether "
          + "the reference SDK declares it."
      ],
      positionals: [id],
      examples: [
        .init("waymark explain accepted-unexpectedly", "Tell about a verdict"),
        .init("waymark explain 'View.sheet(item:onDismiss:content:)'", "Tell about one of Apple's methods"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let width = terminal.width(of: terminal.output)
    guard let id = arguments.value(id) else {
      try terminal.output.write(list(width: width))
      return .success
    }
    guard let found = Explanations.all.first(where: { $0.id == id.lowercased() }) else {
      return try explainName(id, width: width, terminal)
    }
    let text = terminal.outputStyle(.strong, found.id) + "\n\n" + paragraphs(found.text, width: width)
    try terminal.output.write(text)
    return .success
  }

  /// What isn't an id is taken for one of Apple's names.
  private static func explainName(_ name: String, width: Int, _ terminal: Terminal) throws -> ExitCode {
    let names = try AppleNames(folder: Resources.locate(environment: terminal.environment).referenceSDK)
    if let text = AppleNameText(names, width: width).render(name) {
      try terminal.output.write(text)
      return .success
    }
    var near = names.near(name)
    if let id = Suggestion.nearest(to: name, among: Explanations.all.map(\.id)) { near.insert(id, at: 0) }
    let quoted = near.map { "'\($0)'" }
    let advice =
      switch quoted.count {
      case 0: "'waymark explain' lists what can be explained."
      case 1: "Did you mean \(quoted[0])?"
      default: "Did you mean \(quoted.dropLast().joined(separator: ", ")) or \(quoted[quoted.count - 1])?"
      }
    terminal.complain("There is nothing to explain under '\(name)'.", advice: advice)
    return .trouble
  }

  private static func list(width: Int) -> String {
    TextWrapping.columns(Explanations.all.map { (name: $0.id, meaning: firstSentence($0.text)) }, width: width)
  }

  private static func firstSentence(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    guard let end = line.firstRange(of: ". ") else { return line }
    return line[..<end.lowerBound] + "."
  }

  /// Prose is wrapped; indented lines and lists stay as they are.
  private static func paragraphs(_ text: String, width: Int) -> String {
    var result = ""
    var prose = ""
    func flush() {
      if !prose.isEmpty { result += TextWrapping.paragraph(prose, width: width) }
      prose = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        flush()
        result += "\n"
      } else if line.hasPrefix(" ") || line.hasPrefix("- ") || line.hasPrefix("```") || line.hasPrefix("|") {
        flush()
        result += line + "\n"
      } else {
        prose += prose.isEmpty ? line : " " + line
      }
    }
    flush()
    return result
  }
}
