import Documents

extension YAMLValue {
  /// A scalar's text.
  var text: String? {
    if case .scalar(let text, _) = kind { text } else { nil }
  }

  /// `true` or `false`, unquoted; `yes` and `on` are texts, as YAML 1.2 says.
  var truth: Bool? {
    guard case .scalar(let text, isQuoted: false) = kind else { return nil }
    return ["true": true, "false": false][text.lowercased()]
  }

  /// `iOS 18, macOS 15`, or the same as a list.
  var baselines: [Document.Baseline]? {
    let parts: [String]
    switch kind {
    case .scalar(let text, _): parts = text.split(separator: ",").map(String.init)
    case .sequence(let values):
      let texts = values.compactMap(\.text)
      guard texts.count == values.count else { return nil }
      parts = texts
    case .mapping: return nil
    }
    let baselines = parts.compactMap(Self.baseline)
    return baselines.count == parts.count && !parts.isEmpty ? baselines : nil
  }

  private static func baseline(_ text: String) -> Document.Baseline? {
    let words = text.replacing("+", with: "").split(separator: " ")
    guard let name = words.first, words.count <= 2,
      let platform = Platforms.judged.first(where: { $0.lowercased() == name.lowercased() })
    else { return nil }
    guard words.count == 2 else { return Document.Baseline(platform: platform, version: nil) }
    let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count <= 3, numbers.allSatisfy({ Int($0) != nil && !$0.hasPrefix("-") }) else { return nil }
    return Document.Baseline(platform: platform, version: String(words[1]))
  }

  /// Titles, each with the list of its documents.
  var sections: [Configuration.Section]? {
    let entries: [Entry]
    switch kind {
    case .mapping(let own): entries = own
    case .sequence(let values):
      var found: [Entry] = []
      for value in values {
        guard case .mapping(let own) = value.kind else { return nil }
        found += own
      }
      entries = found
    case .scalar: return nil
    }
    var sections: [Configuration.Section] = []
    for entry in entries {
      guard case .sequence(let values) = entry.value.kind else { return nil }
      let paths = values.compactMap(\.text)
      guard paths.count == values.count else { return nil }
      sections.append(Configuration.Section(title: entry.key, entries: paths))
    }
    return sections
  }

  /// A folder, or a mapping of `folder` and `appearance`.
  func storeTheme(in configuration: inout Configuration) -> Bool {
    if let folder = text, !folder.isEmpty {
      configuration.theme = folder
      return true
    }
    guard case .mapping(let entries) = kind else { return false }
    for entry in entries {
      guard let text = entry.value.text else { return false }
      if entry.key == "folder", !text.isEmpty {
        configuration.theme = text
      } else if entry.key == "appearance", let appearance = Configuration.Appearance(rawValue: text) {
        configuration.appearance = appearance
      } else {
        return false
      }
    }
    return true
  }
}
