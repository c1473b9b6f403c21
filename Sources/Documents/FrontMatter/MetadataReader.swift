import Diagnostics

/// Reads Waymark's own keys from front matter, and judges them.
struct MetadataReader {
  let path: String
  let source: SourceText
  let frontMatter: FrontMatter
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String, source: SourceText, frontMatter: FrontMatter) {
    self.path = path
    self.source = source
    self.frontMatter = frontMatter
  }

  var isSkill: Bool { path.lastPathPart == "SKILL.md" }

  mutating func read(firstHeading: String?) -> Document.Metadata {
    let title = string("title") ?? firstHeading ?? frontMatter["name"]?.string ?? path.stem
    var metadata = Document.Metadata(title: title.isEmpty ? path.stem : title)
    metadata.description = string("description")
    metadata.kind = kind() ?? (isSkill ? .skill : .page)
    metadata.order = order()
    metadata.platforms = platforms()
    metadata.swift = languageMode()
    metadata.allowsPlaceholders = placeholders()
    metadata.context = context()
    metadata.marksAreAdvice = marksAreAdvice()
    metadata.isDraft = draft()
    metadata.aliases = aliases()
    if isSkill {
      var rules = SkillRules(path: path, source: source, frontMatter: frontMatter)
      rules.check()
      diagnostics += rules.diagnostics
    } else {
      checkKeys()
    }
    return metadata
  }

  /// Keys of other tools may stand beside Waymark's; one that is nearly Waymark's is mistyped, and would change in silence
  /// what is checked.
  private mutating func checkKeys() {
    for (key, value) in frontMatter.entries where !Self.keys.contains(key) && key.utf8.count > 3 {
      guard let nearest = Suggestion.nearest(to: key, among: Self.keys, within: key.utf8.count > 6 ? 2 : 1),
        frontMatter[nearest] == nil
      else { continue }
      diagnostics.append(
        Diagnostic(
          "front-matter-key", .warning, "'\(key)' is no key that Waymark reads", at: value.span,
          recommendation: "Did you mean '\(nearest)'?"))
    }
  }

  private static let keys = [
    "aliases", "context", "description", "draft", "kind", "marks", "order", "placeholders", "platforms", "swift",
    "title",
  ]

  private mutating func report(_ key: String, _ message: String, at value: YAMLValue, recommendation: String) {
    diagnostics.append(
      Diagnostic(
        "front-matter-value", .error, "'\(key)' \(message)", at: value.span, recommendation: recommendation))
  }

  private func value(_ key: String) -> YAMLValue? {
    guard let value = frontMatter[key], !value.isNull else { return nil }
    return value
  }

  private mutating func string(_ key: String) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.string else {
      report(key, "must be text", at: value, recommendation: "Write one text; quote it if it holds ': ' or '#'.")
      return nil
    }
    return text.trimmingWhitespace()
  }
}

// MARK: - Single keys

extension MetadataReader {
  private mutating func kind() -> Document.Kind? {
    guard let value = value("kind") else { return nil }
    if let text = value.string, let kind = Document.Kind(rawValue: text) { return kind }
    let names = Document.Kind.allCases.map(\.rawValue)
    report(
      "kind", "is none of the kinds of documents", at: value,
      recommendation: Suggestion.sentence(for: value.string ?? "", among: names))
    return nil
  }

  private mutating func order() -> Int? {
    guard let value = value("order") else { return nil }
    if let order = value.int { return order }
    report("order", "must be a whole number", at: value, recommendation: "Write a number such as 10.")
    return nil
  }

  private mutating func languageMode() -> String? {
    guard let value = value("swift") else { return nil }
    if let mode = value.string, mode == "5" || mode == "6" { return mode }
    report("swift", "must be a language mode", at: value, recommendation: "Write 5 or 6.")
    return nil
  }

