/// Writes a diagnostic as people read it: place, severity, message, the source line, what to do, notes.
package struct DiagnosticText: Sendable {
  package var style: TextStyle
  /// How many columns a source line may take.
  package var width: Int
  /// The text of a file that is named in a span, if it can be had.
  package var source: @Sendable (String) -> SourceText?

  package init(style: TextStyle = .plain, width: Int = 100, source: @escaping @Sendable (String) -> SourceText?) {
    self.style = style
    self.width = width
    self.source = source
  }

  /// Several lines, the last one ended.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = head(diagnostic.severity, diagnostic.message, at: diagnostic.span)
    text += style(.quiet, " [\(diagnostic.rule ?? diagnostic.id)]") + "\n"
    text += excerpt(of: diagnostic.span, diagnostic.severity)
    if let recommendation = diagnostic.recommendation {
      text += hanging(style(.strong, "  → "), recommendation)
    }
    for note in diagnostic.notes {
      if note.span == nil {
        text += hanging("  \(style(.note, "note:")) ", note.message)
      } else {
        text += head(.note, note.message, at: note.span) + "\n" + excerpt(of: note.span, .note)
      }
    }
    return text
  }

  private func head(_ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan?) -> String {
    var place = ""
    if let span {
      place = "\(span.file):\(span.start.line):\(span.start.column):".safeForTerminal(keepsLines: false)
      place = style(.strong, place) + " "
    }
    let lines = message.safeForTerminal().split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.first.map(String.init) ?? ""
    let more = lines.dropFirst().map { "\n    " + $0 }.joined()
    return place + style(Self.role(severity), "\(severity.rawValue):") + " " + style(.strong, first) + more
  }

  private func hanging(_ lead: String, _ text: String) -> String {
    let lines = text.safeForTerminal().split(separator: "\n", omittingEmptySubsequences: false)
    return lead + lines.joined(separator: "\n    ") + "\n"
  }

  private func excerpt(of span: SourceSpan?, _ severity: Diagnostic.Severity) -> String {
    guard let span, let source = source(span.file) else { return "" }
    let number = String(span.start.line)
    guard let excerpt = SourceExcerpt(of: span, in: source, width: width - max(number.count, 4) - 4) else { return "" }
    // An empty line has nothing to show.
    guard excerpt.line.contains(where: { !$0.isWhitespace }) else { return "" }
    let gutter = String(repeating: " ", count: max(4 - number.count, 0)) + number
    let blank = String(repeating: " ", count: gutter.count)
    let bar = style(.quiet, "│")
    return "\(style(.quiet, gutter)) \(bar) \(excerpt.line)\n"
      + "\(blank) \(bar) \(Self.split(excerpt.underline, style: style, role: Self.role(severity)))\n"
  }

  private static func split(_ underline: String, style: TextStyle, role: TextStyle.Role) -> String {
    let marks = underline.drop { $0 == " " }
    return String(repeating: " ", count: underline.count - marks.count) + style(role, String(marks))
  }

  package static func role(_ severity: Diagnostic.Severity) -> TextStyle.Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
