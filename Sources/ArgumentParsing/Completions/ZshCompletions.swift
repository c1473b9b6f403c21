/// Completions for zsh, through `_arguments`.
struct ZshCompletions {
  var tool: Command

  func script() -> String {
    var functions = ""
    tool.walk { path, command in functions += function(command, path: path) }
    return """
      #compdef \(tool.name)
      # zsh completions for \(tool.name). Load them with: source <(\(tool.name) completions zsh)

      \(functions)if [ "$funcstack[1]" = "_\(tool.name)" ]; then
        _\(tool.name) "$@"
      else
        compdef _\(tool.name) \(tool.name)
      fi

      """
  }

  private func name(_ path: [String]) -> String { "_" + path.joined(separator: "_") }

  private func function(_ command: Command, path: [String]) -> String {
    var specifications = command.allOptions.map(Self.specification)
    if command.subcommands.isEmpty {
      for (index, positional) in command.positionals.enumerated() {
        let place = positional.count == .any ? "*" : "\(index + 1)"
        let colon = positional.count == .one ? ":" : "::"
        specifications.append(
          "\(place)\(place == "*" ? ":" : colon)\(Self.escaped(positional.value.placeholder)):\(Self.action(positional.value))"
            .shellQuoted)
      }
      return "\(name(path))() {\n  _arguments -s \\\n    \(specifications.joined(separator: " \\\n    "))\n}\n\n"
    }
    specifications += ["'1: :->command'", "'*:: :->arguments'"]
    let described = command.subcommands.map { "'\(Self.escaped($0.name)):\(Self.escaped($0.summary))'" }
    let dispatch = command.subcommands.map { "        \($0.name)) \(name(path + [$0.name])) ;;\n" }.joined()
    return """
      \(name(path))() {
        local curcontext="$curcontext" state line
        local -a commands
        commands=(
          \(described.joined(separator: "\n    "))
        )
        _arguments -C -s \\
          \(specifications.joined(separator: " \\\n    "))
        case $state in
          command) _describe command commands ;;
          arguments)
            case $line[1] in
      \(dispatch)      esac ;;
        esac
      }


      """
  }

  private static func specification(_ option: Option) -> String {
    let help = "[\(escaped(option.help))]"
    let value = option.value.map { ":\(escaped($0.placeholder)):\(action($0))" } ?? ""
    guard let short = option.short else {
      return ("--\(option.long)\(option.value == nil ? "" : "=")" + help + value).shellQuoted
    }
    let names = "{-\(short)\(option.value == nil ? "" : "+"),--\(option.long)\(option.value == nil ? "" : "=")}"
    return "'(-\(short) --\(option.long))'" + names + (help + value).shellQuoted
  }

  private static func action(_ form: ValueForm) -> String {
    switch form.kind {
    case .text, .integer: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    }
  }

  /// What means something within a specification is told by a backslash.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":[]\\".contains(character) { result += "\\" }
      result.append(character)
    }.replacing("'", with: "’")
  }
}
