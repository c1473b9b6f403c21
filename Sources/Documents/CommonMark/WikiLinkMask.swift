/// Puts control bytes where wiki links have `[[` and `|`, byte for byte, before cmark sees the text.
///
/// So that `[[page|label]]` is one cell of a table, and that brackets of a wiki link are never taken for a link's. Whether
/// the place is a wiki link in the end, and not code or HTML, cmark's inline phase decides: `TextRuns` is asked there.
enum WikiLinkMask {
  static let open: (UInt8, UInt8) = (0x02, 0x03)
  static let pipe: UInt8 = 0x04
  /// Stands for control bytes of the document that would be taken for a mask's.
  static let substitute: UInt8 = 0x1A

  /// The bytes to parse, `nil` where they are the document's own, and the offsets of bytes that must not be in a document.
  struct Result {
    var masked: [UInt8]?
    var hasWikiLinks = false
    var controlBytes: [Int] = []
  }

  static func apply(to bytes: ArraySlice<UInt8>) -> Result {
    var result = Result()
    bytes.withUnsafeBufferPointer { buffer in
      var candidates: [Int] = []
      var index = 0
      while index < buffer.count {
        defer { index += 1 }
        index = skipPlain(buffer, from: index)
        guard index < buffer.count else { break }
        let byte = buffer[index]
        if byte <= pipe {
          result.controlBytes.append(index)
        } else if byte == UInt8(ascii: "["), index + 1 < buffer.count, buffer[index + 1] == byte {
          candidates.append(index)
        }
      }
      guard !candidates.isEmpty || !result.controlBytes.isEmpty else { return }
      var masked = Array(buffer)
      for index in result.controlBytes { masked[index] = substitute }
      result.hasWikiLinks = maskWikiLinks(candidates, in: &masked)
      if result.hasWikiLinks || !result.controlBytes.isEmpty { result.masked = masked }
    }
    return result
  }

  /// Passes over text without brackets and control bytes, eight bytes at a time.
  private static func skipPlain(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(buffer)
    let high: UInt64 = 0x8080_8080_8080_8080
    let one: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let bracket = word ^ (one &* 0x5B)
      // Borrows reach a byte's high bit where it is below 5, or zero once it is compared with a bracket.
      let found = (word &- one &* 5) & ~word | (bracket &- one) & ~bracket
      guard found & high == 0 else { break }
      index += 8
    }
    return index
  }

  /// A C string as text, the mask taken off again.
  static func text(_ bytes: some Collection<UInt8>, isMasked: Bool) -> String {
    guard isMasked, bytes.contains(where: { $0 <= pipe }) else { return String(decoding: bytes, as: UTF8.self) }
    return String(
      decoding: bytes.map { byte -> UInt8 in
        switch byte {
        case open.0, open.1: UInt8(ascii: "[")
        case pipe: UInt8(ascii: "|")
        default: byte
        }
      }, as: UTF8.self)
  }

  private static func maskWikiLinks(_ candidates: [Int], in bytes: inout [UInt8]) -> Bool {
    var hasAny = false
    var labels: Set<[UInt8]>?
    var line = CodeSpans()
    for start in candidates where bytes[start] == UInt8(ascii: "[") {
      guard let end = end(of: start, in: bytes), !line.contains(start, in: bytes) else { continue }
      // No slice may live while bytes are written, or all of them would be copied.
      let pipe = bytes[start + 2..<end].firstIndex(of: UInt8(ascii: "|"))
      if pipe == nil {
        if labels == nil { labels = referenceLabels(in: bytes) }
        // `[[page]]` with a definition of `[page]` is a link in brackets on GitHub.
        if let labels, !labels.isEmpty, labels.contains(folded(bytes[start + 2..<end])) { continue }
      }
      bytes[start] = open.0
      bytes[start + 1] = open.1
      if let pipe { bytes[pipe] = self.pipe }
      hasAny = true
    }
    return hasAny
  }

  /// Where `]]` of a wiki link begins.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    if start > 0, bytes[start - 1] == UInt8(ascii: "\\") || bytes[start - 1] == UInt8(ascii: "!") { return nil }
    var end = start + 2
    var hasText = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
      let byte = bytes[end]
      if byte == UInt8(ascii: "[") || byte == 0x0A || byte == 0x0D { return nil }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { hasText = true }
      end += 1
    }
    guard hasText, end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "]"), bytes[start + 2] != UInt8(ascii: "^")
    else { return nil }
    // `[[1]](address)` and `[[1]][reference]` are links with brackets in their text.
    if end + 2 < bytes.count {
      if bytes[end + 2] == UInt8(ascii: "(") { return nil }
      if bytes[end + 2] == UInt8(ascii: "["), end + 3 >= bytes.count || bytes[end + 3] != UInt8(ascii: "[") {
        return nil
      }
    }
    return end
  }

  /// The labels of lines that look like link reference definitions.
  private static func referenceLabels(in bytes: [UInt8]) -> Set<[UInt8]> {
    var labels: Set<[UInt8]> = []
    let stops: [UInt8] = [UInt8(ascii: "["), UInt8(ascii: "]"), 0x0A]
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") && colon > 1 {
      guard bytes[colon - 1] == UInt8(ascii: "]") else { continue }
      var start = colon - 2
      while start >= 0, !stops.contains(bytes[start]), colon - start < 1002 { start -= 1 }
      guard start >= 0, bytes[start] == UInt8(ascii: "[") else { continue }
      labels.insert(folded(bytes[start + 1..<colon - 1]))
    }
    return labels
  }

  private static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var words = String(decoding: bytes, as: UTF8.self).lowercased()
    words = words.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return Array(words.utf8)
  }
}

/// The code spans of one line at a time, so that a table splits at a pipe in code as GitHub's does.
private struct CodeSpans {
  private var lineEnd = -1
  private var spans: ArraySlice<Range<Int>> = []

  /// Offsets must come in rising order.
  mutating func contains(_ offset: Int, in bytes: [UInt8]) -> Bool {
    if offset > lineEnd { read(around: offset, in: bytes) }
    while let first = spans.first, first.upperBound <= offset { spans.removeFirst() }
    return spans.first?.contains(offset) == true
  }

  private mutating func read(around offset: Int, in bytes: [UInt8]) {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    lineEnd = offset
    while lineEnd < bytes.count, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
    spans = []
    var openings: [Int: Int] = [:]
    var index = start
    while index < lineEnd {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += bytes[index] == UInt8(ascii: "\\") && openings.isEmpty ? 2 : 1
        continue
      }
      let run = index
      while index < lineEnd, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if let opening = openings[index - run] {
        spans.append(opening..<index)
        openings = [:]
      } else if openings[index - run] == nil {
        openings[index - run] = run
      }
    }
  }
}
