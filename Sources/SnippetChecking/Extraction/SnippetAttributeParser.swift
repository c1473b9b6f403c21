import Diagnostics
import Documents

/// Reads the attributes of a Swift fence. Whatever it can't read is an error at the word: a mistyped attribute must
/// never leave a snippet untested in silence.
package struct SnippetAttributeParser: Sendable {
  private var attributes = SnippetAttributes()
  private var diagnostics: [Diagnostic] = []
  private var seen: [SnippetAttributeName: SourceSpan] = [:]

  private init() {}

  /// - Parameters:
  ///   - info: The info string, from `swift` on.
  ///   - span: Where the info string stands.
  ///   - comment: The `<!-- waymark: … -->` before the fence, whose words count likewise.
  /// - Returns: What could be read, and what is wrong with the rest.
  package static func parse(
    info: String, span: SourceSpan, comment: CodeFence.Comment? = nil
  ) -> (SnippetAttributes, [Diagnostic]) {
    var parser = SnippetAttributeParser()
    if let comment {
      var reader = AttributeWordReader(text: comment.text, file: comment.span.file, start: comment.span.start)
      for word in reader.words() { parser.read(word) }
    }
    var reader = AttributeWordReader(text: info, file: span.file, start: span.start)
    for word in reader.words().dropFirst() { parser.read(word) }
    parser.diagnostics += AttributeCombinations.diagnostics(of: parser.attributes)
    return (parser.attributes, parser.diagnostics)
  }

  private mutating func read(_ word: AttributeWord) {
    guard let name = SnippetAttributeName(rawValue: word.name.lowercased()) else {
      diagnostics.append(Self.unknown(word))
      return
    }
    if word.isUnterminated {
      report(
        "attribute-quote-unterminated", "the quote after '\(name.rawValue)=' is not closed",
        at: word.valueSpan ?? word.span, "Close it with the same quote, as in '\(name.example)'.")
      return
    }
    if let first = seen[name] {
      diagnostics.append(
        Diagnostic(
          "attribute-duplicate", .error, "'\(name.rawValue)' is given twice", at: word.span,
          recommendation: "Keep one of the two.", notes: [.init("it is given here already", at: first)]))
      return
    }
    seen[name] = word.span
    guard hasFittingValue(word, name) else { return }
    store(word, as: name)
  }

  private mutating func hasFittingValue(_ word: AttributeWord, _ name: SnippetAttributeName) -> Bool {
    switch (name.valueRule, word.value) {
    case (.required, nil):
      let id = name == .skip ? "attribute-skip-reason" : "attribute-value-missing"
      let what = name == .skip ? "'skip' needs a reason, which is shown to readers" : "'\(name.rawValue)' needs a value"
      report(id, what, at: word.span, "Write '\(name.example)'.")
      return false
    case (.none, .some):
      report(
        "attribute-value-unexpected", "'\(name.rawValue)' takes no value", at: word.span,
        "Write '\(name.rawValue)' alone.")
      return false
    default:
      return true
    }
  }

  private mutating func store(_ word: AttributeWord, as name: SnippetAttributeName) {
    let value = word.value ?? ""
    let valueSpan = word.valueSpan ?? word.span
    let isBlank = value.allSatisfy(\.isWhitespace)
    if word.value != nil, isBlank, name != .skip {
      report(
        "attribute-value-empty", "the value of '\(name.rawValue)' is empty", at: word.span,
        "Write '\(name.example)'.")
      return
    }
    switch name {
    case .title: attributes.title = .init(value, at: word.span)
    case .fails: attributes.fails = .init(word.value, at: word.span)
    case .breaks: attributes.breaks = .init(value, at: word.span)
    case .skip:
      guard !isBlank else {
        report(
          "attribute-skip-reason", "the reason of 'skip' is empty; it is shown to readers", at: word.span,
          "Say why the snippet is not judged: '\(name.example)'.")
        return
      }
      attributes.skip = .init(value, at: word.span)
    case .advice: attributes.advice = word.span
    case .run: attributes.run = word.span
    case .test: attributes.test = word.span
    case .scenario: attributes.scenario = .init(value, at: word.span)
    case .hidden: attributes.hidden = word.span
    case .alone: attributes.alone = word.span
    case .platform: storePlatform(value, word, at: valueSpan)
    case .file: storeFile(value, word, at: valueSpan)
    case .highlight: storeHighlight(value, word, at: valueSpan)
    }
  }

  private mutating func storePlatform(_ value: String, _ word: AttributeWord, at span: SourceSpan) {
    let judged = ["iOS", "macOS"]
    let others = ["tvOS", "watchOS", "visionOS", "iPadOS", "macCatalyst", "Linux"]
    if let known = judged.first(where: { $0.lowercased() == value.lowercased() }) {
      attributes.platform = .init(known, at: word.span)
    } else if let other = others.first(where: { $0.lowercased() == value.lowercased() }) {
      report(
        "attribute-platform-unsupported", "snippets can't be judged for \(other), only for iOS and macOS", at: span,
        "Name iOS or macOS, or leave the snippet out with skip=\"for \(other)\".")
    } else {
      let nearest = EditDistance.nearest(to: value, among: judged)
      report(
        "attribute-platform-unknown", "there is no platform '\(value)'" + (nearest.map { "; is it '\($0)'?" } ?? ""),
        at: span, "Write platform=iOS or platform=macOS.")
    }
  }

  private mutating func storeFile(_ value: String, _ word: AttributeWord, at span: SourceSpan) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false)
    guard !value.hasPrefix("/"), !value.contains("\\"), !parts.contains(".."), !parts.contains("") else {
      report(
        "attribute-file-invalid", "'\(value)' is no path within a project", at: span,
        "Name the file by its path within the project, as in file=\"Views/Home.swift\".")
      return
    }
    attributes.file = .init(value, at: word.span)
  }

  private mutating func storeHighlight(_ value: String, _ word: AttributeWord, at span: SourceSpan) {
    var ranges: [ClosedRange<Int>] = []
    var offset = 0
    for piece in value.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = piece.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      var pieceSpan = span
      pieceSpan.start.column += offset
      pieceSpan.end = SourcePosition(line: span.start.line, column: pieceSpan.start.column + piece.utf8.count)
      offset += piece.utf8.count + 1
      guard let first = bounds[0], bounds.count <= 2, let last = bounds[bounds.count - 1], first >= 1, last >= first
      else {
        report(
          "attribute-highlight-invalid", "'\(piece)' is no line and no range of lines", at: pieceSpan,
          "Count lines from 1 and write ranges upwards, as in '\(SnippetAttributeName.highlight.example)'.")
        continue
      }
      ranges.append(first...last)
    }
    if !ranges.isEmpty { attributes.highlight = .init(ranges, at: word.span) }
  }

  private mutating func report(_ id: String, _ message: String, at span: SourceSpan, _ recommendation: String) {
    diagnostics.append(Diagnostic(id, .error, message, at: span, recommendation: recommendation))
  }

  private static func unknown(_ word: AttributeWord) -> Diagnostic {
    let names = SnippetAttributeName.allCases.map(\.rawValue)
    let message = "there is no snippet attribute '\(word.name)'"
    if let nearest = EditDistance.nearest(to: word.name.lowercased(), among: names) {
      return Diagnostic(
        "attribute-unknown", .error, message + "; is it '\(nearest)'?", at: word.nameSpan,
        recommendation: "Write '\(SnippetAttributeName(rawValue: nearest)?.example ?? nearest)', or remove the word.")
    }
    return Diagnostic(
      "attribute-unknown", .error, message, at: word.nameSpan,
      recommendation: "Use one of \(names.joined(separator: ", ")), or remove the word.")
  }
}
