import Diagnostics

/// The YAML between `---` lines at the start of a document.
package struct FrontMatter: Sendable {
  /// The whole mapping, in the order written; empty where there is none.
  package var entries: [(key: String, value: YAMLValue)]
  /// From the first `---` to the last, `nil` where there is none.
  package var span: SourceSpan?

  package init(entries: [(key: String, value: YAMLValue)] = [], span: SourceSpan? = nil) {
    self.entries = entries
    self.span = span
  }

  package subscript(key: String) -> YAMLValue? {
    entries.first { $0.key == key }?.value
  }
}

/// A YAML value with its place. Scalars stay text: who needs a number or a Boolean asks for one.
package struct YAMLValue: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// `isQuoted` tells `"true"`, a text, from `true`.
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLValue])
    case mapping([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var keySpan: SourceSpan
    package var value: YAMLValue

    package init(key: String, keySpan: SourceSpan, value: YAMLValue) {
      self.key = key
      self.keySpan = keySpan
      self.value = value
    }
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
