import Diagnostics

/// A fenced code block, with the place of each of its lines in the file.
package struct CodeFence: Hashable, Sendable {
  /// One line of code.
  package struct Line: Hashable, Sendable {
    /// The text without its line end, as CommonMark gives it: the container's and the fence's indentation removed.
    package var text: String
    /// The line in the file.
    package var line: Int
    /// The column (UTF-8 bytes, from 1) in the file at which the text goes on after `virtualIndent` spaces.
    package var column: Int
    /// How many spaces at the start of `text` stand for a tab of which the container took a part; mostly 0.
    package var virtualIndent: Int

    package init(text: String, line: Int, column: Int, virtualIndent: Int = 0) {
      self.text = text
      self.line = line
      self.column = column
      self.virtualIndent = virtualIndent
    }
  }

  /// The info string as written, without surrounding space.
  package var info: String
  /// The place of the info string in the file; a point after the fence where there is none.
  package var infoSpan: SourceSpan
  /// The first line of the file that belongs to the block: that of the opening fence.
  package var fenceLine: Int
  /// The whole block, both fences included.
  package var span: SourceSpan
  /// The fence's lines of code.
  package var lines: [Line]
  /// Whether a closing fence ends it; else the end of its container or of the file did.
  package var isClosed: Bool
  /// Attribute words of a `<!-- waymark: … -->` comment directly before the fence, and where they stand.
  package var comment: Comment?

  package struct Comment: Hashable, Sendable {
    package var text: String
    package var span: SourceSpan

    package init(text: String, span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  package init(
    info: String, infoSpan: SourceSpan, fenceLine: Int, span: SourceSpan, lines: [Line], isClosed: Bool,
    comment: Comment? = nil
  ) {
    self.info = info
    self.infoSpan = infoSpan
    self.fenceLine = fenceLine
    self.span = span
    self.lines = lines
    self.isClosed = isClosed
    self.comment = comment
  }

  /// The code, each line ended by `\n`.
  package var code: String {
    lines.reduce(into: "") { $0 += $1.text + "\n" }
  }

  /// The first word of the info string in lower case: ```` ```swift,run ````, ```` ```{.swift} ```` and
  /// ```` ```Swift run ```` are all `swift`.
  package var language: String {
    let word = info.drop { $0 == "{" || $0 == "." || $0 == " " }
      .prefix { !$0.isWhitespace && $0 != "," && $0 != "{" && $0 != "}" }
    return word.lowercased()
  }
}
