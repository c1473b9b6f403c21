/// A line of a file with a span of it underlined.
package struct SourceExcerpt: Sendable {
  /// The line as shown, without its number.
  package var line: String
  /// Spaces up to the span, then `^~~~` below it.
  package var underline: String

  /// - Parameter width: how many columns the line may take; a longer one is cut around the span, with `…` where it was.
  package init?(of span: SourceSpan, in source: SourceText, width: Int) {
    guard span.start.line >= 1, span.start.line <= source.lineCount else { return nil }
    let line = source.range(ofLine: span.start.line)
    let start = source.offset(of: span.start)
    var end = span.end.line == span.start.line ? source.offset(of: span.end) : line.upperBound
    end = max(end, start)
    let window = Self.window(around: start, of: line, in: source.bytes, reach: max(width, 20) * 4)
    let cells = DisplayCell.cells(of: source.bytes, in: window)
    let marked = Self.marked(cells, start: start, end: end)
    let shown = Self.shown(cells, around: marked, width: max(width, 20))
    let isCutBefore = shown.lowerBound > 0 || window.lowerBound > line.lowerBound
    let isCutAfter = shown.upperBound < cells.count || window.upperBound < line.upperBound
    self.line =
      (isCutBefore ? "…" : "") + cells[shown].reduce(into: "") { $0 += $1.text } + (isCutAfter ? "…" : "")
    let before = cells[shown.lowerBound..<max(shown.lowerBound, min(marked.lowerBound, shown.upperBound))]
      .reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    let length = cells[marked.clamped(to: shown)].reduce(0) { $0 + $1.width }
    underline =
      String(repeating: " ", count: before) + "^" + String(repeating: "~", count: max(length - 1, 0))
  }

  /// The bytes that are worth decoding: a line may have millions.
  private static func window(around start: Int, of line: Range<Int>, in bytes: [UInt8], reach: Int) -> Range<Int> {
    var lower = max(line.lowerBound, start - reach)
    var upper = min(line.upperBound, start + reach)
    while lower > line.lowerBound, bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.upperBound, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return lower..<upper
  }

  /// The cells that the span touches; empty, before the first cell at or after it, for a point.
  private static func marked(_ cells: [DisplayCell], start: Int, end: Int) -> Range<Int> {
    let first = cells.firstIndex { $0.bytes.upperBound > start } ?? cells.count
    let last = cells[first...].firstIndex { $0.bytes.lowerBound >= end } ?? cells.count
    return first..<max(first, last)
  }

  /// The cells that fit, with more room after the span's start than before it.
  private static func shown(_ cells: [DisplayCell], around marked: Range<Int>, width: Int) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return cells.indices }
    let room = width - 2
    var lower = marked.lowerBound
    var used = 0
    while lower > 0, used + cells[lower - 1].width <= room / 3 {
      lower -= 1
      used += cells[lower].width
    }
    var upper = marked.lowerBound
    while upper < cells.count, used + cells[upper].width <= room {
      used += cells[upper].width
      upper += 1
    }
    while lower > 0, used + cells[lower - 1].width <= room {
      lower -= 1
      used += cells[lower].width
    }
    return lower..<upper
  }
}
