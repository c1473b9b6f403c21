/// Takes a command line apart along a tool's definition.
package struct ArgumentParser: Sendable {
  package var tool: Command

  package init(_ tool: Command) {
    self.tool = tool
  }

  /// - Parameter arguments: what follows the tool's name.
  package func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var run = Run(command: tool, path: [tool.name], rest: arguments[...])
    return try run.parse()
  }
}

/// One pass over the arguments.
private struct Run {
  var command: Command
  var path: [String]
  var rest: ArraySlice<String>
  var result = ParsedArguments()
  var loose: [String] = []
  /// After `--` nothing is an option any more.
  var isLiteral = false

  init(command: Command, path: [String], rest: ArraySlice<String>) {
    self.command = command
    self.path = path
    self.rest = rest
  }

  mutating func parse() throws(ArgumentError) -> ParsedArguments {
    while let argument = rest.popFirst() {
      if isLiteral || argument == "-" || !argument.hasPrefix("-") {
        try takeWord(argument)
      } else if argument == "--" {
        isLiteral = true
      } else if argument.hasPrefix("--") {
        try takeLong(argument)
      } else {
        try takeShort(argument)
      }
    }
    if !result.wantsHelp { try assignPositionals() }
    return result
  }

  func fail(_ problem: ArgumentError.Problem) -> ArgumentError { ArgumentError(problem, path: path) }

  mutating func takeWord(_ word: String) throws(ArgumentError) {
    guard !command.subcommands.isEmpty, loose.isEmpty, !isLiteral else {
      loose.append(word)
      return
    }
    if let next = command.subcommands.first(where: { $0.name == word }) {
      command = next
      path.append(next.name)
      result.path.append(next.name)
    } else if command.positionals.isEmpty {
      throw fail(.unknownCommand(word, nearest: Suggestion.nearest(to: word, among: command.subcommands.map(\.name))))
    } else {
      loose.append(word)
    }
  }

  mutating func takeLong(_ argument: String) throws(ArgumentError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.allOptions.first(where: { $0.long == name }) else {
      let nearest = Suggestion.nearest(to: name, among: command.allOptions.map(\.long))
      throw fail(.unknownOption("--\(name)", nearest: nearest.map { "--\($0)" }))
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-o OUT`, `-oOUT`, `-o=OUT`, and flags run together, as in `-vo OUT`.
  mutating func takeShort(_ argument: String) throws(ArgumentError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        let whole = String(argument.dropFirst())
        let nearest = Suggestion.nearest(to: whole, among: command.allOptions.map(\.long))
        throw fail(.unknownOption(argument, nearest: nearest.map { "--\($0)" }))
      }
      guard option.value != nil else {
        if letters.first == "=" { throw fail(.unexpectedValue(option, String(letters.dropFirst()))) }
        try take(option, attached: nil)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      try take(option, attached: letters.isEmpty && !argument.hasSuffix("=") ? nil : String(letters))
      return
    }
  }

  mutating func take(_ option: Option, attached: String?) throws(ArgumentError) {
    guard let form = option.value else {
      if let attached { throw fail(.unexpectedValue(option, attached)) }
      result.set(option)
      return
    }
    let text: String
    if let attached {
      text = attached
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      text = next
      rest.removeFirst()
    } else {
      throw fail(.missingValue(option, mistaken: rest.first == "--" ? nil : rest.first))
    }
    guard let value = form.accept(text) else { throw fail(.invalidValue(text, of: "--\(option.long)", form)) }
    result.set(option, value)
  }

  mutating func assignPositionals() throws(ArgumentError) {
    var words = loose[...]
    for positional in command.positionals {
      if positional.count == .one, words.isEmpty { throw fail(.missingPositional(positional)) }
      let taken = positional.count == .any ? words.count : min(1, words.count)
      for word in words.prefix(taken) {
        guard let value = positional.value.accept(word) else {
          throw fail(.invalidValue(word, of: positional.value.placeholder, positional.value))
        }
        result.set(positional, value)
      }
      words = words.dropFirst(taken)
    }
    if let extra = words.first { throw fail(.extraPositional(extra)) }
  }
}
