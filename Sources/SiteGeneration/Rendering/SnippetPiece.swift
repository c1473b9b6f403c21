import Diagnostics
import Documents

/// What stands in one frame of the page: a whole snippet, one ❌/✅ part of it, or the lines before the first part.
struct SnippetPiece: Sendable {
  var lines: [CodeFence.Line]
  var mark: SnippetReport.Mark?
  var caption: String
  /// Indices of `lines`.
  var emphasised: Set<Int>
  var report: SnippetReport?

  /// The compiler's and the rules' words about lines of this piece, by line of the file.
  func messages(in file: String) -> [Int: [Diagnostic]] {
    guard let report, let first = lines.first?.line, let last = lines.last?.line else { return [:] }
    var messages: [Int: [Diagnostic]] = [:]
    for diagnostic in report.diagnostics where diagnostic.severity != .note {
      guard let span = diagnostic.span, span.file == file, span.start.line >= first else { continue }
      messages[min(span.start.line, last), default: []].append(diagnostic)
    }
    return messages
  }

  /// Divides a fence as its presentation, else the report says.
  static func pieces(
    of fence: CodeFence, presentation: SnippetPresentation?, reports: [SnippetReport]
  ) -> [SnippetPiece] {
    let caption = presentation?.title ?? presentation?.shape ?? "Swift"
    let highlighted = presentation?.highlightedLines ?? []
    var parts = presentation?.parts ?? []
    if parts.isEmpty {
      parts = reports.filter { $0.part != nil && $0.endLine >= $0.line }
        .map { SnippetPresentation.Part(lines: $0.line...$0.endLine, mark: $0.mark) }
    }
    parts.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    let numbered = fence.lines.enumerated().map { (number: $0.offset + 1, line: $0.element) }
    guard !parts.isEmpty else {
      return [piece(numbered, mark: nil, caption: caption, highlighted, report: reports.first)]
    }
    var pieces: [SnippetPiece] = []
    // Lines between two parts go with the one before them, so that none is lost.
    let starts = parts.map(\.lines.lowerBound) + [Int.max]
    let before = trimmed(numbered.filter { $0.line.line < starts[0] })
    if !before.isEmpty {
      let whole = reports.first { $0.part == nil }
      pieces.append(piece(before, mark: nil, caption: caption, highlighted, report: whole))
    }
    for (index, part) in parts.enumerated() {
      let lines = numbered.filter { $0.line.line >= starts[index] && $0.line.line < starts[index + 1] }
      let report = reports.first { $0.line == part.lines.lowerBound } ?? reports.first { $0.part == index + 1 }
      pieces.append(marked(trimmed(lines), part, caption: presentation?.title, highlighted, report: report))
    }
    return pieces
  }

  private static func piece(
    _ lines: [(number: Int, line: CodeFence.Line)], mark: SnippetReport.Mark?, caption: String, _ highlighted: Set<Int>,
    report: SnippetReport?
  ) -> SnippetPiece {
    var emphasised: Set<Int> = []
    for (index, line) in lines.enumerated() where highlighted.contains(line.number) { emphasised.insert(index) }
    return SnippetPiece(
      lines: lines.map(\.line), mark: mark, caption: report?.title ?? caption, emphasised: emphasised, report: report)
  }

  /// A part under the words of the comment that marks it, which then needn't stand in the code.
  private static func marked(
    _ lines: [(number: Int, line: CodeFence.Line)], _ part: SnippetPresentation.Part, caption: String?,
    _ highlighted: Set<Int>, report: SnippetReport?
  ) -> SnippetPiece {
    var lines = lines
    var words = part.title
    if part.mark != nil, let first = lines.first, let comment = MarkComment.words(of: first.line.text) {
      if lines.count > 1 { lines = trimmed(Array(lines.dropFirst())) }
      if words == nil, !comment.isEmpty { words = comment }
    }
    let fallback =
      switch part.mark {
      case .wrong: "Not like this"
      case .right: "Like this"
      case nil: "Swift"
      }
    var result = piece(lines, mark: part.mark, caption: "", highlighted, report: report)
    result.caption = words ?? caption ?? fallback
    return result
  }

  private static func trimmed(
    _ lines: [(number: Int, line: CodeFence.Line)]
  ) -> [(number: Int, line: CodeFence.Line)] {
    func isBlank(_ line: (number: Int, line: CodeFence.Line)) -> Bool {
      line.line.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return Array(lines[first...last])
  }
}
