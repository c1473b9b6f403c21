import ArgumentParsing

enum ExplainCommand {
  static let id = Positional(
    ValueForm("ID"), .optional,
    help: "What stands in brackets behind a message, or a verdict. Without it all are listed.")

  static let entry = CommandEntry(
    Command(
      "explain", summary: "Tells what a message or a verdict means, and what to do", positionals: [id],
      examples: [.init("waymark explain accepted-unexpectedly", "Tell about a verdict")]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let width = terminal.width(of: terminal.output)
    guard let id = arguments.value(id) else {
      try terminal.output.write(list(width: width))
      return .success
    }
    guard let found = Explanations.all.first(where: { $0.id == id.lowercased() }) else {
      let nearest = Suggestion.nearest(to: id, among: Explanations.all.map(\.id))
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "'waymark explain' lists what can be explained."
      terminal.complain("There is nothing to explain under '\(id)'.", advice: advice)
      return .trouble
    }
    let text = terminal.outputStyle(.strong, found.id) + "\n\n" + paragraphs(found.text, width: width)
    try terminal.output.write(text)
    return .success
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
