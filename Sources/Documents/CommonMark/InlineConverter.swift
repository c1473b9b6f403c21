import CCMarkGFM
import Diagnostics

/// Turns the inlines of one paragraph, heading or cell into values with their places.
///
/// The tree says what there is and in which order; walking it beside the content that it was read from gives the places.
/// cmark's own columns are asked only where the content alone doesn't say, and what they say is checked against it.
struct InlineConverter {
  static let nestingLimit = 100

  private let body: BodyBuilder
  private let library = CommonMarkLibrary.shared
  private let content: UnsafeBufferPointer<UInt8>
  private let map: InlineMap
  /// Where a place can't be known exactly, the block's must do.
  private let blockSpan: SourceSpan
  /// The offset in the content up to which all has been converted.
  private var cursor = 0
  /// How many line ends cmark has not counted before the last one that it has counted.
  private var missedLines = 0
  /// How many it has not counted since then: until it counts the next one, its columns go on from the line before.
  private var pendingLines = 0

  init(content: UnsafeBufferPointer<UInt8>, map: InlineMap, blockSpan: SourceSpan, body: BodyBuilder) {
    self.content = content
    self.map = map
    self.blockSpan = blockSpan
    self.body = body
  }

  mutating func convert(_ node: MarkdownNode?, depth: Int = 0, isInLink: Bool = false) -> [Inline] {
    var inlines: [Inline] = []
    var next = node
    while let node = next {
      next = node.next
      append(convertOne(node, depth: depth, isInLink: isInLink), to: &inlines)
    }
    return inlines
  }

  /// Joins texts, which restored links within links would leave apart.
  private func append(_ inline: Inline, to inlines: inout [Inline]) {
    if case .text(let text) = inline.kind {
      if text.isEmpty { return }
      if let last = inlines.indices.last, case .text(let before) = inlines[last].kind {
        inlines[last].kind = .text(before + text)
        inlines[last].span.end = max(inlines[last].span.end, inline.span.end)
        return
      }
    }
    inlines.append(inline)
  }

  private mutating func convertOne(_ node: MarkdownNode, depth: Int, isInLink: Bool) -> Inline {
    switch node.type {
    case CMARK_NODE_TEXT: return text(node)
    case CMARK_NODE_SOFTBREAK: return lineEnd(.softBreak)
    case CMARK_NODE_LINEBREAK: return lineEnd(.lineBreak)
    case CMARK_NODE_CODE: return code(node)
    case CMARK_NODE_HTML_INLINE: return html(node)
    case CMARK_NODE_FOOTNOTE_REFERENCE: return footnoteReference(node)
    default: break
    }
    guard depth < Self.nestingLimit else { return tooDeep(node) }
    switch node.type {
    case CMARK_NODE_EMPH: return emphasis(node, marks: 1, depth: depth, isInLink: isInLink) { .emphasis($0) }
    case CMARK_NODE_STRONG: return emphasis(node, marks: 2, depth: depth, isInLink: isInLink) { .strong($0) }
    case library.strikethroughType:
      let marks = cursor + 1 < content.count && content[cursor + 1] == UInt8(ascii: "~") ? 2 : 1
      return emphasis(node, marks: marks, depth: depth, isInLink: isInLink) { .strikethrough($0) }
    case CMARK_NODE_LINK where node.destination.first == TextRuns.wikiPrefix:
      return wikiLink(node, isInLink: isInLink)
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: return link(node, depth: depth, isInLink: isInLink)
    default: return Inline(.text(""), span: blockSpan)
    }
  }

  private mutating func finish(_ kind: Inline.Kind, from start: Int, to end: Int) -> Inline {
    let range = range(start, end)
    cursor = range.upperBound
    return Inline(kind, span: map.span(range))
  }

  /// A range within the content, whatever the places are: they come from the library.
  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    let start = min(max(start, 0), content.count)
    return start..<min(max(end, start), content.count)
  }

  private mutating func countLine() {
    missedLines += pendingLines
    pendingLines = 0
  }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    map.contentOffset(line: line, column: column, missedLines: missedLines)
  }
}

// MARK: - Leaves

