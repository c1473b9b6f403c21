/// A command of a tool, defined once: the parser, the help, the completions and the reference page all come from it.
package struct Command: Sendable {
  package struct Example: Sendable {
    /// What is typed, such as `waymark check Content`.
    package var line: String
    /// What it is good for, as a phrase.
    package var purpose: String

    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  package var name: String
  /// One line without a full stop, for lists of commands.
  package var summary: String
  /// Paragraphs that help shows after the summary.
  package var discussion: [String]
  package var positionals: [Positional]
  package var options: [Option]
  package var subcommands: [Command]
  package var examples: [Example]

  package init(
    _ name: String, summary: String, discussion: [String] = [], positionals: [Positional] = [], options: [Option] = [],
    subcommands: [Command] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.subcommands = subcommands
    self.examples = examples
  }

  /// What was defined, and `--help`, which every command has.
  package var allOptions: [Option] { options + [.help] }

  /// Follows names down from this command; `nil` where one isn't there.
  package func descendant(_ path: some Collection<String>) -> Command? {
    var found = self
    for name in path {
      guard let next = found.subcommands.first(where: { $0.name == name }) else { return nil }
      found = next
    }
    return found
  }

  /// This command and all below it, each with the names that lead to it, this one's first.
  package func walk(_ visit: (_ path: [String], _ command: Command) -> Void) {
    func descend(_ command: Command, _ path: [String]) {
      visit(path, command)
      for next in command.subcommands { descend(next, path + [next.name]) }
    }
    descend(self, [name])
  }
}
