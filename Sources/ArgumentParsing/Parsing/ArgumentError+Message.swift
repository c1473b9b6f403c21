extension ArgumentError: CustomStringConvertible {
  /// What is wrong and what to write instead, in sentences.
  package var description: String {
    switch problem {
    case .missingCommand:
      "\(path.joined(separator: " ")) needs to be told what to do."
    case .unknownCommand(let name, let nearest):
      "There is no command '\(name)'." + Self.suggest(nearest)
    case .unknownOption(let name, let nearest):
      "There is no option '\(name)' here." + Self.suggest(nearest)
    case .missingValue(let option, let mistaken):
      Self.missing(option, mistaken)
    case .unexpectedValue(let option, let value):
      "'--\(option.long)' takes no value, so '\(value)' is one too many. Write just '--\(option.long)'."
    case .invalidValue(let value, let name, let form):
      "'\(value)' is no value for \(name). " + Self.expected(form, value)
    case .missingPositional(let positional):
      "\(positional.value.placeholder) is missing. \(positional.help)"
    case .extraPositional(let text):
      "'\(text)' is one argument too many."
    case .conflict(let message):
      message
    }
  }

  private static func suggest(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func missing(_ option: Option, _ mistaken: String?) -> String {
    let form = option.value?.placeholder ?? "VALUE"
    var text = "'--\(option.long)' needs a value: --\(option.long) \(option.value?.shown ?? form)."
    if let mistaken {
      text += " If '\(mistaken)' is meant to be the value, write '--\(option.long)=\(mistaken)'."
    }
    return text
  }

  private static func expected(_ form: ValueForm, _ value: String) -> String {
    switch form.kind {
    case .text, .file, .folder:
      return "Give a name."
    case .integer(let range):
      return range.upperBound == Int.max
        ? "Give a whole number of \(range.lowerBound) or more."
        : "Give a whole number from \(range.lowerBound) to \(range.upperBound)."
    case .choice(let choices):
      let nearest = Suggestion.nearest(to: value, among: choices)
      return "Choose \(choices.spelledOut(with: "or"))." + suggest(nearest)
    }
  }
}

extension [String] {
  /// `a, b or c`.
  package func spelledOut(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
