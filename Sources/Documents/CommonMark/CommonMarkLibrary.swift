import CCMarkGFM

/// cmark-gfm with the extensions that Waymark's Markdown has, made fit for parsing on several threads.
///
/// cmark-gfm 0.29.0.gfm.6 keeps the bytes at which text ends in a table that all parsers share: each parse adds its
/// extensions' bytes when its inlines begin and removes them when they end. Two parses at once would so lose links and
/// strikethrough by chance. `TextRuns`, the last of the inline extensions, takes every run of text before the library's own
/// code can look at that table.
///
/// `tagfilter` is missing since it acts on HTML that cmark itself writes.
struct CommonMarkLibrary: @unchecked Sendable {
  static let shared = CommonMarkLibrary()

  let tableType: cmark_node_type
  let strikethroughType: cmark_node_type
  private let extensions: [OpaquePointer]

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
    let names = ["table", "tasklist", "autolink", "strikethrough"]
    extensions =
      names.compactMap { cmark_find_syntax_extension($0) }
      + [cmark_syntax_extension_new("waymark-text-runs")].compactMap { $0 }
    if let last = extensions.last { cmark_syntax_extension_set_match_inline_func(last, TextRuns.match) }

    // The extensions' node types are numbers that the library gives out when it registers them.
    (tableType, strikethroughType) = CommonMarkArena.withArena { [extensions] in
      let sample = Self.parse(Array("| ~~a~~ |\n|---|".utf8), with: extensions)
      let table = cmark_node_first_child(sample)
      let cell = cmark_node_first_child(cmark_node_first_child(table))
      return (cmark_node_get_type(table), cmark_node_get_type(cmark_node_first_child(cell)))
    }

    // Autolink looks at the bytes itself, so it needs no entries in the shared table.
    if let autolink = cmark_find_syntax_extension("autolink") {
      cmark_syntax_extension_set_special_inline_chars(autolink, nil)
    }
    TextRuns.keepTildesSkipped(with: extensions)
  }

  /// Parses, hands out the root, and frees the tree.
  func withTree<Result>(of bytes: some Collection<UInt8>, _ body: (MarkdownNode) -> Result) -> Result? {
    CommonMarkArena.withArena {
      Self.parse(bytes, with: extensions).map { body(MarkdownNode($0)) }
    }
  }

  /// Call within `CommonMarkArena.withArena`, which owns the tree.
  static func parse(
    _ bytes: some Collection<UInt8>, with extensions: [OpaquePointer]
  ) -> OpaquePointer? {
    let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_SOURCEPOS
    guard let parser = cmark_parser_new_with_mem(options, CommonMarkArena.memory) else { return nil }
    defer { cmark_parser_free(parser) }
    for syntax in extensions { cmark_parser_attach_syntax_extension(parser, syntax) }
    _ = bytes.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    return cmark_parser_finish(parser)
  }
}
