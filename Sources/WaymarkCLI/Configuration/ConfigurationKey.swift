import Documents

/// A key of `waymark.yml`: its name, what its value must be, and where the value goes.
struct ConfigurationKey: Sendable {
  var name: String
  /// What the value must be, for messages: "a text, such as 'title: My skills'".
  var expectation: String
  /// One sentence for help and reference.
  var meaning: String
  /// Stores the value; `false` where it isn't what is expected.
  var store: @Sendable (YAMLValue, inout Configuration) -> Bool

  static let all: [ConfigurationKey] = [
    text("title", "The site's title.", example: "Navigation skills", \.title),
    text("description", "What the site is about, in a sentence.", example: "How we navigate", \.description),
    address("baseURL", "The address the site will have.", example: "https://example.org/skills/", \.baseURL),
    text("content", "The folder of the documents.", example: "Content", \.content),
    text("snippets", "The folder of whole programs that documents show.", example: "Snippets", \.snippets),
    ConfigurationKey(
      name: "theme", expectation: "a folder, or 'folder' and 'appearance' (system, light or dark) below the key",
      meaning: "A folder whose files replace the theme's, and what readers see who have not chosen."
    ) { value, configuration in value.storeTheme(in: &configuration) },
    text("output", "The folder the site is written to.", example: "_site", \.output),
    ConfigurationKey(
      name: "platforms", expectation: "platforms with versions, such as 'platforms: iOS 18, macOS 15'",
      meaning: "What is judged where a document names no platforms."
    ) { value, configuration in
      guard let baselines = value.baselines else { return false }
      configuration.platforms = baselines
      return true
    },
    ConfigurationKey(
      name: "swift", expectation: "a language mode, 5 or 6", meaning: "The language mode where a document names none."
    ) { value, configuration in
      guard let mode = value.text, mode == "5" || mode == "6" else { return false }
      configuration.swift = mode
      return true
    },
    truth(
      "placeholders",
      "Whether declarations may be guessed where snippets leave them out; false where documents are complete.",
      \.allowsPlaceholders),
    truth("strict", "Whether warnings and unresolved snippets count as findings.", \.strict),
    ConfigurationKey(
      name: "nav",
      expectation: "sections with their documents, such as '- Basics: [stack.md, sheets.md]'",
      meaning: "The sections of the site's contents, in order; documents that it doesn't name follow after them."
    ) { value, configuration in
      guard let sections = value.sections else { return false }
      configuration.navigation = sections
      return true
    },
    address(
      "repository", "The address of the source repository, for edit links.", example: "https://github.com/you/skills",
      \.repository),
    truth("search", "Whether the site can be searched; it can unless this is false.", \.search),
    truth("trustHTML", "Whether HTML in documents is taken over as it is.", \.trustsHTML),
    text("language", "The language of the pages.", example: "en", \.language),
    truth("run", "Whether snippets marked 'run' or 'test' are executed.", \.run),
  ]

  private static func text(
    _ name: String, _ meaning: String, example: String, _ path: any WritableKeyPath<Configuration, String?> & Sendable
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, expectation: "a text, such as '\(name): \(example)'", meaning: meaning) {
      value, configuration in
      guard let text = value.text, !text.isEmpty else { return false }
      configuration[keyPath: path] = text
      return true
    }
  }

  /// What is no whole address would be left out of pages in silence.
  private static func address(
    _ name: String, _ meaning: String, example: String, _ path: any WritableKeyPath<Configuration, String?> & Sendable
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, expectation: "a whole address, such as '\(name): \(example)'", meaning: meaning
    ) { value, configuration in
      guard let text = value.text, text.hasPrefix("https://") || text.hasPrefix("http://"),
        text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
      else { return false }
      configuration[keyPath: path] = text
      return true
    }
  }

  private static func truth(
    _ name: String, _ meaning: String, _ path: any WritableKeyPath<Configuration, Bool> & Sendable
  ) -> ConfigurationKey {
    ConfigurationKey(name: name, expectation: "true or false", meaning: meaning) { value, configuration in
      guard let truth = value.truth else { return false }
      configuration[keyPath: path] = truth
      return true
    }
  }
}
