import Diagnostics

/// What a document may be, so that no file can hold up or exhaust the tool.
enum DocumentLimits {
  /// Bytes. A skill document has some 8 KB; the largest that is still read takes about a second.
  static let size = 8 << 20
  /// How deep block quotes and lists may nest before the parser is not even asked: it looks at each level on each line.
  static let nesting = 120
  /// How much work the parser may have with a document beyond what grows with its size; a unit takes about a nanosecond.
  static let work = 1_000_000_000

  /// A diagnostic if the document must not be given to the parser.
  static func refusal(of source: SourceText) -> Diagnostic? {
    guard source.bytes.count <= size else {
      return tooLarge(size: source.bytes.count, at: SourceSpan(file: source.file, line: 1, column: 1))
    }
    var estimate = WorkEstimate()
    guard let excess = source.bytes.withUnsafeBufferPointer({ estimate.firstExcess(in: $0) }) else { return nil }
    let place = source.span(excess.offset..<excess.offset)
    if excess.isNesting {
      return Diagnostic(
        "nesting-too-deep", .error, "the Markdown is nested more than \(nesting) levels deep, and is left out",
        at: place,
        recommendation: "Flatten the lists or quotes here.")
    }
    return Diagnostic(
      "document-too-complex", .error,
      "\(excess.reason) would take the Markdown parser too long, and the document is left out", at: place,
      recommendation: "Split this part with blank lines, or put it into a code fence of its own.")
  }

  /// - Parameter size: in bytes; at least as many as the file has been seen to have.
  static func tooLarge(size: Int, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "document-too-large", .error,
      "the document has more than \(Self.size >> 20) MB (\(size) bytes), and is left out", at: place,
      recommendation: "Split it into several documents.")
  }
}
