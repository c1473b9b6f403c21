import Diagnostics

/// A skill document, parsed. Everything that checks or renders reads this one value.
package struct Document: Sendable {
  /// What the document is, from `kind:`, else from its name: `SKILL.md` is a skill, all else a page.
  package enum Kind: String, Sendable, CaseIterable {
    case skill, reference, tutorial, page
  }

  /// The path within the content folder, `/` between its parts: `navigation/SKILL.md`.
  package let path: String
  /// The bytes; `source.file` is the path as the person named it, which diagnostics carry.
  package let source: SourceText
  package let frontMatter: FrontMatter
  package let metadata: Metadata
  package let blocks: [Block]
  package let footnotes: [Footnote]
  /// All headings, fences and links, wherever they are nested, in the order of the file.
  package let headings: [Heading]
  package let codeFences: [CodeFence]
  package let links: [Link]
  /// What is wrong with this document by itself. Links are judged by the `DocumentSet`.
  package let diagnostics: [Diagnostic]

  package init(
    path: String, source: SourceText, frontMatter: FrontMatter, metadata: Metadata, blocks: [Block],
    footnotes: [Footnote], headings: [Heading], codeFences: [CodeFence], links: [Link], diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.source = source
    self.frontMatter = frontMatter
    self.metadata = metadata
    self.blocks = blocks
    self.footnotes = footnotes
    self.headings = headings
    self.codeFences = codeFences
    self.links = links
    self.diagnostics = diagnostics
  }
}

extension Document {
  /// Waymark's own front-matter keys, read and judged.
  package struct Metadata: Sendable {
    /// `title`, else the first heading, else `name`, else the file's name.
    package var title: String
    package var description: String?
    package var kind: Kind
    package var order: Int?
    /// `platforms: iOS 18, macOS 15`: names with the lowest version judged; empty where the document names none.
    package var platforms: [Baseline]
    /// `swift: 5`: the language mode.
    package var swift: String?
    /// `context`: the path within the content folder of a Swift file that snippets may assume.
    package var context: String?
    /// `placeholders`: whether declarations may be guessed that snippets leave out; `nil` where the document doesn't say.
    package var allowsPlaceholders: Bool?
    /// `marks: advice`: what is marked wrong is so in the author's opinion, and may compile.
    package var marksAreAdvice = false
    package var isDraft: Bool
    package var aliases: [String]

    package init(
      title: String, description: String? = nil, kind: Kind = .page, order: Int? = nil, platforms: [Baseline] = [],
      swift: String? = nil, context: String? = nil, isDraft: Bool = false, aliases: [String] = []
    ) {
      self.title = title
      self.description = description
      self.kind = kind
      self.order = order
      self.platforms = platforms
      self.swift = swift
      self.context = context
      self.isDraft = isDraft
      self.aliases = aliases
    }
  }

  /// A platform and the lowest version of it that the document speaks of.
  package struct Baseline: Hashable, Sendable {
    /// Apple's name: `iOS`, `macOS`.
    package var platform: String
    /// `18` or `18.4`; `nil` where none is named.
    package var version: String?

    package init(platform: String, version: String?) {
      self.platform = platform
      self.version = version
    }
  }
}
