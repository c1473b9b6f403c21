import Diagnostics

/// A `<!-- waymark: … -->` comment that ends a block of HTML.
struct WaymarkComment {
  private let block: Block

  /// `nil` where the block is no HTML.
  init?(_ block: Block) {
    guard case .html(let text) = block.kind, text.utf8.contains(UInt8(ascii: "!")) else { return nil }
    self.block = block
  }

  /// The words of the comment with which the block ends, if that is Waymark's.
  func comment(in source: SourceText) -> CodeFence.Comment? {
    let range = source.offset(of: block.span.start)..<source.offset(of: block.span.end)
    let bytes = source.bytes[range]
    guard bytes.suffix(3).elementsEqual("-->".utf8) else { return nil }
    var end = range.upperBound - 3
    guard let opening = bytes.dropLast(3).lastOffset(of: "<!--") else { return nil }
    var start = skipBlanks(in: bytes, from: opening + 4)
    guard bytes[start...].starts(with: "waymark:".utf8) else { return nil }
    start = skipBlanks(in: bytes, from: start + 8)
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start <= end else { return nil }
    let words = bytes[start..<end].split(whereSeparator: isBlank).joined(separator: [0x20])
    return CodeFence.Comment(text: String(decoding: Array(words), as: UTF8.self), span: source.span(start..<end))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func skipBlanks(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, isBlank(bytes[index]) { index += 1 }
    return index
  }
}

extension MarkdownConverter {
  /// A comment that no fence follows would leave a snippet untold of what it should be.
  mutating func reportStray(_ block: Block, before next: Block?) {
    guard case .html = block.kind else { return }
    if case .codeFence = next?.kind { return }
    guard let comment = WaymarkComment(block)?.comment(in: source) else { return }
    if case .table = next?.kind {
      if comment.text != Table.semanticsComment { reportUnknown(comment) }
      return
    }
    body.diagnostics.append(
      Diagnostic(
        "comment-stray", .warning,
        "neither a code fence nor a table follows this 'waymark:' comment, so it says nothing", at: comment.span,
        recommendation: "Put it directly before what it is for, with nothing but blank lines between."))
  }

  private mutating func reportUnknown(_ comment: CodeFence.Comment) {
    body.diagnostics.append(
      Diagnostic(
        "comment-unknown", .warning, "before a table '\(comment.text)' means nothing", at: comment.span,
        recommendation: "'\(Table.semanticsComment)' has the table held to the model of navigation."))
  }

  /// A comment that is never closed hides all that follows, fences too.
  func reportUnclosedComment(_ literal: Slice<UnsafeBufferPointer<UInt8>>, at span: SourceSpan) {
    guard literal.starts(with: "<!--".utf8), !literal.suffix(3).elementsEqual("-->".utf8),
      Array(literal)[...].lastOffset(of: "-->") == nil
    else { return }
    body.diagnostics.append(
      Diagnostic(
        "comment-unclosed", .error, "this HTML comment is never closed, so all that follows is hidden",
        at: SourceSpan(file: span.file, line: span.start.line, column: span.start.column),
        recommendation: "Write '-->' where it ends."))
  }
}

extension ArraySlice<UInt8> {
  /// Where the last occurrence of a text begins.
  func lastOffset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (startIndex...endIndex - wanted.count).last { self[$0...].starts(with: wanted) }
  }
}
