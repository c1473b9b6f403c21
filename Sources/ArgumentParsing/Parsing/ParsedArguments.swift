/// What was typed, taken apart along the definitions.
package struct ParsedArguments: Sendable {
  /// The command's names below the tool's own: `["new", "skill"]`; empty for the tool itself.
  package var path: [String] = []
  /// Whether `--help` was among the arguments; then nothing else was checked for being complete.
  package var wantsHelp = false
  private var flags: Set<String> = []
  private var values: [String: [String]] = [:]
  private var positionals: [String: [String]] = [:]

  package init(path: [String] = []) {
    self.path = path
  }

  package func has(_ flag: Option) -> Bool { flags.contains(flag.long) }

  /// The last value given, if any.
  package func value(_ option: Option) -> String? { values[option.long]?.last }

  package func integer(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }

  package func values(_ option: Option) -> [String] { values[option.long] ?? [] }

  package func value(_ positional: Positional) -> String? { positionals[positional.value.placeholder]?.first }

  package func values(_ positional: Positional) -> [String] { positionals[positional.value.placeholder] ?? [] }

  mutating func set(_ flag: Option) {
    flags.insert(flag.long)
    if flag == .help { wantsHelp = true }
  }

  mutating func set(_ option: Option, _ value: String) { values[option.long, default: []].append(value) }

  mutating func set(_ positional: Positional, _ value: String) {
    positionals[positional.value.placeholder, default: []].append(value)
  }
}
