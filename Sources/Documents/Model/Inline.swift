import Diagnostics

/// A run of Markdown inside a block, with its place in the file where the parser knows it exactly.
package struct Inline: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(Link, [Inline])
    case image(Link, alternative: String)
    /// Raw HTML as written; whoever renders it must sanitise it.
    case html(String)
    case softBreak
    case lineBreak
    /// `number` counts the document's footnotes from 1, in the order of their first use; `use` counts the references
    /// to the same footnote from 1.
    case footnoteReference(label: String, number: Int, use: Int)
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// A link as written.
package struct Link: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `[text](destination)`, `<https://…>` or a bare address.
    case markdown
    /// `[[page]]`, `[[page#heading]]`, `[[page|label]]`.
    case wiki
  }

  package var form: Form
  /// The destination as written, percent-encoding and all; for a wiki link what stands before the `|`.
  package var destination: String
  package var title: String?
  package var span: SourceSpan

  package init(form: Form, destination: String, title: String? = nil, span: SourceSpan) {
    self.form = form
    self.destination = destination
    self.title = title
    self.span = span
  }
}

/// A footnote's text, in the order of first use.
package struct Footnote: Hashable, Sendable {
  package var label: String
  package var number: Int
  package var blocks: [Block]
  /// How often it is referred to.
  package var uses: Int
  package var span: SourceSpan

  package init(label: String, number: Int, blocks: [Block], uses: Int, span: SourceSpan) {
    self.label = label
    self.number = number
    self.blocks = blocks
    self.uses = uses
    self.span = span
  }
}
