import Diagnostics
import Documents
import HTMLBuilding
import Scenarios

/// The page of a document.
struct DocumentPage {
  /// What became of one page, for the check of the whole site's links.
  struct Result: Sendable {
    var file: SiteFile
    var links: [InternalLink]
    var ids: Set<String>
  }

  let site: SiteContext
  let index: Int

  private var page: SitePlan.Page { site.plan.pages[index] }
  private var document: Document { page.document }

  func render() -> Result {
    let root = page.address.root
    let shell = PageShell(site: site, root: root)
    var html = HTMLBuffer(capacity: document.source.bytes.count * 5 + 16_384)
    let isLanding = index == site.plan.landing
    let head = PageShell.Head(
      title: document.metadata.title, description: document.metadata.description ?? firstSentences,
      address: page.address.encodedFolder, markdown: PageAddress.percentEncoded(document.path),
      hasScenarios: DocumentScenario.isIn(document))
    shell.open(head, currentPage: index, contents: PageContents(headings: document.headings), into: &html)
    html.markup("<article data-pagefind-body>\n")
    var renderer = DocumentRenderer(site: site, document: document, root: root, html: html)
    html = HTMLBuffer(capacity: 0)
    if !isLanding { renderer.renderBreadcrumbs(of: index) }
    renderer.renderTitle()
    renderer.renderFacts()
    renderer.html.markup("<div class=\"text\">\n")
    renderer.renderBody()
    renderer.html.markup("</div>\n</article>\n")
    renderer.renderTurns(from: index)
    let edit = site.configuration.editAddress(of: document.path, source: document.source.file)
    shell.close(editAddress: edit, markdown: head.markdown, into: &renderer.html)
    renderer.ids.formUnion(document.headings.map(\.id))
    return Result(
      file: SiteFile(path: page.address.file, bytes: renderer.html.bytes), links: renderer.links, ids: renderer.ids)
  }

  /// The beginning of the first paragraph, for a document without a description.
  private var firstSentences: String? {
    for block in document.blocks {
      guard case .paragraph(let content) = block.kind else { continue }
      let text = content.map(\.spokenText).joined()
      if text.isEmpty { continue }
      guard text.count > 160 else { return text }
      let cut = text.prefix(160)
      let end = cut.lastIndex(of: " ") ?? cut.endIndex
      return cut[..<end] + "…"
    }
    return nil
  }
}

extension Inline {
  /// The text that a reader would read out.
  fileprivate var spokenText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .emphasis(let content), .strong(let content), .strikethrough(let content), .link(_, let content):
      content.map(\.spokenText).joined()
    case .image(_, let alternative): alternative
    case .softBreak, .lineBreak: " "
    case .html, .footnoteReference: ""
    }
  }
}
