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
          .init(place: place, line: head.line, column: head.column, message: head.message))
      } else if head.severity != .remark {
        let marks = index + 2 < lines.count ? lines[index + 2] : ""
        let end = endColumn(source: index + 1 < lines.count ? lines[index + 1] : "", marks: marks, column: head.column)
        diagnostics.append(
          CompilerDiagnostic(
            place: place, line: head.line, column: head.column, endColumn: end, severity: head.severity,
            message: head.message))
      }
    }
    return Self.withoutEchoes(diagnostics)
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
