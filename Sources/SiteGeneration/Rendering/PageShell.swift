import HTMLBuilding

/// What stands around the content of every page: head, header, the list of documents, footer.
struct PageShell {
  struct Head {
    /// The page's own title; the site's name is added.
    var title: String
    var description: String?
    /// The page's address within the site, encoded; `nil` for a page that has none, such as 404.
    var address: String?
    /// The Markdown beside the page, encoded, from the site's root.
    var markdown: String?
    /// Whether search engines are asked to leave it out.
    var isUnlisted = false
    /// Whether the page has scenarios, which a player plays.
    var hasScenarios = false
  }

  let site: SiteContext
  let root: String

  private var configuration: SiteConfiguration { site.configuration }

  /// Writes everything up to the content.
  func open(_ head: Head, currentPage: Int?, contents: PageContents, into html: inout HTMLBuffer) {
    html.markup("<!doctype html>\n<html")
    html.attribute(HTMLAttribute("lang", .text(configuration.language)))
    html.attribute(.data("data-root", root))
    switch configuration.theme.appearance {
    case .system: break
    case .light: html.markup(" data-theme=\"light\"")
    case .dark: html.markup(" data-theme=\"dark\"")
    }
    html.markup(">\n")
    writeHead(head, into: &html)
    html.markup("<body>\n<a class=\"skip\" href=\"#page:text\">Skip to the text</a>\n")
    writeHeader(into: &html)
    html.markup("<div class=\"shell\">\n<nav class=\"side\" aria-label=\"Documents\"><details>")
    html.markup("<summary>Documents</summary>\n<div>\n")
    site.sidebar.write(current: currentPage, root: root, into: &html)
    html.markup("</div></details></nav>\n")
    contents.write(into: &html)
    html.markup("<main id=\"page:text\" tabindex=\"-1\">\n")
  }

  /// Writes everything after the content.
  func close(editAddress: String? = nil, markdown: String? = nil, into html: inout HTMLBuffer) {
    html.markup("</main>\n</div>\n<footer class=\"foot\">\n<p>")
    html.element(.a, .href(root.isEmpty ? "./" : root), text: configuration.title)
    html.markup("</p>\n<ul>\n")
    if let editAddress {
      html.open(.li)
      html.element(.a, .href(editAddress), text: "Edit this page")
      html.markup("</li>\n")
    }
    if let markdown {
      html.open(.li)
      html.element(.a, .href(root + markdown), text: "Markdown of this page")
      html.markup("</li>\n")
    }
    html.open(.li)
    html.element(.a, .href(root + "contents/"), text: "All pages")
    html.markup("</li>\n</ul>\n</footer>\n</body>\n</html>\n")
  }

  private func writeHead(_ head: Head, into html: inout HTMLBuffer) {
    html.markup(
      "<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    let isSite = head.title == configuration.title
    html.element(.title, text: isSite ? head.title : head.title + " · " + configuration.title)
    html.newline()
    if let description = head.description, !description.isEmpty {
      html.open(.meta, .name("description"), .content(description))
      html.newline()
    }
    html.open(.meta, HTMLAttribute("property", .fixed("og:title")), .content(head.title))
    html.open(.meta, HTMLAttribute("property", .fixed("og:type")), .content(isSite ? "website" : "article"))
    html.open(.meta, HTMLAttribute("property", .fixed("og:site_name")), .content(configuration.title))
    if let description = head.description, !description.isEmpty {
      html.open(.meta, HTMLAttribute("property", .fixed("og:description")), .content(description))
    }
    html.newline()
    if let address = head.address, let whole = configuration.absoluteAddress(of: address) {
      html.open(.link, .rel("canonical"), .href(whole))
      html.open(.meta, HTMLAttribute("property", .fixed("og:url")), .content(whole))
      html.newline()
    }
    if head.isUnlisted { html.markup("<meta name=\"robots\" content=\"noindex\">\n") }
    if let markdown = head.markdown {
      html.open(.link, .rel("alternate"), .type("text/markdown"), .href(root + markdown))
      html.newline()
    }
    html.open(.link, .rel("icon"), .type("image/svg+xml"), .href(root + site.theme.icon.path))
    html.open(.link, .rel("stylesheet"), .href(root + site.theme.styleSheet.path))
    // Not deferred: it sets the remembered theme before anything is painted.
    html.open(.script, .src(root + site.theme.script.path))
    html.markup("</script>\n")
    if head.hasScenarios, site.theme.player.module != nil {
      html.open(.link, .rel("stylesheet"), .href(root + site.theme.player.styleSheet.path))
      html.open(.script, .src(root + site.theme.player.script.path), .flag("defer"))
      html.markup("</script>\n")
    }
    html.markup("</head>\n")
  }

  private func writeHeader(into html: inout HTMLBuffer) {
    html.markup("<header class=\"bar\">")
    html.open(.a, .class("brand"), .href(root.isEmpty ? "./" : root))
    html.markup(Self.logo)
    html.element(.span, text: configuration.title)
    html.markup("</a>\n")
    if configuration.search {
      html.open(.a, .class("search"), .href(root + "contents/"), .flag("data-search"))
      html.markup("<span>Search</span><kbd aria-hidden=\"true\">/</kbd></a>\n")
    }
    html.markup(
      """
      <button class="theme" type="button" hidden data-theme-toggle aria-label="Dark colours">\
      <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><circle cx="9" cy="9" r="7" fill="none" \
      stroke="currentColor" stroke-width="1.5"/><path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor"/></svg>\
      </button></header>\n
      """)
  }

  private static let logo: StaticString = """
    <svg class="blaze" viewBox="0 0 14 18" aria-hidden="true" focusable="false">\
    <rect x="1" width="5" height="14" fill="currentColor"/>\
    <rect x="8" y="4" width="5" height="14" fill="currentColor"/></svg>
    """
}

extension HTMLElement {
  fileprivate static let title = HTMLElement("title")
  fileprivate static let script = HTMLElement("script")
}
