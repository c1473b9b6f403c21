import Diagnostics

/// Holds the finished pages to their word: every link within the site leads to a file that is there, every anchor to an
/// id that is there.
struct LinkCheck {
  let files: [SiteFile]
  let pages: [DocumentPage.Result]

  func diagnostics() -> [Diagnostic] {
    let paths = Set(files.map(\.path))
    let ids = Dictionary(pages.map { ($0.file.path, $0.ids) }, uniquingKeysWith: { first, _ in first })
    var found: [Diagnostic] = []
    for page in pages {
      for link in page.links {
        if !paths.contains(link.file) {
          found.append(
            Diagnostic(
              "site-link-broken", .error, "the page '\(page.file.path)' links to '\(link.file)', which the site lacks",
              at: link.span))
        } else if let anchor = link.anchor, let known = ids[link.file], !known.contains(anchor) {
          found.append(
            Diagnostic(
              "site-anchor-broken", .error,
              "the page '\(page.file.path)' links to '#\(anchor)' of '\(link.file)', which has no such heading",
              at: link.span))
        }
      }
    }
    return found
  }
}
