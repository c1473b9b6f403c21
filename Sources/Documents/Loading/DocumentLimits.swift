import Diagnostics

/// What a document may be, so that no file can hold up or exhaust the tool.
enum DocumentLimits {
  /// Bytes. A skill document has some 8 KB; parsing a large one of this size takes about a second.
  static let size = 8 << 20

  /// A diagnostic if the document must not be given to the parser.
  static func refusal(of source: SourceText) -> Diagnostic? {
    nil
  }

  /// - Parameter size: in bytes; at least as many as the file has been seen to have.
  static func tooLarge(size: Int, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "document-too-large", .error,
      "the document has more than \(Self.size >> 20) MB (\(size) bytes), and is left out", at: place,
      recommendation: "Split it into several documents.")
  }
}
