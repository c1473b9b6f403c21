import Diagnostics
import Documents

/// A Swift fence of a document with its attributes and the parts in which it is judged.
package struct Snippet: Sendable {
  /// The document's path, `#` and the ordinal among the document's Swift fences, from 1: `navigation/SKILL.md#3`.
  package var id: String
  /// The document's path within the content folder.
  package var document: String
  /// The document as the person named it; what diagnostics carry.
  package var file: String
  /// The ordinal among the document's Swift fences, from 1.
  package var ordinal: Int
  package var fence: CodeFence
  package var attributes: SnippetAttributes
  /// Whether its marks are advice, which says nothing of what the compiler or a rule will find.
  package var marksAreAdvice = false
  /// At least one; in the order of the fence.
  package var parts: [SnippetPart]

  package init(
    id: String, document: String, file: String, ordinal: Int, fence: CodeFence, attributes: SnippetAttributes,
    parts: [SnippetPart]
  ) {
    self.id = id
    self.document = document
    self.file = file
    self.ordinal = ordinal
    self.fence = fence
    self.attributes = attributes
    self.parts = parts
  }
}

/// What is judged by itself: a whole fence, or what stands under one ❌ or ✅ of it.
package struct SnippetPart: Sendable, Hashable {
  /// The number in the fence, from 1.
  package var ordinal: Int
  /// What the author announced; `nil` for a fence without marks.
  package var mark: SnippetReport.Mark?
  /// The part's own lines, as indices into the fence's lines.
  package var lines: Range<Int>
  /// Lines of the fence that belong to every part, before and after its own: imports, shared declarations, and the
  /// frame of a body whose statements are divided. As indices into the fence's lines, in order, without `lines`.
  package var sharedLines: [Range<Int>]
  /// The errors that the author announced in the part's own lines.
  package var expectedErrors: [ExpectedError]
  /// The mark's place, where there is one.
  package var markSpan: SourceSpan?

  package init(
    ordinal: Int, mark: SnippetReport.Mark? = nil, lines: Range<Int>, sharedLines: [Range<Int>] = [],
    expectedErrors: [ExpectedError] = [], markSpan: SourceSpan? = nil
  ) {
    self.ordinal = ordinal
    self.mark = mark
    self.lines = lines
    self.sharedLines = sharedLines
    self.expectedErrors = expectedErrors
    self.markSpan = markSpan
  }

  /// The indices of all lines that are compiled for this part, in the order of the fence.
  package var lineIndices: [Int] {
    (sharedLines + [lines]).sorted { $0.lowerBound < $1.lowerBound }.flatMap { Array($0) }
  }
}

/// `// error: text` after code: an error whose message contains `text` must occur on that line.
package struct ExpectedError: Sendable, Hashable {
  package var text: String
  /// `// error(macOS): text` expects it on that platform alone.
  package var platform: String?
  /// The index into the fence's lines.
  package var lineIndex: Int
  /// The line in the document.
  package var line: Int
  package var span: SourceSpan

  package init(text: String, platform: String? = nil, lineIndex: Int, line: Int, span: SourceSpan) {
    self.text = text
    self.platform = platform
    self.lineIndex = lineIndex
    self.line = line
    self.span = span
  }
}
