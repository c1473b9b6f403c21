import Diagnostics

/// A block of Markdown with its place in the file.
package struct Block: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case blockQuote([Block])
    /// A block quote that begins with `[!NOTE]` and the like, as on GitHub.
    case alert(Alert, [Block])
    case list(List)
    case codeFence(CodeFence)
    case indentedCode(String)
    /// Raw HTML as written; whoever renders it must sanitise it.
    case html(String)
    case thematicBreak
    case table(Table)
  }

  package enum Alert: String, Hashable, Sendable, CaseIterable {
    case note, tip, important, warning, caution
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// A heading with the id that links name.
package struct Heading: Hashable, Sendable {
  package var level: Int
  package var content: [Inline]
  /// The content's plain text.
  package var text: String
  /// Unique in its document. Unicode letters and digits stay; GitHub's rule for the rest.
  package var id: String
  package var span: SourceSpan

  package init(level: Int, content: [Inline], text: String, id: String, span: SourceSpan) {
    self.level = level
    self.content = content
    self.text = text
    self.id = id
    self.span = span
  }
}

/// A list; its items with their check boxes, if it is a task list.
package struct List: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package var blocks: [Block]
    /// `nil` where the item has no check box.
    package var isChecked: Bool?
    package var span: SourceSpan

    package init(blocks: [Block], isChecked: Bool?, span: SourceSpan) {
      self.blocks = blocks
      self.isChecked = isChecked
      self.span = span
    }
  }

  /// The number of the first item of an ordered list, `nil` for a bullet list.
  package var start: Int?
  package var isTight: Bool
  package var items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// Whether any item has a check box.
  package var isTaskList: Bool { items.contains { $0.isChecked != nil } }
}

/// A table; every row has as many cells as the header.
package struct Table: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case none, left, center, right
  }

  package struct Cell: Hashable, Sendable {
    package var content: [Inline]
    package var text: String
    package var span: SourceSpan

    package init(content: [Inline], text: String, span: SourceSpan) {
      self.content = content
      self.text = text
      self.span = span
    }
  }

  package var alignments: [Alignment]
  package var header: [Cell]
  package var rows: [[Cell]]
  /// What a `waymark:` comment directly before it says.
  package var comment: CodeFence.Comment?

  package init(alignments: [Alignment], header: [Cell], rows: [[Cell]], comment: CodeFence.Comment? = nil) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.comment = comment
  }

  /// The comment on a table that says what the model of navigation knows.
  package static let semanticsComment = "semantics"
}
