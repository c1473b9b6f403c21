/// The page about all commands, as Markdown, from the definitions.
package struct CommandReference: Sendable {
  package var tool: Command

  package init(_ tool: Command) {
    self.tool = tool
  }

  package func markdown() -> String {
    var text = "# The \(tool.name) command line\n"
    tool.walk { path, command in text += section(command, path: path) }
    return text
  }

  private func section(_ command: Command, path: [String]) -> String {
    var text = path.count > 1 ? "\n## \(path.joined(separator: " "))\n" : ""
    text += "\n\(Self.prose(command.summary)).\n\n```text\n"
    text += HelpText(command, path: path, width: 100).usage() + "```\n"
    for paragraph in command.discussion { text += "\n\(Self.prose(paragraph))\n" }
    text += table("Command", command.subcommands.map { ($0.name, $0.summary + ".") })
    text += table(
      "Argument", command.positionals.map { ($0.usage, HelpText.meaning($0.help, $0.value)) })
    text += table("Option", command.allOptions.map { ($0.synopsis, HelpText.meaning($0.help, $0.value)) })
    for example in command.examples { text += "\n\(Self.prose(example.purpose)):\n\n```sh\n\(example.line)\n```\n" }
    return text
  }

  private func table(_ title: String, _ rows: [(name: String, meaning: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return rows.reduce("\n| \(title) | Meaning |\n| --- | --- |\n") {
      $0 + "| `\(Self.cell($1.name))` | \(Self.cell(Self.prose($1.meaning))) |\n"
    }
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// Help is plain text: what Markdown would read is escaped.
  private static func prose(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "*_<>`[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
