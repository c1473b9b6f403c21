import Diagnostics

/// What the words after `swift` in a fence's info string say, and those of the comment before it.
package struct SnippetAttributes: Sendable, Hashable {
  /// A value with the place of the attribute that gave it.
  package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    package var value: Value
    /// The attribute, from its name to the end of its value.
    package var span: SourceSpan

    package init(_ value: Value, at span: SourceSpan) {
      self.value = value
      self.span = span
    }
  }

  /// The caption on the page.
  package var title: Located<String>?
  /// The snippet must be rejected; with a text, an error's message must contain it.
  package var fails: Located<String?>?
  /// The rule that the snippet must break, and no other.
  package var breaks: Located<String>?
  /// Why the snippet is not judged.
  package var skip: Located<String>?
  /// Its marks are advice that no compiler and no rule can follow: what is marked wrong compiles too.
  package var advice: SourceSpan?
  package var run: SourceSpan?
  package var test: SourceSpan?
  /// The title of the document's scenario that the program plays with a router of its own.
  package var scenario: Located<String>?
  package var hidden: SourceSpan?
  package var alone: SourceSpan?
  /// Apple's name of the only platform to judge for.
  package var platform: Located<String>?
  /// The project file of which this is a version.
  package var file: Located<String>?
  /// The lines of the fence to emphasise, from 1.
  package var highlight: Located<[ClosedRange<Int>]>?

  package init() {}

  package var isHidden: Bool { hidden != nil }
  package var isAlone: Bool { alone != nil }

  /// Whether the snippet is said to be a whole file, not members of a type that isn't shown.
  var isFile: Bool { file != nil || run != nil || test != nil }

  /// Whether other snippets may use what this one declares.
  package var isContext: Bool {
    fails == nil && breaks == nil && alone == nil && skip == nil
  }
}

/// The attributes' names, as written in an info string.
enum SnippetAttributeName: String, CaseIterable, Sendable {
  case title, fails, breaks, advice, skip, run, test, scenario, hidden, alone, platform, file, highlight

  enum ValueRule {
    case required, optional, none
  }

  var valueRule: ValueRule {
    switch self {
    case .title, .breaks, .skip, .scenario, .platform, .file, .highlight: .required
    case .fails: .optional
    case .advice, .run, .test, .hidden, .alone: .none
    }
  }

  /// How a person writes it right.
  var example: String {
    switch self {
    case .title: "title=\"Router.swift\""
    case .fails: "fails=\"text of the error\""
    case .breaks: "breaks=rule-id"
    case .skip: "skip=\"reason\""
    case .scenario: "scenario=\"A tour\""
    case .platform: "platform=iOS"
    case .file: "file=\"Router.swift\""
    case .highlight: "highlight=3-5,8"
    case .advice, .run, .test, .hidden, .alone: rawValue
    }
  }
}
