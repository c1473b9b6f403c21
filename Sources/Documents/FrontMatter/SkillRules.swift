import Diagnostics

/// The rules of the Agent Skills form for the front matter of a file named `SKILL.md`.
///
/// Source: the Agent Skills specification (agentskills.io/specification).
struct SkillRules {
  let path: String
  let source: SourceText
  let frontMatter: FrontMatter
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String, source: SourceText, frontMatter: FrontMatter) {
    self.path = path
    self.source = source
    self.frontMatter = frontMatter
  }

  /// The form's keys, and Waymark's.
  static let keys = [
    "name", "description", "license", "compatibility", "metadata", "allowed-tools", "title", "kind", "order",
    "platforms", "swift", "context", "marks", "placeholders", "draft", "aliases",
  ]

  mutating func check() {
    guard frontMatter.span != nil else {
      let place = SourceSpan(file: source.file, line: 1, column: 1)
      // A document whose front matter is not closed has been told so already.
      guard !source.bytes.starts(with: "---".utf8) else { return }
      return report(
        "skill-name", "a SKILL.md begins with front matter that has 'name' and 'description'", at: place,
        "Begin the file with '---', 'name: …', 'description: …', '---'.")
    }
    guard !frontMatter.entries.isEmpty else { return }
    checkName()
    checkText("description", limit: 1024, isRequired: true)
    checkText("compatibility", limit: 500, isRequired: false)
    checkText("license", limit: nil, isRequired: false)
    checkMetadata()
    checkTools()
    checkKeys()
  }

  private mutating func report(_ id: String, _ message: String, at span: SourceSpan?, _ recommendation: String) {
    diagnostics.append(Diagnostic(id, .error, message, at: span, recommendation: recommendation))
  }

  private mutating func checkName() {
    let advice = "Write 1 to 64 lowercase letters, digits and single hyphens between them."
    guard let value = frontMatter["name"], !value.isNull else {
      return report("skill-name", "a skill needs a 'name'", at: frontMatter.span, advice)
    }
    guard let name = value.string else { return report("skill-name", "'name' must be text", at: value.span, advice) }
    guard Self.isName(name) else {
      return report("skill-name", "'\(name)' is no valid name of a skill", at: value.span, advice)
    }
    // At the root of the content folder, the folder's own name is known only from how the person named the file.
    let folder = path.folder.isEmpty ? source.file.folder.lastPathPart : path.folder.lastPathPart
    guard !folder.isEmpty, folder != ".", folder != "..", folder != name else { return }
    report(
      "skill-name", "the skill is named '\(name)' but its folder is '\(folder)'", at: value.span,
      "Give both the same name.")
  }

  /// 1 to 64 of lowercase ASCII letters, digits, and hyphens that are single and inside.
  static func isName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard (1...64).contains(bytes.count), bytes.first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: "-") else {
      return false
    }
    return bytes.indices.allSatisfy { index in
      switch bytes[index] {
      case 0x61...0x7A, 0x30...0x39: true
      case UInt8(ascii: "-"): bytes[index - 1] != UInt8(ascii: "-")
      default: false
      }
    }
  }

  private mutating func checkText(_ key: String, limit: Int?, isRequired: Bool) {
    let id = "skill-\(key)"
    let advice = limit.map { "Write 1 to \($0) characters." } ?? "Write one text."
    guard let value = frontMatter[key], !value.isNull else {
      if isRequired {
        report(id, "a skill needs a '\(key)'", at: frontMatter.span, advice)
      } else if let value = frontMatter[key] {
        report(id, "'\(key)' is empty", at: value.span, advice + " Or leave the key out.")
      }
      return
    }
    guard let text = value.string else { return report(id, "'\(key)' must be text", at: value.span, advice) }
    let count = text.unicodeScalars.count
    if text.trimmingWhitespace().isEmpty {
      report(id, "'\(key)' is empty", at: value.span, advice)
    } else if let limit, count > limit {
      report(id, "'\(key)' has \(count) characters, more than \(limit)", at: value.span, advice)
    }
  }

  private mutating func checkMetadata() {
    guard let value = frontMatter["metadata"], !value.isNull else { return }
    guard let entries = value.entries else {
      return report(
        "skill-metadata", "'metadata' must map texts to texts", at: value.span, "Write indented 'key: \"value\"' lines."
      )
    }
    for entry in entries {
      guard case .scalar(let text, let isQuoted) = entry.value.kind else {
        report(
          "skill-metadata", "'\(entry.key)' in 'metadata' must be text", at: entry.value.span, "Write one text.")
        continue
      }
      if !isQuoted, entry.value.bool != nil || Double(text) != nil {
        diagnostics.append(
          Diagnostic(
            "skill-metadata", .warning, "'\(entry.key)' in 'metadata' must be text, and \(text) is none in YAML",
            at: entry.value.span, recommendation: "Put it in quotes: \"\(text)\"."))
      }
    }
  }

  /// Words with blanks between them; agents also take a list.
  private mutating func checkTools() {
    guard let value = frontMatter["allowed-tools"], !value.isNull else { return }
    if value.string != nil { return }
    guard let values = value.sequence, values.allSatisfy({ $0.string != nil }) else {
      return report(
        "skill-allowed-tools", "'allowed-tools' must be the names of tools", at: value.span,
        "Write them on one line with blanks between them: Read Bash(git:*).")
    }
  }

  /// Other keys may be some agent's own; one that nearly is a known one is a mistake.
  private mutating func checkKeys() {
    guard case let entries = frontMatter.entries, !entries.isEmpty else { return }
    for (key, value) in entries where !Self.keys.contains(key) {
      guard let nearest = Suggestion.nearest(to: key, among: Self.keys), frontMatter[nearest] == nil else { continue }
      diagnostics.append(
        Diagnostic(
          "front-matter-key", .warning, "'\(key)' is no key of a skill", at: value.span,
          recommendation: "Did you mean '\(nearest)'?"))
    }
  }
}
