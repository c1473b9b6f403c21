import HTMLBuilding

/// Pages at a document's former addresses that lead to its present one.
struct RedirectPages {
  let site: SiteContext

  func all() -> [SiteFile] {
    site.plan.pages.flatMap { page in page.document.metadata.aliases.compactMap { redirect($0, to: page) } }
  }

  private func redirect(_ alias: String, to page: SitePlan.Page) -> SiteFile? {
    let parts = alias.split(separator: "/", omittingEmptySubsequences: true)
    // An alias names an address of this site; one that climbs out of it names none.
    guard !parts.isEmpty, !parts.contains(".."), !parts.contains("."), !alias.utf8.contains(where: { $0 < 0x20 })
    else { return nil }
    let isFile = parts.last?.hasSuffix(".html") == true
    let path = parts.joined(separator: "/") + (isFile ? "" : "/index.html")
    let root = String(repeating: "../", count: parts.count - (isFile ? 1 : 0))
    let address = root + page.address.encodedFolder
    let target = address.isEmpty ? "./" : address
    var html = HTMLBuffer()
    html.markup("<!doctype html>\n<html")
    html.attribute(HTMLAttribute("lang", .text(site.configuration.language)))
    html.markup(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    html.text(page.document.metadata.title)
    html.markup("</title>\n<meta name=\"robots\" content=\"noindex\">\n<meta http-equiv=\"refresh\"")
    html.attribute(.content("0; url=" + target))
    html.markup(">\n</head>\n<body>\n<p>This page has moved to ")
    html.element(.a, .href(target), text: page.document.metadata.title)
    html.markup(".</p>\n</body>\n</html>\n")
    return SiteFile(path: path, bytes: html.bytes)
  }
}
