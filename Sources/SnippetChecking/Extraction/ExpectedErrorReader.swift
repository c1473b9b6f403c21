import Diagnostics
import Documents

/// Finds the `// error: text` comments after code.
enum ExpectedErrorReader {
  static func errors(in parsed: ParsedLines, fence: CodeFence, file: String) -> ([ExpectedError], [Diagnostic]) {
    var errors: [ExpectedError] = []
    var diagnostics: [Diagnostic] = []
    for comment in parsed.comments where !comment.isAlone {
      let body = MarkReader.body(of: comment.text)
      guard let (platform, text) = announcement(in: body) else { continue }
      let offset = comment.offset - parsed.start(ofLine: comment.line)
      let span = fence.span(ofLine: comment.line, bytes: offset..<offset + comment.text.utf8.count, file: file)
      if text.isEmpty {
        diagnostics.append(
          Diagnostic(
            "expected-error-empty", .error, "the comment expects an error and doesn't say which", at: span,
            recommendation: "Write words of the compiler's message after 'error:'."))
        continue
      }
      if let platform, platform != "iOS", platform != "macOS" {
        diagnostics.append(
          Diagnostic(
            "expected-error-platform", .error, "an error can't be expected on '\(platform)'", at: span,
            recommendation: "Write 'error(iOS):', 'error(macOS):', or 'error:' for both."))
        continue
      }
      errors.append(
        ExpectedError(
          text: text, platform: platform, lineIndex: comment.line, line: fence.lines[comment.line].line, span: span))
    }
    return (errors, diagnostics)
  }

  private static func announcement(in body: String) -> (platform: String?, text: String)? {
    guard body.hasPrefix("error") else { return nil }
    var rest = body.dropFirst("error".count)
    var platform: String?
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      platform = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
    }
    guard rest.first == ":" else { return nil }
    return (platform, String(rest.dropFirst().drop(while: \.isWhitespace)))
  }
}
