/// The help of a command, from its definition.
package struct HelpText: Sendable {
  package var command: Command
  /// The tool's name and the command's.
  package var path: [String]
  /// How many columns there are.
  package var width: Int

  package init(_ command: Command, path: [String], width: Int = 80) {
    self.command = command
    self.path = path
    self.width = max(width, 40)
  }

  /// The whole help, ending in a line end.
  package func render() -> String {
    let name = path.joined(separator: " ")
    var text = TextWrapping.paragraph("\(name): \(command.summary).", width: width)
    text += "\n" + usage()
    for paragraph in command.discussion { text += "\n" + TextWrapping.paragraph(paragraph, width: width) }
    text += section("Commands", command.subcommands.map { ($0.name, $0.summary + ".") })
    text += section("Arguments", command.positionals.map { ($0.usage, Self.meaning($0.help, $0.value)) })
    text += section("Options", command.allOptions.map { ($0.synopsis, Self.meaning($0.help, $0.value)) })
    text += examples()
    if !command.subcommands.isEmpty {
      text += "\n" + TextWrapping.paragraph("'\(name) COMMAND --help' tells more of a command.", width: width)
    }
    return text
  }

  /// The usage line, wrapped under itself; what an error shows.
  package func usage() -> String {
    let lead = "Usage: " + path.joined(separator: " ")
    var words = command.options.map(\.usage) + command.positionals.map(\.usage)
    if !command.subcommands.isEmpty { words.append("COMMAND …") }
    var lines = [lead]
    let indent = min(lead.count, width / 2)
    for word in words {
      let last = lines.count - 1
      if lines[last].count + 1 + word.count <= width || lines[last].count <= indent {
        lines[last] += " " + word
      } else {
        lines.append(String(repeating: " ", count: indent) + " " + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help, with the choices where the synopsis has no room for them.
  static func meaning(_ help: String, _ form: ValueForm?) -> String {
    guard let form, !form.choices.isEmpty, form.shown == form.placeholder else { return help }
    return help + " One of \(form.choices.spelledOut(with: "or"))."
  }

  private func examples() -> String {
    command.examples.reduce(into: command.examples.isEmpty ? "" : "\nExamples:\n") { text, example in
      text += "  \(example.line)\n" + TextWrapping.paragraph(example.purpose + ".", width: width, indent: 6)
    }
  }

  private func section(_ title: String, _ rows: [(name: String, meaning: String)]) -> String {
    rows.isEmpty ? "" : "\n\(title):\n" + TextWrapping.columns(rows, width: width)
  }
}
