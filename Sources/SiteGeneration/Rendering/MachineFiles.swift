import Documents
import HTMLBuilding

/// The files for programs: sitemap, robots, the list for language models.
struct MachineFiles {
  let site: SiteContext

  func all() -> [SiteFile] {
    [robots(), languageModels(), SiteFile(path: ".nojekyll", bytes: [])] + (sitemap().map { [$0] } ?? [])
  }

  /// `nil` where the site doesn't know its address: a sitemap holds whole addresses only.
  private func sitemap() -> SiteFile? {
    guard site.configuration.absoluteAddress(of: "") != nil else { return nil }
    var xml = HTMLBuffer(capacity: site.plan.pages.count * 96)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.markup("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    var addresses = site.plan.pages.map(\.address.encodedFolder)
    if site.plan.landing == nil { addresses.append("") }
    for address in addresses.sorted() {
      xml.markup("<url><loc>")
      xml.text(site.configuration.absoluteAddress(of: address) ?? "")
      xml.markup("</loc></url>\n")
    }
    xml.markup("</urlset>\n")
    return SiteFile(path: "sitemap.xml", bytes: xml.bytes)
  }

  private func robots() -> SiteFile {
    var text = HTMLBuffer()
    text.markup("User-agent: *\nAllow: /\n")
    if let sitemap = site.configuration.absoluteAddress(of: "sitemap.xml") {
      text.markup("Sitemap: ")
      text.markup(string: sitemap)
      text.newline()
    }
    return SiteFile(path: "robots.txt", bytes: text.bytes)
  }

  /// `llms.txt`: a title, a summary and the documents' Markdown, section by section (https://llmstxt.org).
  private func languageModels() -> SiteFile {
    let configuration = site.configuration
    var text = HTMLBuffer(capacity: site.plan.pages.count * 160)
    text.markup("# ")
    text.markup(string: Self.oneLine(configuration.title))
    text.newline()
    if let description = configuration.description {
      text.markup("\n> ")
      text.markup(string: Self.oneLine(description))
      text.newline()
    }
    if let landing = site.plan.landing {
      text.newline()
      write(site.plan.pages[landing], into: &text)
    }
    for section in site.plan.sections {
      text.markup("\n## ")
      text.markup(string: Self.oneLine(section.title))
      text.markup("\n\n")
      for page in section.pages { write(site.plan.pages[page], into: &text) }
    }
    return SiteFile(path: "llms.txt", bytes: text.bytes)
  }

  private func write(_ page: SitePlan.Page, into text: inout HTMLBuffer) {
    let path = PageAddress.percentEncoded(page.document.path)
    text.markup("- [")
    text.markup(string: Self.oneLine(page.document.metadata.title))
    text.markup("](")
    text.markup(string: site.configuration.absoluteAddress(of: path) ?? site.configuration.servedPath + path)
    text.markup(")")
    if let description = page.document.metadata.description {
      text.markup(": ")
      text.markup(string: Self.oneLine(description))
    }
    text.newline()
  }

  /// Text on one line, with what would end a link's label escaped.
  private static func oneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "[", "]": result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