extension InlineConverter {
  private mutating func text(_ node: MarkdownNode) -> Inline {
    let literal = UnsafeBufferPointer(rebasing: Self.withoutScheme(node))
    let hint = offset(node.startLine, node.startColumn)
    let start = node.knownOffset ?? max(hint ?? cursor, cursor)
    let end = TextAlignment.end(of: literal, in: content, from: start)
    return finish(.text(body.string(literal)), from: start, to: end)
  }

  /// cmark shortens the text before a bare address by the letters of its scheme, but not the C string that it hands out.
  /// Text that really ends in a letter can't stand there.
  private static func withoutScheme(_ node: MarkdownNode) -> Slice<UnsafeBufferPointer<UInt8>> {
    let literal = node.literal[...]
    guard let next = node.next, next.type == CMARK_NODE_LINK, next.startLine == 0, let last = literal.last,
      (0x61...0x7A).contains(last | 0x20)
    else { return literal }
    let scheme = next.destination.prefix { $0 != UInt8(ascii: ":") }
    return literal.suffix(scheme.count).elementsEqual(scheme) ? literal.dropLast(scheme.count) : literal
  }

  private mutating func lineEnd(_ kind: Inline.Kind) -> Inline {
    var end = cursor
    while end < content.count, content[end] != UInt8(ascii: "\n") { end += 1 }
    let start = cursor
    // cmark doesn't count the line end after a backslash.
    if end > start, content[end - 1] == UInt8(ascii: "\\") { pendingLines += 1 } else { countLine() }
    cursor = min(end + 1, content.count)
    return Inline(kind, span: map.span(range(start, end)))
  }

  private mutating func code(_ node: MarkdownNode) -> Inline {
    let backtick = UInt8(ascii: "`")
    var start = cursor
    if !(start < content.count && content[start] == backtick) {
      start = offset(node.startLine, node.startColumn) ?? start
      while start > cursor, content[start - 1] == backtick { start -= 1 }
    }
    var inner = start
    while inner < content.count, content[inner] == backtick { inner += 1 }
    var end = inner
    var index = inner
    while index < content.count {
      guard content[index] == backtick else {
        index += 1
        continue
      }
      let run = index
      while index < content.count, content[index] == backtick { index += 1 }
      if index - run == inner - start {
        end = index
        break
      }
    }
    if content[range(start, end)].contains(UInt8(ascii: "\n")) { countLine() }
    return finish(.code(body.string(node.literal)), from: start, to: end)
  }

  private mutating func html(_ node: MarkdownNode) -> Inline {
    var start = cursor
    if !(start < content.count && content[start] == UInt8(ascii: "<")) {
      start = max(offset(node.startLine, node.startColumn) ?? cursor, cursor)
    }
    if node.literal.contains(UInt8(ascii: "\n")) { countLine() }
    return finish(.html(body.string(node.literal)), from: start, to: start + node.literal.count)
  }

  private mutating func footnoteReference(_ node: MarkdownNode) -> Inline {
    let number = Int(String(decoding: node.literal, as: UTF8.self)) ?? 0
    let start = cursor
    var end = offset(node.endLine, node.endColumn + 1) ?? start
    if !(end > start && content[end - 1] == UInt8(ascii: "]")) {
      end = start
      while end < content.count, content[end] != UInt8(ascii: "]") { end += 1 }
      end = min(end + 1, content.count)
    }
    guard body.footnoteLabels.indices.contains(number - 1) else { return finish(.text(""), from: start, to: end) }
    body.footnoteUses[number - 1] += 1
    let kind = Inline.Kind.footnoteReference(
      label: body.footnoteLabels[number - 1], number: number, use: body.footnoteUses[number - 1])
    return finish(kind, from: start, to: end)
  }
}

// MARK: - Containers

extension InlineConverter {
  private mutating func emphasis(
    _ node: MarkdownNode, marks: Int, depth: Int, isInLink: Bool, _ kind: ([Inline]) -> Inline.Kind
  ) -> Inline {
    let start = cursor
    cursor = min(cursor + marks, content.count)
    let inlines = convert(node.firstChild, depth: depth + 1, isInLink: isInLink)
    return finish(kind(inlines), from: start, to: cursor + marks)
  }

