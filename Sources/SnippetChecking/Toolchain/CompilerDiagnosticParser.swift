import Foundation

/// Reads what `swift-frontend -diagnostic-style llvm` prints:
///
///     snippet.swift:3:9: error: cannot find 'x' in scope
///       x + 1
///       ^
///
/// A message that goes on over several lines is kept whole; the source line and the marks under it are not.
package struct CompilerDiagnosticParser {
  package var primaryName: String
  package var contextName: String

  package init(primaryName: String, contextName: String) {
    self.primaryName = primaryName
    self.contextName = contextName
  }

  package func parse(_ output: String) -> [CompilerDiagnostic] {
    var diagnostics: [CompilerDiagnostic] = []
    // The macro in whose expansion each stands, if any does.
    var expansions: [Expansion?] = []
    let lines = output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var index = -1
    while index + 1 < lines.count {
      index += 1
      guard let head = Head(lines[index]) else { continue }
      // The source line that is repeated under a message may itself look like one.
      defer { if head.line > 0 { index += 1 } }
      let place = place(of: head.file)
      if head.severity == .note {
        guard !diagnostics.isEmpty else { continue }
        diagnostics[diagnostics.count - 1].notes.append(
          .init(
            place: place, line: head.line, column: head.column, message: head.message,
            declaration: place == .elsewhere ? head.file : nil))
        expansions[expansions.count - 1]?.lead(head, place: place)
      } else if head.severity != .remark {
        let marks = index + 2 < lines.count ? lines[index + 2] : ""
        let end = endColumn(source: index + 1 < lines.count ? lines[index + 1] : "", marks: marks, column: head.column)
        diagnostics.append(
          CompilerDiagnostic(
            place: place, line: head.line, column: head.column, endColumn: end, severity: head.severity,
            message: head.message))
        expansions.append(Expansion(of: head))
      }
    }
    return Self.withoutEchoes(Self.written(diagnostics, expansions))
  }

  /// A fault of the author's shows once more wherever a macro repeats the code: such an echo is dropped. What is wrong in the
  /// expansion alone is put where the macro is written, if it is one of the toolchain's, whose expansions are Apple's.
  private static func written(_ diagnostics: [CompilerDiagnostic], _ expansions: [Expansion?]) -> [CompilerDiagnostic] {
    let authors = diagnostics.filter { $0.place == .primary && $0.severity == .error }
    return zip(diagnostics, expansions).compactMap { diagnostic, expansion in
      guard let expansion, diagnostic.severity == .error else { return diagnostic }
      let isEcho = authors.contains {
        $0.message == diagnostic.message || ($0.place, $0.line) == (expansion.place, expansion.line)
      }
      if isEcho { return nil }
      guard expansion.place == .primary, expansion.isToolchains else { return diagnostic }
      var placed = diagnostic
      (placed.place, placed.line, placed.column, placed.endColumn) = (.primary, expansion.line, expansion.column, nil)
      placed.message = "in the expansion of '\(expansion.macro)': \(diagnostic.message)"
      return placed
    }
  }

  /// Where the macro is written in whose expansion an error stands, as the compiler's notes lead there.
  private struct Expansion {
    var place = CompilerDiagnostic.Place.elsewhere
    var line = 0
    var column = 0
    var macro = ""

    init?(of head: Head) {
      guard head.file.contains("@__swiftmacro_") else { return nil }
    }

    mutating func lead(_ head: Head, place: CompilerDiagnostic.Place) {
      guard self.place == .elsewhere, head.message.hasPrefix("in expansion of macro '") else { return }
      (self.place, line, column) = (place, head.line, head.column)
      macro = String(head.message.split(separator: "'").dropFirst().first ?? "")
    }

    var isToolchains: Bool {
      [
        "Observable", "ObservationTracked", "ObservationIgnored", "Predicate", "Expression", "Test", "Suite", "expect",
        "require",
      ].contains(macro)
    }
  }

  /// The errors and warnings with the files that they stand in, in their order.
  static func places(in output: String) -> [(file: String, severity: CompilerDiagnostic.Severity, message: String)] {
    output.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let head = Head(String(Substring(line))), head.severity == .error || head.severity == .warning else {
        return nil
      }
      return (head.file, head.severity, head.message)
    }
  }

  /// A result builder's unavailable `buildExpression` says that nothing else fitted; where another error stands at the
  /// same place, that one is the reason.
  private static func withoutEchoes(_ diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    let prefix = "'buildExpression' is unavailable: "
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.message.hasPrefix(prefix) else { return diagnostic }
      let isEcho = diagnostics.contains { other in
        other.severity == .error && (other.line, other.column) == (diagnostic.line, diagnostic.column)
          && !other.message.hasPrefix(prefix)
      }
      var worded = diagnostic
      worded.message = String(diagnostic.message.dropFirst(prefix.count))
      return isEcho ? nil : worded
    }
  }

  private func place(of file: String) -> CompilerDiagnostic.Place {
    if file == primaryName { return .primary }
    return file == contextName ? .context : .elsewhere
  }

  /// The end of a `^~~~` run that starts at the column. The marks count characters, so lines with others than ASCII
  /// have no end.
  private func endColumn(source: String, marks: String, column: Int) -> Int? {
    guard source.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let marks = Array(marks.utf8)
    guard column >= 1, column <= marks.count, marks[column - 1] == UInt8(ascii: "^") else { return nil }
    var end = column
    while end < marks.count, marks[end] == UInt8(ascii: "~") { end += 1 }
    return end > column ? end + 1 : nil
  }

  /// `file:line:column: severity: message`, or `<unknown>:0: error: message`.
  private struct Head {
    var file: String
    var line: Int
    var column: Int
    var severity: CompilerDiagnostic.Severity
    var message: String

    /// A message without the name of its group: ` [#SendingClosureRisksDataRace]`.
    private static func withoutGroup(_ message: Substring) -> String {
      guard message.hasSuffix("]"), let group = message.range(of: " [#", options: .backwards) else {
        return String(message)
      }
      return String(message[..<group.lowerBound])
    }

    init?(_ text: String) {
      for severity in [CompilerDiagnostic.Severity.error, .warning, .note, .remark] {
        guard let range = text.firstRange(of: ": \(severity.rawValue): ") else { continue }
        var parts = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
          numbers.insert(number, at: 0)
          parts.removeLast()
        }
        let file = parts.joined(separator: ":")
        guard !numbers.isEmpty, !file.contains(": ") else { continue }
        self.file = file
        line = numbers[0]
        column = numbers.count > 1 ? numbers[1] : 0
        self.severity = severity
        message = Self.withoutGroup(text[range.upperBound...])
        return
      }
      return nil
    }
  }
}
