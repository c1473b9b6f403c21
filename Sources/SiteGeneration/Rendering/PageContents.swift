import Documents
import HTMLBuilding

/// The contents of a page: its headings of the second and third level.
struct PageContents {
  private let headings: [Heading]

  static let none = PageContents(headings: [])

  init(headings: [Heading]) {
    let listed = headings.filter { ($0.level == 2 || $0.level == 3) && !$0.text.isEmpty }
    // One heading needs no list.
    self.headings = listed.count > 1 ? listed : []
  }

  func write(into html: inout HTMLBuffer) {
    guard !headings.isEmpty else { return }
    html.markup(
      "<nav class=\"toc\" aria-label=\"On this page\"><details><summary>On this page</summary>\n<div>\n<ul>\n")
    var isInner = false
    var isItemOpen = false
    for heading in headings {
      if heading.level == 3, !isInner {
        // A third level without a second before it hangs on an item of its own.
        html.markup(isItemOpen ? "\n<ul>\n" : "<li><ul>\n")
        isInner = true
      } else if heading.level == 2, isInner {
        html.markup("</li>\n</ul></li>\n")
        isInner = false
      } else if isItemOpen {
        html.markup("</li>\n")
      }
      html.markup("<li><a href=\"#")
      html.attributeValue(PageAddress.percentEncoded(heading.id))
      html.markup("\">")
      html.text(heading.text)
      html.markup("</a>")
      isItemOpen = true
    }
    html.markup(isInner ? "</li>\n</ul></li>\n" : "</li>\n")
    html.markup("</ul>\n</div></details></nav>\n")
  }
}
