/// Something that begins with a hyphen: a flag, or an option that takes a value.
package struct Option: Sendable, Hashable {
  /// The name after the two hyphens; options are told apart by it.
  package var long: String
  /// The letter after a single hyphen.
  package var short: Character?
  /// `nil` for a flag.
  package var value: ValueForm?
  /// One or two sentences.
  package var help: String

  package init(_ long: String, short: Character? = nil, value: ValueForm? = nil, help: String) {
    self.long = long
    self.short = short
    self.value = value
    self.help = help
  }

  package static let help = Option("help", short: "h", help: "Show this help.")

  /// `-o, --output OUT`, as help shows it.
  package var synopsis: String {
    let names = [short.map { "-\($0)" }, "--\(long)"].compactMap { $0 }.joined(separator: ", ")
    return value.map { "\(names) \($0.shown)" } ?? names
  }

  /// `[--output OUT]`, as the usage line shows it.
  package var usage: String {
    let name = short.map { "-\($0)" } ?? "--\(long)"
    return "[\(value.map { "\(name) \($0.shown)" } ?? name)]"
  }
}
