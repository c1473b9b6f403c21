/// What a value looks like: how help names it, which values there are, and how a shell completes it.
package struct ValueForm: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case text, file, folder
    case integer(ClosedRange<Int>)
    /// One of these; upper and lower case are the same.
    case choice([String])
  }

  /// In capitals, such as `OUT`.
  package var placeholder: String
  package var kind: Kind

  package init(_ placeholder: String, _ kind: Kind = .text) {
    self.placeholder = placeholder
    self.kind = kind
  }

  package var choices: [String] {
    if case .choice(let choices) = kind { choices } else { [] }
  }

  /// The choices if they are few, else the placeholder.
  package var shown: String {
    let joined = choices.joined(separator: "|")
    return choices.isEmpty || joined.count > 32 ? placeholder : joined
  }

  /// The value as it is meant, in the case of the choice; `nil` where it isn't one of the allowed.
  func accept(_ text: String) -> String? {
    switch kind {
    case .text: text
    case .file, .folder: text.isEmpty ? nil : text
    case .integer(let range): Int(text).flatMap { range.contains($0) ? String($0) : nil }
    case .choice(let choices): choices.first { $0.lowercased() == text.lowercased() }
    }
  }
}
