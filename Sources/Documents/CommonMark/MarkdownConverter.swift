import CCMarkGFM
import Diagnostics

/// Turns cmark's tree into values. With its neighbours in this folder it is the only code that sees the library's pointers.
struct MarkdownConverter {
  static let nestingLimit = 100

  let source: SourceText
  /// The file's bytes as cmark has seen them: wiki links masked. Offsets are the same.
  let parsedBytes: [UInt8]
  /// Whether these are the very bytes of the file.
  let isOriginal: Bool
  /// How many lines of the file stand before the first that cmark has seen.
  let lineOffset: Int
  let library = CommonMarkLibrary.shared
  let body: BodyBuilder
  var containers: ContainerStack
  private var depth = 0
  /// The lines on which footnote definitions begin, sorted.
  private var footnoteLines: [Int] = []
  /// The containers that a definition on a line is in: cmark moves definitions out of them.
  private var footnoteContainers: [Int: ContainerStack] = [:]

  /// - Parameter start: the offset at which the body begins, which is the start of a line.
  /// - Returns: the blocks; all else goes to the builder.
  static func convert(_ source: SourceText, from start: Int) -> (blocks: [Block], body: BodyBuilder) {
    let mask = WikiLinkMask.apply(to: source.bytes[start...])
    let parsedBytes = mask.masked.map { source.bytes[..<start] + $0 } ?? source.bytes
    let body = BodyBuilder(isMasked: mask.hasWikiLinks)
    if let first = mask.controlBytes.first { body.diagnostics.append(controlCharacter(source, at: start + first)) }
    let blocks = source.bytes.withUnsafeBufferPointer { bytes in
      CommonMarkLibrary.shared.withTree(of: parsedBytes[start...]) { root in
        var converter = MarkdownConverter(
          source: source, parsedBytes: parsedBytes, isOriginal: mask.masked == nil, start: start, body: body,
          containers: ContainerStack(source: source, bytes: bytes))
        return converter.convert(root)
      }
    }
    return (blocks ?? [], body)
  }

  private static func controlCharacter(_ source: SourceText, at offset: Int) -> Diagnostic {
    Diagnostic(
      "control-character", .error, "the document has a control character (byte \(source.bytes[offset]))",
      at: source.span(offset..<offset),
      recommendation: "Remove it; if the file isn't text, rename it so that it doesn't end in .md.")
  }

  private init(
    source: SourceText, parsedBytes: [UInt8], isOriginal: Bool, start: Int, body: BodyBuilder,
    containers: ContainerStack
  ) {
    self.source = source
    self.parsedBytes = parsedBytes
    self.isOriginal = isOriginal
    self.body = body
    self.containers = containers
    lineOffset = source.position(at: start).line - 1
  }

  /// What stands between `[^` and `]` before the place that cmark gives as a definition's start: that of its text.
  private func footnoteLabel(_ node: MarkdownNode) -> String {
    let lineStart = source.range(ofLine: node.startLine + lineOffset).lowerBound
    let line = source.bytes[lineStart..<min(lineStart + node.startColumn - 1, source.bytes.count)]
    guard let opening = line.lastOffset(of: "[^"), let end = line.lastOffset(of: "]:"), opening + 2 <= end else {
      return ""
    }
    return String(decoding: line[opening + 2..<end], as: UTF8.self)
  }

  private mutating func convert(_ root: MarkdownNode) -> [Block] {
    let definitions = Array(root.children.filter { $0.type == CMARK_NODE_FOOTNOTE_DEFINITION })
    body.footnoteLabels = definitions.map { footnoteLabel($0) }
    body.footnoteUses = Array(repeating: 0, count: definitions.count)
    footnoteLines = definitions.map { $0.startLine + lineOffset }.sorted()
    let blocks = blocks(of: root)
    guard !definitions.isEmpty else { return blocks }
    // One definition may be within another, which comes before it in the file.
    let order = definitions.indices.sorted {
      (definitions[$0].startLine, definitions[$0].startColumn) < (
        definitions[$1].startLine, definitions[$1].startColumn
      )
    }
    body.footnotes = order.map { footnote(definitions[$0], number: $0 + 1) }.sorted { $0.number < $1.number }
    // A footnote's own text may refer to footnotes, so uses are known only now.
    for index in body.footnotes.indices { body.footnotes[index].uses = body.footnoteUses[index] }
    body.sortByPlace()
    return blocks
  }

