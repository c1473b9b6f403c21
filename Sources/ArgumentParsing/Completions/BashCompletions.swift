/// Completions for bash 3.2 and newer, without the bash-completion package.
struct BashCompletions {
  var tool: Command

  func script() -> String {
    var commands = ""
    var cases = ""
    tool.walk { path, command in
      let key = path.joined(separator: " ")
      for next in command.subcommands {
        commands += "      \"\(key) \(next.name)\") at=\"\(key) \(next.name)\" ;;\n"
      }
      cases += self.cases(of: command, key: key)
    }
    return """
      # bash completions for \(tool.name). Load them with: source <(\(tool.name) completions bash)
      _\(tool.name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" last="${COMP_WORDS[COMP_CWORD-1]}" at="\(tool.name)" index
        COMPREPLY=()
        if [ "$word" = "=" ]; then
          word=""
        elif [ "$last" = "=" ]; then
          last="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$at ${COMP_WORDS[index]}" in
      \(commands)    esac
        done
        local words="" kind=""
        case "$at|$last" in
      \(cases)  esac
        case "$kind" in
          folder) COMPREPLY=($(compgen -d -- "$word")) ;;
          file) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
        COMPREPLY+=($(compgen -W "$words" -- "$word"))
      }
      complete -o filenames -F _\(tool.name) \(tool.name)

      """
  }

  private func cases(of command: Command, key: String) -> String {
    var text = ""
    for option in command.options {
      guard let form = option.value else { continue }
      let names = ["--\(option.long)"] + (option.short.map { ["-\($0)"] } ?? [])
      let patterns = names.map { "\"\(key)|\($0)\"" }.joined(separator: "|")
      text += "    \(patterns)) \(Self.assignment(words: form.choices, forms: [form])) ;;\n"
    }
    let forms = command.positionals.map(\.value)
    let words =
      command.subcommands.map(\.name) + forms.flatMap(\.choices)
      + command.allOptions.flatMap { ["--\($0.long)"] + ($0.short.map { ["-\($0)"] } ?? []) }
    return text + "    \"\(key)|\"*) \(Self.assignment(words: words, forms: forms)) ;;\n"
  }

  private static func assignment(words: [String], forms: [ValueForm]) -> String {
    let kind = forms.contains { $0.kind == .file } ? "file" : forms.contains { $0.kind == .folder } ? "folder" : ""
    return "words=\"\(words.joined(separator: " "))\" kind=\"\(kind)\""
  }
}
