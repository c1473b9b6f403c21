import CCMarkGFM

/// An inline extension that takes the text between marks, and wiki links.
///
/// Each text node that it makes carries its offset in the block's content, plus 1, as user data: the only places of
/// inlines that cmark's columns don't have to be trusted for.
enum TextRuns {
  /// The destination of a link node that is a wiki link begins with this byte.
  static let wikiPrefix = WikiLinkMask.pipe

  static let match: cmark_match_inline_func = { _, _, _, character, parser in
    guard let parser, let chunk = cmark_inline_parser_get_chunk(parser) else { return nil }
    // A chunk is a pointer to bytes and their number; the headers that people install keep it private.
    let raw = UnsafeRawPointer(chunk)
    let bytes = raw.load(as: UnsafeMutablePointer<UInt8>.self)
    let count = Int(raw.load(fromByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: Int32.self))
    let start = Int(cmark_inline_parser_get_offset(parser))
    guard start < count else { return nil }
    let content = UnsafeMutableBufferPointer(start: bytes, count: count)
    if character == WikiLinkMask.open.0, let node = wikiLink(content, start, parser) { return node }
    return text(content, start, parser)
  }

  private static func text(
    _ content: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ parser: OpaquePointer
  ) -> OpaquePointer? {
    let run = runEnd(content, start)
    var end = run
    if run < content.count, content[run] == UInt8(ascii: "\n") || content[run] == UInt8(ascii: "\r") {
      while end > start, isSpace(content[end - 1]) { end -= 1 }
    }
    cmark_inline_parser_set_offset(parser, Int32(run))
    return node(CMARK_NODE_TEXT, offset: start, content, start..<end)
  }

  /// The end of a run of text: the next byte that may begin something else.
  private static func runEnd(_ content: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    while index < content.count {
      switch content[index] {
      case 0x0A, 0x0D, 0x21, 0x26, 0x2A, 0x3C, 0x5B, 0x5C, 0x5D, 0x5F, 0x60, 0x7E, WikiLinkMask.open.0:
        return index
      case UInt8(ascii: ":") where index + 1 < content.count && content[index + 1] == UInt8(ascii: "/"):
        return index
      case UInt8(ascii: "w") where index + 1 < content.count && content[index + 1] == UInt8(ascii: "w"):
        return index
      default:
        index += 1
      }
    }
    return content.count
  }

  private static func wikiLink(
    _ content: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ parser: OpaquePointer
  ) -> OpaquePointer? {
    var end = start + 2
    guard end < content.count, content[start + 1] == WikiLinkMask.open.1 else { return nil }
    while end < content.count, content[end] != UInt8(ascii: "]"), content[end] != UInt8(ascii: "\n") { end += 1 }
    guard end + 1 < content.count, content[end] == UInt8(ascii: "]"), content[end + 1] == UInt8(ascii: "]") else {
      return nil
    }
    cmark_inline_parser_set_offset(parser, Int32(end + 2))
    // The second byte of the mark gives way to the prefix for as long as the text is copied.
    content[start + 1] = wikiPrefix
    defer { content[start + 1] = WikiLinkMask.open.1 }
    return node(CMARK_NODE_LINK, offset: start, content, start + 1..<end)
  }

  /// A text with a part of the content, or a link with that as its destination.
  ///
  /// The byte after the part is zero meanwhile, so that it is a C string: a parser's buffer has always one byte more than
  /// its content.
  private static func node(
    _ type: cmark_node_type, offset: Int, _ content: UnsafeMutableBufferPointer<UInt8>, _ range: Range<Int>
  ) -> OpaquePointer? {
    guard let base = content.baseAddress else { return nil }
    let saved = base[range.upperBound]
    base[range.upperBound] = 0
    defer { base[range.upperBound] = saved }
    return CommonMarkArena.newKeptNode(type) { node in
      UnsafeRawPointer(base + range.lowerBound).withMemoryRebound(to: CChar.self, capacity: range.count + 1) {
        _ = type == CMARK_NODE_LINK ? cmark_node_set_url(node, $0) : cmark_node_set_literal(node, $0)
      }
      cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: offset + 1))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Leaves the tilde for good in the library's table of bytes that flanking rules look through, where strikethrough puts
  /// it for the time of each parse: the table is shared, so one parse would take it from another.
  ///
  /// The library reads the extension's wish once before and once after a parse's inlines; it changes between the two.
  static func keepTildesSkipped(with extensions: [OpaquePointer]) {
    // Newer releases have a table for each parser.
    guard cmark_version() <= 0x00_1D_00_06, let last = extensions.last else { return }
    cmark_syntax_extension_set_match_inline_func(last) { _, _, _, _, _ in
      if let strikethrough = cmark_find_syntax_extension("strikethrough") {
        cmark_syntax_extension_set_emphasis(strikethrough, 0)
      }
      return nil
    }
    CommonMarkArena.withArena { _ = CommonMarkLibrary.parse(Array("a".utf8), with: extensions) }
    cmark_syntax_extension_set_match_inline_func(last, match)
  }
}
