/// A stretch of code in one colour.
struct HighlightedToken: Hashable, Sendable {
  /// Four colours, no more: code should read as text with few strong marks.
  enum Kind: UInt8, Sendable {
    case keyword, type, string, comment

    /// The start tag of the stretch.
    var startTag: StaticString {
      switch self {
      case .keyword: "<span class=\"k\">"
      case .type: "<span class=\"t\">"
      case .string: "<span class=\"s\">"
      case .comment: "<span class=\"c\">"
      }
    }
  }

  var kind: Kind
  /// Byte offsets in the code.
  var range: Range<Int>
}
