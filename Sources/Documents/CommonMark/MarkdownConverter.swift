import CCMarkGFM
import Diagnostics

/// Turns cmark's tree into values. With its neighbours in this folder it is the only code that sees the library's pointers.
struct MarkdownConverter {
  /// What a document's body comes to.
  struct Body {
    var blocks: [Block] = []
    var footnotes: [Footnote] = []
    var headings: [Heading] = []
    var codeFences: [CodeFence] = []
    var links: [Link] = []
    var diagnostics: [Diagnostic] = []
  }

  static let nestingLimit = 100

  let source: SourceText
  /// The file's bytes as cmark has seen them: wiki links masked. Offsets are the same.
  let parsedBytes: [UInt8]
  /// How many lines of the file stand before the first that cmark has seen.
  let lineOffset: Int
  let library = CommonMarkLibrary.shared
  var body = Body()
  var containers: ContainerStack
  var scope: InlineConverter.Scope
  var headingIDs = HeadingIDs()
  private var depth = 0
  private var isTooDeep = false

  /// - Parameter start: the offset at which the body begins, which is the start of a line.
  static func convert(_ source: SourceText, from start: Int) -> Body {
    let bytes = source.bytes[start...]
    let mask = WikiLinkMask.apply(to: bytes)
    let parsedBytes = mask.masked.map { source.bytes[..<start] + $0 } ?? source.bytes
    let body = CommonMarkLibrary.shared.withTree(of: parsedBytes[start...]) { root in
      var converter = MarkdownConverter(
        source: source, parsedBytes: parsedBytes, start: start, isMasked: mask.hasWikiLinks, root: root)
      return converter.convert(root)
    }
    var result = body ?? Body()
    for offset in mask.controlBytes.prefix(1) {
      let place = source.position(at: start + offset)
      result.diagnostics.append(
        Diagnostic(
          "control-character", .error,
          "the document has a control character (byte \(source.bytes[start + offset]))",
          at: SourceSpan(file: source.file, line: place.line, column: place.column),
          recommendation: "Remove it; if the file isn't text, rename it so that it doesn't end in .md."))
    }
    return result
  }

  private init(source: SourceText, parsedBytes: [UInt8], start: Int, isMasked: Bool, root: MarkdownNode) {
    self.source = source
    self.parsedBytes = parsedBytes
    lineOffset = source.position(at: start).line - 1
    containers = ContainerStack(source: source)
    scope = InlineConverter.Scope(isMasked: isMasked)
    for node in root.children where node.type == CMARK_NODE_FOOTNOTE_DEFINITION {
      scope.footnoteLabels.append(footnoteLabel(node))
      scope.footnoteUses.append(0)
    }
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

  private mutating func convert(_ root: MarkdownNode) -> Body {
    body.blocks = blocks(of: root)
    var footnotes: [(node: MarkdownNode, blocks: [Block], span: SourceSpan)] = []
    for node in root.children where node.type == CMARK_NODE_FOOTNOTE_DEFINITION {
      let line = node.startLine + lineOffset
      containers.pushFootnote(line: line)
      let blocks = blocks(of: node)
      containers.pop()
      let start = position(containers.cursor(line: line).cursor.firstNonspace().offset, line: line)
      footnotes.append((node, blocks, span(start, end: blocks.last?.span.end ?? start)))
    }
    for (index, footnote) in footnotes.enumerated() {
      body.footnotes.append(
        Footnote(
          label: scope.footnoteLabels[index], number: index + 1, blocks: footnote.blocks,
          uses: scope.footnoteUses[index], span: footnote.span))
    }
    body.links = scope.links
    if !footnotes.isEmpty { sortByPlace() }
    if let place = scope.tooDeep { reportNesting(at: place) }
    return body
  }

  /// Footnotes come last in cmark's tree, wherever they stand in the file.
  private mutating func sortByPlace() {
    body.headings.sort { $0.span.start < $1.span.start }
    body.codeFences.sort { $0.span.start < $1.span.start }
    body.links.sort { $0.span.start < $1.span.start }
  }

  mutating func blocks(of parent: MarkdownNode) -> [Block] {
    guard depth < Self.nestingLimit else {
      if let first = parent.firstChild, !isTooDeep {
        isTooDeep = true
        reportNesting(at: SourceSpan(file: source.file, line: first.startLine + lineOffset, column: first.startColumn))
      }
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var blocks: [Block] = []
    var next = parent.firstChild
    while let node = next {
      next = node.next
      if let block = block(node, after: blocks.last) { blocks.append(block) }
    }
    return blocks
  }

  private mutating func reportNesting(at place: SourceSpan) {
    body.diagnostics.append(
      Diagnostic(
        "nesting-too-deep", .error, "the Markdown is nested more than \(Self.nestingLimit) levels deep", at: place,
        recommendation: "Flatten the lists, quotes or emphasis here; what is deeper is left out."))
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
    case library.tableType: return table(node)
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
