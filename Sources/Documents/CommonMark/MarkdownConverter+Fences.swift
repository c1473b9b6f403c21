import CCMarkGFM
import Diagnostics

extension MarkdownConverter {
  mutating func codeFence(_ node: MarkdownNode, after previous: Block?) -> Block {
    let finder = FenceLines(source: source, containers: containers)
    let start = start(node)
    let opening = finder.opening(line: start.line)
    let count = node.literal.count { $0 == 0x0A }
    let fenceLines = (0..<count).map { finder.line(start.line + 1 + $0, of: opening) }
    assert(
      !isOriginal || node.literal.elementsEqual(fenceLines.reduce(into: "") { $0 += $1.text + "\n" }.utf8),
      "\(body.string(node.literal).debugDescription) in \(String(decoding: source.bytes, as: UTF8.self).debugDescription)"
    )

    let closingLine = start.line + count + 1
    let closingEnd = finder.closingEnd(line: closingLine, of: opening)
    let end =
      closingEnd.map { position($0, line: closingLine) }
      ?? SourcePosition(
        line: start.line + count,
        column: source.range(ofLine: start.line + count).count + 1)
    let info = infoRange(opening)
    let fence = CodeFence(
      info: String(decoding: source.bytes[info], as: UTF8.self),
      infoSpan: span(position(info.lowerBound, line: start.line), end: position(info.upperBound, line: start.line)),
      fenceLine: start.line, span: span(start, end: end), lines: fenceLines, isClosed: closingEnd != nil,
      comment: previous.flatMap(WaymarkComment.init)?.comment(in: source))
    if closingEnd == nil { reportUnclosed(fence, opening, end: end) }
    body.codeFences.append(fence)
    return Block(.codeFence(fence), span: fence.span)
  }

  /// The info string without surrounding blanks, as offsets.
  private func infoRange(_ opening: FenceLines.Opening) -> Range<Int> {
    var start = opening.end
    var end = source.range(ofLine: opening.line).upperBound
    while start < end, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    while end > start, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return start < end ? start..<end : opening.end..<opening.end
  }

  private mutating func reportUnclosed(_ fence: CodeFence, _ opening: FenceLines.Opening, end: SourcePosition) {
    let mark = String(decoding: source.bytes[opening.offset..<opening.end], as: UTF8.self)
    let place = span(fence.span.start, end: position(opening.end, line: opening.line))
    let swallowsRest = end.line >= source.lineCount - (source.range(ofLine: source.lineCount).isEmpty ? 1 : 0)
    body.diagnostics.append(
      swallowsRest
        ? Diagnostic(
          "fence-unclosed", .error, "this code fence is never closed, so the rest of the document is taken for code",
          at: place, recommendation: "Close it with a line of '\(mark)' after the code.")
        : Diagnostic(
          "fence-unclosed", .warning, "this code fence is not closed before its list item or quote ends",
          at: place, recommendation: "Close it with a line of '\(mark)' that is indented like the opening fence."))
  }
}