  /// What is nested too deep becomes its text.
  private mutating func tooDeep(_ node: MarkdownNode) -> Inline {
    let start = cursor
    body.reportNesting(at: map.span(range(start, start)))
    var text: [UInt8] = []
    // An iterator of the library's own: this is the one place where depth has no bound.
    let iterator = cmark_iter_new(node.pointer)
    defer { cmark_iter_free(iterator) }
    var event = cmark_iter_next(iterator)
    while event != CMARK_EVENT_DONE {
      if event == CMARK_EVENT_ENTER, let inner = cmark_iter_get_node(iterator) {
        let leaf = MarkdownNode(inner)
        if leaf.type == CMARK_NODE_TEXT || leaf.type == CMARK_NODE_CODE { text += leaf.literal }
      }
      event = cmark_iter_next(iterator)
    }
    return Inline(.text(body.string(text)), span: map.span(range(start, start)))
  }

  private mutating func wikiLink(_ node: MarkdownNode, isInLink: Bool) -> Inline {
    let start = node.knownOffset ?? cursor
    let raw = node.destination.dropFirst()
    let end = min(start + raw.count + 4, content.count)
    let span = map.span(range(start, end))
    cursor = end
    guard !isInLink else { return Inline(.text("[[" + body.string(raw) + "]]"), span: span) }
    let parts = WikiLinkText(body.string(raw))
    let link = Link(form: .wiki, destination: parts.destination, span: span)
    body.links.append(link)
    return Inline(.link(link, [Inline(.text(parts.label), span: span)]), span: span)
  }

  private mutating func link(_ node: MarkdownNode, depth: Int, isInLink: Bool) -> Inline {
    let start = linkStart(node)
    let isImage = node.type == CMARK_NODE_IMAGE
    let index = body.links.count
    var link = Link(
      form: .markdown, destination: body.string(node.destination),
      title: node.title.isEmpty ? nil : body.string(node.title),
      span: blockSpan)
    body.links.append(link)
    var children: [Inline] = []
    switch start.flatMap({ $0 < content.count ? content[$0] : nil }) {
    case UInt8(ascii: "["), UInt8(ascii: "!"):
      cursor = min((start ?? cursor) + (isImage ? 2 : 1), content.count)
      children = convert(node.firstChild, depth: depth + 1, isInLink: true)
      if let start, let end = linkEnd(node) {
        link.span = map.span(range(start, end))
        pendingLines += content[range(min(cursor, end), end)].count { $0 == UInt8(ascii: "\n") }
        cursor = end
      }
    case UInt8(ascii: "<"):
      let start = start ?? cursor
      var end = start
      while end < content.count, content[end] != UInt8(ascii: ">") { end += 1 }
      end = min(end + 1, content.count)
      link.span = map.span(range(start, end))
      children = [Inline(.text(body.string(node.firstChild?.literal ?? node.destination)), span: link.span)]
      cursor = end
    default:
      // A bare address: its text is the address as written.
      let literal = node.firstChild?.literal ?? node.destination
      if let start = TextAlignment.find(literal, in: content, from: cursor) {
        link.span = map.span(range(start, start + literal.count))
        cursor = start + literal.count
      }
      children = [Inline(.text(body.string(literal)), span: link.span)]
    }
    // What is a link within an image's text is never shown as one.
    if isImage { body.links.removeSubrange(body.links.index(after: index)...) }
    body.links[index] = link
    if isImage { return Inline(.image(link, alternative: plainText(children)), span: link.span) }
    return Inline(.link(link, children), span: link.span)
  }

  /// Where a link begins: at the cursor, or where cmark says if there is such a mark.
  private func linkStart(_ node: MarkdownNode) -> Int? {
    let marks: [UInt8] =
      node.type == CMARK_NODE_IMAGE ? [UInt8(ascii: "!")] : [UInt8(ascii: "["), UInt8(ascii: "<")]
    if cursor < content.count, marks.contains(content[cursor]) { return cursor }
    guard node.startLine > 0, let start = offset(node.startLine, node.startColumn), start >= cursor,
      start < content.count, marks.contains(content[start])
    else { return nil }
    return start
  }

  /// Where a link with brackets ends, if the content agrees.
  private func linkEnd(_ node: MarkdownNode) -> Int? {
    guard let end = offset(node.endLine, node.endColumn + 1), end > cursor, cursor < content.count,
      content[cursor] == UInt8(ascii: "]"),
      content[end - 1] == UInt8(ascii: ")") || content[end - 1] == UInt8(ascii: "]")
    else { return nil }
    return end
  }
}
