import HTMLBuilding

/// The pages that list documents: the landing page where no document is one, all pages, and 404.
struct ListingPages {
  let site: SiteContext

  func landing() -> SiteFile {
    let configuration = site.configuration
    let head = PageShell.Head(title: configuration.title, description: configuration.description, address: "")
    return page(head, root: "", file: "index.html") { html in
      html.element(.h1, text: configuration.title)
      if let description = configuration.description {
        html.element(.p, .class("lead"), text: description)
      }
      writeList(root: "", describing: true, into: &html)
    }
  }

  func contents() -> SiteFile {
    let head = PageShell.Head(title: "All pages", address: "contents/")
    return page(head, root: "../", file: "contents/index.html") { html in
      html.element(.h1, text: "All pages")
      if site.configuration.search { html.markup("<div class=\"finder\" data-finder hidden></div>\n") }
      writeList(root: "../", describing: false, into: &html)
    }
  }

  /// A server shows it at any address, so its own links can't be relative.
  func notFound() -> SiteFile {
    let root = site.configuration.servedPath
    let head = PageShell.Head(title: "Page not found", isUnlisted: true)
    return page(head, root: root, file: "404.html") { html in
      html.element(.h1, text: "Page not found")
      html.element(
        .p, .class("lead"), text: "Nothing is at this address. It may have moved; these are the pages that there are.")
      writeList(root: root, describing: false, into: &html)
    }
  }

  private func page(
    _ head: PageShell.Head, root: String, file: String, content: (inout HTMLBuffer) -> Void
  ) -> SiteFile {
    let shell = PageShell(site: site, root: root)
    var html = HTMLBuffer(capacity: 16_384)
    shell.open(head, currentPage: nil, contents: .none, into: &html)
    html.markup("<article>\n")
    content(&html)
    html.markup("</article>\n")
    shell.close(into: &html)
    return SiteFile(path: file, bytes: html.bytes)
  }

  private func writeList(root: String, describing: Bool, into html: inout HTMLBuffer) {
    guard !site.plan.pages.isEmpty else {
      html.element(.p, text: "There are no documents yet. Write one, such as index.md, in the content folder.")
      return
    }
    if let landing = site.plan.landing, !root.isEmpty {
      html.open(.p)
      html.element(.a, .href(root), text: site.plan.title(of: landing))
      html.markup("</p>\n")
    }
    for section in site.plan.sections {
      html.markup("<section class=\"listing\">\n")
      html.element(.h2, text: section.title)
      html.markup("\n<ul>\n")
      for page in section.pages {
        let document = site.plan.pages[page].document
        html.open(.li)
        html.element(.a, .href(root + site.plan.pages[page].address.encodedFolder), text: document.metadata.title)
        if describing, let description = document.metadata.description {
          html.element(.p, text: description)
        }
        html.markup("</li>\n")
      }
      html.markup("</ul>\n</section>\n")
    }
  }
}