  /// Remembers the containers, just entered, for the footnote definitions within the innermost of them.
  mutating func rememberContainers(of node: MarkdownNode) {
    guard !footnoteLines.isEmpty else { return }
    let lines = node.startLine + lineOffset...max(node.startLine, node.endLine) + lineOffset
    var index = footnoteLines.partitioningIndex { $0 >= lines.lowerBound }
    while index < footnoteLines.count, lines.contains(footnoteLines[index]) {
      if containers.cursor(line: footnoteLines[index]).matchesAll {
        footnoteContainers[footnoteLines[index]] = containers
      }
      index += 1
    }
  }

  private mutating func footnote(_ node: MarkdownNode, number: Int) -> Footnote {
    let line = node.startLine + lineOffset
    let outer = containers
    containers = footnoteContainers[line] ?? containers
    let start = position(containers.cursor(line: line).cursor.firstNonspace().offset, line: line)
    containers.pushFootnote(line: line)
    rememberContainers(of: node)
    let blocks = blocks(of: node)
    containers = outer
    return Footnote(
      label: body.footnoteLabels[number - 1], number: number, blocks: blocks, uses: 0,
      span: span(start, end: blocks.last?.span.end ?? start))
  }

  mutating func blocks(of parent: MarkdownNode) -> [Block] {
    guard depth < Self.nestingLimit else {
      if let first = parent.firstChild { body.reportNesting(at: span(start(first), end: start(first))) }
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var blocks: [Block] = []
    var next = parent.firstChild
    while let node = next {
      next = node.next
      guard let block = block(node, after: blocks.last) else { continue }
      if let previous = blocks.last { reportStray(previous, before: block) }
      blocks.append(block)
    }
    if let last = blocks.last { reportStray(last, before: nil) }
    return blocks
  }

  private mutating func block(_ node: MarkdownNode, after previous: Block?) -> Block? {
    switch node.type {
    case CMARK_NODE_PARAGRAPH: return paragraph(node)
    case CMARK_NODE_HEADING: return heading(node)
    case CMARK_NODE_CODE_BLOCK: return node.isFenced ? codeFence(node, after: previous) : indentedCode(node)
    case CMARK_NODE_HTML_BLOCK: return html(node)
    case CMARK_NODE_THEMATIC_BREAK: return Block(.thematicBreak, span: lines(node, count: 1))
    case CMARK_NODE_BLOCK_QUOTE: return blockQuote(node)
    case CMARK_NODE_LIST: return list(node)
    case library.tableType: return table(node, after: previous)
    default: return nil  // Footnote definitions, which are converted at the end.
    }
  }
}

// MARK: - Places

extension MarkdownConverter {
  func position(_ offset: Int, line: Int) -> SourcePosition {
    SourcePosition(line: line, column: offset - source.range(ofLine: line).lowerBound + 1)
  }

  func span(_ start: SourcePosition, end: SourcePosition) -> SourceSpan {
    SourceSpan(file: source.file, start: start, end: end)
  }

  func start(_ node: MarkdownNode) -> SourcePosition {
    SourcePosition(line: node.startLine + lineOffset, column: max(node.startColumn, 1))
  }

  /// The place after the last byte of a line that is no blank.
  func end(ofLine line: Int) -> SourcePosition {
    let range = source.range(ofLine: line)
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return SourcePosition(line: line, column: end - range.lowerBound + 1)
  }

  /// The span of a block of as many lines; cmark's own last lines are off by one for some kinds of blocks.
  func lines(_ node: MarkdownNode, count: Int) -> SourceSpan {
    let start = start(node)
    return span(start, end: end(ofLine: max(start.line, start.line + count - 1)))
  }
}

extension Array {
  /// The index of the first element of which a predicate holds, if it holds of all after it too.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
