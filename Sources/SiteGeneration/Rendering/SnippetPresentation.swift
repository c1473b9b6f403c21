import Diagnostics

/// How a snippet is to be shown, as its fence's attributes say; whoever reads the attributes fills it in.
package struct SnippetPresentation: Sendable, Hashable {
  /// A part of the fence that is announced as wrong or right.
  package struct Part: Sendable, Hashable {
    /// Lines of the file.
    package var lines: ClosedRange<Int>
    package var mark: SnippetReport.Mark?
    package var title: String?

    package init(lines: ClosedRange<Int>, mark: SnippetReport.Mark?, title: String? = nil) {
      self.lines = lines
      self.mark = mark
      self.title = title
    }
  }

  package var title: String?
  /// What the code is, in words: `a view`, `declarations`. Shown where there is no title.
  package var shape: String?
  package var isHidden: Bool
  /// Lines of the code, from 1.
  package var highlightedLines: Set<Int>
  /// Empty for a fence without parts.
  package var parts: [Part]

  package init(
    title: String? = nil, shape: String? = nil, isHidden: Bool = false, highlightedLines: Set<Int> = [],
    parts: [Part] = []
  ) {
    self.title = title
    self.shape = shape
    self.isHidden = isHidden
    self.highlightedLines = highlightedLines
    self.parts = parts
  }
}

/// Presentations by the path of the document and the line of the opening fence.
package typealias SnippetPresentations = [String: [Int: SnippetPresentation]]
