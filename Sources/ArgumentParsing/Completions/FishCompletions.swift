/// Completions for fish 3 and newer.
struct FishCompletions {
  var tool: Command

  func script() -> String {
    var lines = "# fish completions for \(tool.name). Load them with: \(tool.name) completions fish | source\n"
    lines += "complete -c \(tool.name) -f\n"
    tool.walk { path, command in lines += completions(of: command, path: path) }
    return lines
  }

  private func completions(of command: Command, path: [String]) -> String {
    let start = "complete -c \(tool.name) -n \(condition(command, path: path).shellQuoted)"
    var lines = ""
    for next in command.subcommands {
      lines += "\(start) -a \(next.name) -d \(Self.quoted(next.summary))\n"
    }
    for positional in command.positionals {
      lines += start + Self.arguments(positional.value) + " -d \(Self.quoted(positional.value.placeholder))\n"
    }
    for option in command.allOptions {
      lines += start + (option.short.map { " -s \($0)" } ?? "") + " -l \(option.long)"
      if let form = option.value { lines += " -r" + Self.arguments(form) }
      lines += " -d \(Self.quoted(option.help))\n"
    }
    return lines
  }

  /// The command's names have been typed, and none of its subcommands.
  private func condition(_ command: Command, path: [String]) -> String {
    var conditions = path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
    if !command.subcommands.isEmpty {
      let names = command.subcommands.map(\.name).joined(separator: " ")
      conditions.append("not __fish_seen_subcommand_from \(names)")
    }
    return conditions.joined(separator: "; and ")
  }

  private static func arguments(_ form: ValueForm) -> String {
    switch form.kind {
    case .text, .integer: ""
    case .file: " -F"
    case .folder: " -a \"(__fish_complete_directories)\""
    case .choice(let choices): " -a \(quoted(choices.joined(separator: " ")))"
    }
  }

  /// Fish knows two escapes within single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