  private mutating func marksAreAdvice() -> Bool {
    guard let value = value("marks") else { return false }
    if let text = value.string, ["advice", "held"].contains(text) { return text == "advice" }
    report(
      "marks", "must be 'held' or 'advice'", at: value,
      recommendation: "Write 'advice' where what is marked ❌ may compile, or leave the key out.")
    return false
  }

  private mutating func placeholders() -> Bool? { truth("placeholders") }

  private mutating func draft() -> Bool { truth("draft") ?? false }

  private mutating func truth(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if let truth = value.bool { return truth }
    report(key, "must be true or false", at: value, recommendation: "Write true or false, without quotes.")
    return nil
  }

  /// Relative to the document like a link; `/` begins at the content folder.
  private mutating func context() -> String? {
    guard let value = value("context") else { return nil }
    // Some agents read `context: fork` in a skill.
    if isSkill, value.string == "fork" { return nil }
    guard let text = value.string, text.hasSuffix(".swift") else {
      report(
        "context", "must be the path of a Swift file", at: value, recommendation: "Write one such as Context.swift.")
      return nil
    }
    let base = text.hasPrefix("/") ? "" : path.folder
    guard let resolved = ContentPath.resolve(text, from: base) else {
      report(
        "context", "leads out of the content folder", at: value,
        recommendation: "Put the Swift file inside the content folder.")
      return nil
    }
    return resolved
  }

  private mutating func aliases() -> [String] {
    guard let value = value("aliases") else { return [] }
    if let text = value.string { return [text] }
    guard let values = value.sequence else {
      report("aliases", "must be a list of names", at: value, recommendation: "Write [name, other].")
      return []
    }
    return values.compactMap { value in
      if value.string == nil { report("aliases", "must hold names only", at: value, recommendation: "Write text.") }
      return value.string
    }
  }
}

// MARK: - Platforms

extension MetadataReader {
  private static let platformNames = ["iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS"]

  private mutating func platforms() -> [Document.Baseline] {
    guard let value = value("platforms") else { return [] }
    var names: [(text: String, place: YAMLValue)] = []
    if let text = value.string {
      names = text.split(separator: ",").map { (String($0), value) }
    } else if let values = value.sequence {
      for element in values {
        guard let text = element.string else {
          report("platforms", "must hold text only", at: element, recommendation: "Write 'iOS 18, macOS 15'.")
          continue
        }
        names.append((text, element))
      }
    } else {
      report("platforms", "must be text or a list", at: value, recommendation: "Write 'iOS 18, macOS 15'.")
    }
    var baselines: [Document.Baseline] = []
    for (text, place) in names {
      guard let baseline = baseline(text.trimmingWhitespace(), at: place) else { continue }
      if baselines.contains(where: { $0.platform == baseline.platform }) {
        report("platforms", "names \(baseline.platform) twice", at: place, recommendation: "Keep one of them.")
      } else {
        baselines.append(baseline)
      }
    }
    return baselines
  }

  /// `iOS`, `iOS 18`, `iOS 18.4+`.
  private mutating func baseline(_ text: String, at place: YAMLValue) -> Document.Baseline? {
    let words = text.split(separator: " ")
    let name = words.first.map(String.init) ?? ""
    guard let platform = Self.platformNames.first(where: { $0.lowercased() == name.lowercased() }) else {
      report(
        "platforms", "has '\(text)', which is no platform", at: place,
        recommendation: Suggestion.sentence(for: name, among: Self.platformNames))
      return nil
    }
    guard words.count > 1 else { return Document.Baseline(platform: platform, version: nil) }
    var version = words[1]
    if version.last == "+" { version.removeLast() }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, parts.count <= 3,
      parts.allSatisfy({ !$0.isEmpty && $0.count <= 4 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else {
      report(
        "platforms", "has '\(text)', which is no version of \(platform)", at: place,
        recommendation: "Write a version such as '\(platform) 18' or '\(platform) 18.4'.")
      return nil
    }
    return Document.Baseline(platform: platform, version: String(version))
  }
}
