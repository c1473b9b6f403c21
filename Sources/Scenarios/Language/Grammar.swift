/// The phrases of scenarios as the grammar's page shows them.
package enum Grammar {
  /// A table of phrases with its title.
  package struct Section: Hashable, Sendable {
    package var title: String
    /// Each phrase and what it says.
    package var rows: [Row]

    package struct Row: Hashable, Sendable {
      package var phrase: String
      package var explanation: String
    }

    /// The table in Markdown, without its title.
    package var markdown: String {
      "| Line | What it says |\n|---|---|\n"
        + rows.map { "| `\($0.phrase)` | \($0.explanation) |\n" }.joined()
    }
  }

  package static let declarations =
    SetupPhrases.groups.map { Section($0.title, $0.phrases) }
    + [
      Section("Options of routes", OptionPhrases.route),
      Section("Options of presentations", OptionPhrases.presentation),
      Section("Where a link leads", OptionPhrases.link),
    ]

  package static let events = EventPhrases.groups.map { Section($0.title, $0.phrases) }
  package static let expectations = Section("Expectations", ExpectationPhrases.all)
  /// What stands between angle brackets.
  package static let slots = Section(
    title: "Words in angle brackets",
    rows: Slot.allCases.map { .init(phrase: "<\($0.rawValue)>", explanation: $0.meaning.replacing("'", with: "`")) })
}

extension Grammar.Section {
  fileprivate init<Meaning>(_ title: String, _ phrases: [Phrase<Meaning>]) {
    self.init(title: title, rows: phrases.map { .init(phrase: $0.pattern, explanation: $0.explanation) })
  }
}
