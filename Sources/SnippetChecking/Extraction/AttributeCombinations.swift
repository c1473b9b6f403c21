import Diagnostics

/// Attributes that contradict each other, or of which one has no effect beside the other.
enum AttributeCombinations {
  fileprivate struct Rule {
    var first: SnippetAttributeName
    var second: SnippetAttributeName
    var severity: Diagnostic.Severity
    var why: String
    var advice: String
  }

  private static let rules: [Rule] = [
    .init(.skip, .fails, .error, "a skipped snippet is not judged, so it can't be found to fail"),
    .init(.skip, .breaks, .error, "a skipped snippet is not judged, so it can't be found to break a rule"),
    .init(.skip, .run, .error, "a skipped snippet is not compiled, so it can't run"),
    .init(.skip, .test, .error, "a skipped snippet is not compiled, so its tests can't run"),
    .init(
      .skip, .hidden, .error, "a hidden snippet is there for others to use, and a skipped one is of no use to them",
      advice: "Remove one of the two, or the whole fence."),
    .init(.skip, .alone, .warning, "a skipped snippet is not judged, alone or not"),
    .init(.skip, .platform, .warning, "a skipped snippet is not judged for any platform"),
    .init(
      .fails, .breaks, .error,
      "'fails' says that the compiler rejects it, and a rule can only be broken by code that compiles"),
    .init(.fails, .advice, .error, "what the compiler rejects is more than advice"),
    .init(.breaks, .advice, .error, "what breaks a rule is more than advice"),
    .init(.skip, .advice, .warning, "a skipped snippet is not judged, whatever its marks say"),
    .init(.fails, .run, .error, "what the compiler rejects can't run"),
    .init(.fails, .test, .error, "what the compiler rejects has no tests to run"),
    .init(.run, .test, .error, "'run' executes the program and 'test' its @Test functions; a snippet is one of both"),
    .init(
      .test, .scenario, .error, "a scenario is played by a program, which 'run' executes; tests write nothing"),
    .init(
      .run, .platform, .error, "'run' executes on this machine, so the snippet can't be for one Apple platform alone"),
    .init(
      .test, .platform, .error, "'test' executes on this machine, so the snippet can't be for one Apple platform alone"),
    .init(
      .hidden, .alone, .error, "'hidden' puts the snippet in scope for others, and 'alone' keeps it apart from them",
      advice: "Remove 'alone' if others need it, or 'hidden' if readers should see it."),
    .init(.hidden, .title, .warning, "a hidden snippet isn't shown, and so is no caption"),
    .init(.hidden, .highlight, .warning, "a hidden snippet isn't shown, and so are no highlighted lines"),
    .init(.hidden, .fails, .warning, "what fails is of no use to other snippets, and hidden no reader sees it"),
    .init(
      .hidden, .breaks, .warning, "what breaks a rule is of no use to other snippets, and hidden no reader sees it"),
    .init(.alone, .file, .warning, "'file' makes the snippet part of a project, and 'alone' keeps it apart from it"),
  ]

  static func diagnostics(of attributes: SnippetAttributes) -> [Diagnostic] {
    rules.compactMap { rule in
      guard let first = attributes.span(of: rule.first), let second = attributes.span(of: rule.second) else {
        return nil
      }
      let (earlier, later) = first.start <= second.start ? (first, second) : (second, first)
      return Diagnostic(
        "attribute-combination", rule.severity,
        "'\(rule.first.rawValue)' and '\(rule.second.rawValue)' don't go together: \(rule.why)", at: later,
        recommendation: rule.advice, notes: [.init("the other one is here", at: earlier)])
    }
  }
}

extension AttributeCombinations.Rule {
  fileprivate init(
    _ first: SnippetAttributeName, _ second: SnippetAttributeName, _ severity: Diagnostic.Severity, _ why: String,
    advice: String? = nil
  ) {
    self.init(
      first: first, second: second, severity: severity, why: why,
      advice: advice ?? "Remove '\(first.rawValue)' or '\(second.rawValue)'.")
  }
}

extension SnippetAttributes {
  func span(of name: SnippetAttributeName) -> SourceSpan? {
    switch name {
    case .title: title?.span
    case .fails: fails?.span
    case .breaks: breaks?.span
    case .skip: skip?.span
    case .advice: advice
    case .run: run
    case .test: test
    case .scenario: scenario?.span
    case .hidden: hidden
    case .alone: alone
    case .platform: platform?.span
    case .file: file?.span
    case .highlight: highlight?.span
    }
  }
}
