import ArgumentParsing
import Diagnostics
import Documents

/// Turns the YAML of `waymark.yml` into a `Configuration`.
struct ConfigurationReader {
  private(set) var configuration = Configuration()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter value: the file's only value; `nil` for a file with nothing in it.
  init(_ value: YAMLValue?) {
    guard let value else { return }
    switch value.kind {
    case .mapping(let entries):
      for entry in entries { read(entry) }
    case .scalar("", isQuoted: false): break
    case .scalar, .sequence:
      diagnostics.append(
        Diagnostic(
          ConfigurationDiagnostics.notAMapping, .error, "a configuration is made of keys with values", at: value.span,
          recommendation: "Write one key a line, such as 'title: Navigation skills'."))
    }
  }

  private mutating func read(_ entry: YAMLValue.Entry) {
    guard let key = ConfigurationKey.all.first(where: { $0.name == entry.key }) else {
      let names = ConfigurationKey.all.map(\.name)
      let nearest = Suggestion.nearest(to: entry.key, among: names)
      diagnostics.append(
        Diagnostic(
          ConfigurationDiagnostics.unknownKey, .error, "there is no key '\(entry.key)'", at: entry.keySpan,
          recommendation: nearest.map { "Did you mean '\($0)'?" } ?? "The keys are \(names.spelledOut(with: "and"))."))
      return
    }
    guard !key.store(entry.value, &configuration) else { return }
    diagnostics.append(
      Diagnostic(
        ConfigurationDiagnostics.wrongType, .error, "'\(key.name)' can't have this value", at: entry.value.span,
        recommendation: "Write \(key.expectation)."))
  }
}
