import Documents

/// How long a document takes to read.
enum ReadingTime {
  /// Words a minute for technical prose with code in it.
  private static let wordsPerMinute = 220

  /// Whole minutes, at least 1, from the words of the source without its front matter.
  static func minutes(of document: Document) -> Int {
    let start = document.frontMatter.span.map { document.source.offset(of: $0.end) } ?? 0
    var words = 0
    var isInWord = false
    for byte in document.source.bytes[min(start, document.source.bytes.count)...] {
      let isSpace = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      if !isSpace, !isInWord { words += 1 }
      isInWord = !isSpace
    }
    return max(1, (words + wordsPerMinute / 2) / wordsPerMinute)
  }
}
