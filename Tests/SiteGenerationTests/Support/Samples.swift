import Diagnostics
import Documents
import Foundation

@testable import SiteGeneration

/// Documents and sites for tests.
enum Samples {
  static let theme = Theme(
    styleSheet: Array("body{}".utf8), script: Array("1".utf8), icon: Array("<svg/>".utf8),
    player: Player(styleSheet: Array("p{}".utf8), script: Array("2".utf8)))

  static func span(_ line: Int = 1) -> SourceSpan { SourceSpan(file: "Content/x.md", line: line, column: 1) }

  static func document(
    _ path: String, title: String, blocks: [Block] = [], description: String? = nil, kind: Document.Kind = .page,
    order: Int? = nil
  ) -> Document {
    let headings = blocks.compactMap { if case .heading(let heading) = $0.kind { heading } else { nil } }
    let fences = blocks.compactMap { if case .codeFence(let fence) = $0.kind { fence } else { nil } }
    return Document(
      path: path, source: SourceText(file: "Content/" + path, text: "# \(title)\n"), frontMatter: FrontMatter(),
      metadata: Document.Metadata(title: title, description: description, kind: kind, order: order), blocks: blocks,
      footnotes: [], headings: headings, codeFences: fences, links: [], diagnostics: [])
  }

  static func heading(_ level: Int, _ text: String, id: String) -> Block {
    Block(
      .heading(Heading(level: level, content: [Inline(.text(text), span: span())], text: text, id: id, span: span())),
      span: span())
  }

  static func paragraph(_ content: Inline.Kind...) -> Block {
    Block(.paragraph(content.map { Inline($0, span: span()) }), span: span())
  }

  static func fence(_ info: String, _ code: String, line: Int = 3) -> Block {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      CodeFence.Line(text: String($0.element), line: line + 1 + $0.offset, column: 1)
    }
    return Block(
      .codeFence(
        CodeFence(
          info: info, infoSpan: span(line), fenceLine: line, span: span(line), lines: lines, isClosed: true)),
      span: span(line))
  }

  /// A set of documents parsed from Markdown, by path.
  static func parsed(_ files: [String: String], assets: [String] = []) -> DocumentSet {
    let documents = files.map { path, text in
      DocumentParser.parse(path: path, source: SourceText(file: "Content/" + path, text: text))
    }
    return DocumentSet(documents: documents, assets: assets, diagnostics: [])
  }

  /// The content of the page that Markdown gives.
  static func text(ofMarkdown markdown: String) -> String {
    let site = SiteGenerator(configuration: SiteConfiguration(), theme: theme).generate(parsed(["page.md": markdown]))
    let parts = (site.file("page/index.html")?.text ?? "").components(separatedBy: "<div class=\"text\">\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "</div>\n</article>")[0] : ""
  }

  static func site(_ documents: [Document], configuration: SiteConfiguration = SiteConfiguration()) -> Site {
    let set = DocumentSet(
      documents: documents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, assets: [], diagnostics: [])
    return SiteGenerator(configuration: configuration, theme: theme).generate(set)
  }

  /// The content of one page, between `<div class="text">` and its end.
  static func text(of blocks: [Block], configuration: SiteConfiguration = SiteConfiguration()) -> String {
    let page =
      site([document("page.md", title: "Page", blocks: blocks)], configuration: configuration)
      .file("page/index.html")?.text ?? ""
    let parts = page.components(separatedBy: "<div class=\"text\">\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "</div>\n</article>")[0] : ""
  }
}
