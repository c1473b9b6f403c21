import CCMarkGFM
import Diagnostics

// Blocks that hold text: paragraphs, headings, code, HTML.
extension MarkdownConverter {
  mutating func paragraph(_ node: MarkdownNode) -> Block {
    let leaf = node.startLine == 0 ? leafBeforeTable(node) : leaf(node, contentStart: nil)
    return Block(.paragraph(inlines(node, leaf)), span: leaf.span)
  }

  mutating func heading(_ node: MarkdownNode) -> Block {
    let line = node.startLine + lineOffset
    let lineStart = source.range(ofLine: line).lowerBound
    var leaf: Leaf
    if source.bytes[lineStart + node.startColumn - 1] == UInt8(ascii: "#"), !node.content.contains(0x0A) {
      // The content begins after `#` and blanks.
      var offset = lineStart + node.startColumn - 1
      let end = source.range(ofLine: line).upperBound
      while offset < end, source.bytes[offset] == UInt8(ascii: "#") { offset += 1 }
      while offset < end, source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09 { offset += 1 }
      leaf = self.leaf(node, contentStart: offset)
    } else {
      leaf = self.leaf(node, contentStart: nil)
      leaf.span.end = end(ofLine: leaf.lastLine + 1)
    }
    let content = inlines(node, leaf)
    let text = plainText(content)
    let heading = Heading(
      level: Int(cmark_node_get_heading_level(node.pointer)), content: content, text: text,
      id: body.headingIDs.id(for: text),
      span: leaf.span)
    body.headings.append(heading)
    return Block(.heading(heading), span: leaf.span)
  }

  func indentedCode(_ node: MarkdownNode) -> Block {
    let literal = node.literal
    let count = literal.count { $0 == 0x0A }
    return Block(.indentedCode(body.string(literal)), span: lines(node, count: count))
  }

  mutating func html(_ node: MarkdownNode) -> Block {
    var literal = node.literal[...]
    while let last = literal.last, last == 0x0A || last == 0x20 || last == 0x09 { literal.removeLast() }
    let count = literal.count { $0 == 0x0A } + 1
    let span = lines(node, count: count)
    reportUnclosedComment(literal, at: span)
    return Block(.html(body.string(node.literal)), span: span)
  }
}

// MARK: - Blocks of inlines

extension MarkdownConverter {
  /// A block of inlines with what is needed to find their places.
  struct Leaf {
    var span: SourceSpan
    var map: InlineMap
    var lastLine: Int
  }

  mutating func inlines(_ node: MarkdownNode, _ leaf: Leaf) -> [Inline] {
    var converter = InlineConverter(content: node.content, map: leaf.map, blockSpan: leaf.span, body: body)
    return converter.convert(node.firstChild)
  }

  /// - Parameter contentStart: where the content of the first line begins, if not where the block does.
  private func leaf(_ node: MarkdownNode, contentStart: Int?) -> Leaf {
    let content = node.content
    var count = content.count { $0 == 0x0A }
    if content.last != 0x0A { count += 1 }
    let counted = node.startLine + lineOffset
    let firstLine = counted + droppedLines(node, content: content)
    let lineStart = source.range(ofLine: counted).lowerBound
    let firstStart =
      firstLine > counted ? containers.contentStart(line: firstLine) : contentStart ?? lineStart + node.startColumn - 1
    let map = InlineMap(
      source: source, content: content, firstLine: firstLine, countedFirstLine: node.startLine,
      columnBase: (contentStart ?? lineStart + node.startColumn - 1) - lineStart
    ) { line in
      line == firstLine ? firstStart : containers.contentStart(line: line)
    }
    let lastLine = firstLine + count - 1
    let start = firstLine > counted ? position(firstStart, line: firstLine) : start(node)
    return Leaf(span: span(start, end: end(ofLine: lastLine)), map: map, lastLine: lastLine)
  }

  /// The lines of a paragraph that a table's header has cut off: cmark gives them no place, but the table has theirs.
  private func leafBeforeTable(_ node: MarkdownNode) -> Leaf {
    let content = node.content
    let firstLine = (node.next?.startLine ?? 1) + lineOffset
    let lastLine = firstLine + content.count { $0 == 0x0A }
    var escapes: [Int] = []
    var offset = 0
    for line in firstLine...lastLine {
      let range = containers.contentStart(line: line)..<source.range(ofLine: line).upperBound
      for index in range {
        if source.bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound,
          source.bytes[index + 1] == UInt8(ascii: "|")
        {
          escapes.append(offset)
        } else {
          offset += 1
        }
      }
      offset += 1
    }
    let map = InlineMap(
      source: source, content: content, firstLine: firstLine, countedFirstLine: 0, columnBase: -1, escapes: escapes
    ) { containers.contentStart(line: $0) }
    let start = position(containers.contentStart(line: firstLine), line: firstLine)
    return Leaf(span: span(start, end: end(ofLine: lastLine)), map: map, lastLine: lastLine)
  }

  /// How many lines of link reference definitions stood before the content: cmark takes them away from a paragraph, and
  /// counts the rest from the paragraph's first line all the same.
  private func droppedLines(_ node: MarkdownNode, content: UnsafeBufferPointer<UInt8>) -> Int {
    let line = node.startLine + lineOffset
    let start = source.range(ofLine: line).lowerBound + node.startColumn - 1
    guard start < source.bytes.count, source.bytes[start] == UInt8(ascii: "[") else { return 0 }
    let first = content.prefix { $0 != 0x0A }
    var dropped = 0
    while line + dropped <= source.lineCount {
      let offset = dropped == 0 ? start : containers.contentStart(line: line + dropped)
      let end = source.range(ofLine: line + dropped).upperBound
      if end - offset == first.count, matches(first, at: offset) { return dropped }
      dropped += 1
    }
    return 0
  }

  /// Whether the content stands at an offset of the file, what the mask has replaced taken as equal.
  private func matches(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, at offset: Int) -> Bool {
    zip(bytes, source.bytes[offset...]).allSatisfy {
      $0 == $1 || $0 <= WikiLinkMask.pipe || $0 == WikiLinkMask.substitute
    }
  }
}
