import Documents

/// How long a document takes to read.
enum ReadingTime {
  /// Words a minute for technical prose with code in it.
  private static let wordsPerMinute = 220

  /// Whole minutes, at least 1, from the words of the source without its front matter.
  static func minutes(of document: Document) -> Int {
    let start = document.frontMatter.span.map { document.source.offset(of: $0.end) } ?? 0
    var words = 0
    document.source.bytes.withUnsafeBufferPointer { bytes in
      var isInWord = false
      var index = min(start, bytes.count)
      while index < bytes.count {
        let isSpace = bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
        if !isSpace, !isInWord { words += 1 }
        isInWord = !isSpace
        index += 1
      }
    }
    return max(1, (words + wordsPerMinute / 2) / wordsPerMinute)
  }
}
