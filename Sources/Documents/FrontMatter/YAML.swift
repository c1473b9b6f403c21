import Diagnostics

/// YAML as Waymark reads it: front matter and `waymark.yml`.
package enum YAML {
  /// What a document may hold, so that a few bytes of aliases can't become a tree without end.
  static let nodeLimit = 100_000
  static let nestingLimit = 50

  /// Reads a whole file as one YAML document.
  ///
  /// - Returns: the value, `nil` where the file is empty or invalid, and what is wrong: invalid YAML, a key given twice,
  ///   nesting or aliases beyond the limits.
  package static func parse(_ source: SourceText) -> (value: YAMLValue?, diagnostics: [Diagnostic]) {
    parse(source, range: 0..<source.bytes.count)
  }

  /// Reads a part of a file; all places are the file's.
  static func parse(_ source: SourceText, range: Range<Int>) -> (value: YAMLValue?, diagnostics: [Diagnostic]) {
    var reader = YAMLReader(source: source, range: range)
    return reader.read()
  }
}

// MARK: - Asking a value

extension YAMLValue {
  /// The text of a scalar, quoted or not; `nil` for others and for a plain empty scalar, `~` or `null`.
  package var string: String? {
    guard case .scalar(let text, let isQuoted) = kind else { return nil }
    return isQuoted || !["", "~", "null", "Null", "NULL"].contains(text) ? text : nil
  }

  /// `true` or `false`, not quoted.
  package var bool: Bool? {
    guard case .scalar(let text, isQuoted: false) = kind else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// A whole number, not quoted.
  package var int: Int? {
    guard case .scalar(let text, isQuoted: false) = kind else { return nil }
    return Int(text)
  }

  package var sequence: [YAMLValue]? {
    guard case .sequence(let values) = kind else { return nil }
    return values
  }

  package var entries: [Entry]? {
    guard case .mapping(let entries) = kind else { return nil }
    return entries
  }

  /// Whether nothing is given: `key:`, `key: ~`, `key: null`.
  package var isNull: Bool {
    guard case .scalar(_, isQuoted: false) = kind else { return false }
    return string == nil
  }

  /// The value of a mapping's key.
  package subscript(key: String) -> YAMLValue? {
    entries?.first { $0.key == key }?.value
  }
}
