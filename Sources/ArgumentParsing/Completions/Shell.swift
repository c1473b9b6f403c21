/// The shells for which there are completions.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// A script that the shell reads.
  package func completions(for tool: Command) -> String {
    switch self {
    case .bash: BashCompletions(tool: tool).script()
    case .zsh: ZshCompletions(tool: tool).script()
    case .fish: FishCompletions(tool: tool).script()
    }
  }
}

extension String {
  /// Within single quotes of a POSIX shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
