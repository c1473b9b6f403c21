import Diagnostics
import Documents
import HTMLBuilding

/// What a page says of the document as a whole.
extension DocumentRenderer {
  mutating func renderBreadcrumbs(of index: Int) {
    let page = site.plan.pages[index]
    html.markup("<nav class=\"crumbs\" aria-label=\"Where you are\" data-pagefind-ignore><ol>\n<li>")
    html.element(.a, .href(root.isEmpty ? "./" : root), text: "Home")
    html.markup("</li>\n")
    if let number = page.section {
      let section = site.plan.sections[number]
      html.open(.li)
      if let first = section.pages.first, section.isTitledByFirstPage, first != index {
        html.element(.a, .href(address(ofPage: first)), text: section.title)
      } else if !section.isTitledByFirstPage {
        html.text(section.title)
      } else {
        html.markup("<span aria-current=\"page\">")
        html.text(section.title)
        html.markup("</span>")
      }
      html.markup("</li>\n")
      if !(section.isTitledByFirstPage && section.pages.first == index) {
        html.markup("<li><span aria-current=\"page\">")
        html.text(document.metadata.title)
        html.markup("</span></li>\n")
      }
    }
    html.markup("</ol></nav>\n")
  }

  mutating func renderTitle() {
    if let heading = titleHeading {
      html.open(.h1, .id(heading.id), .data("data-pagefind-meta", "title"))
      render(heading.content)
      html.close(.h1)
    } else {
      html.element(.h1, .data("data-pagefind-meta", "title"), text: document.metadata.title)
    }
    html.newline()
    if let description = document.metadata.description, !description.isEmpty {
      html.element(.p, .class("lead"), text: description)
      html.newline()
    }
  }

  /// The line of facts: how the snippets fared, for which platforms, how long it takes to read.
  mutating func renderFacts() {
    html.markup("<ul class=\"facts\" data-pagefind-ignore>\n")
    let counts = site.snippets.counts(of: document)
    for verdict in Verdict.allCases {
      guard let count = counts[verdict] else { continue }
      let blaze = Blaze(verdict: verdict)
      html.open(.li, .class(blaze.tone))
      blaze.writeDrawing(into: &html)
      html.text(blaze.phrase(count: count))
      html.markup("</li>\n")
    }
    if !document.metadata.platforms.isEmpty {
      let names = document.metadata.platforms.map { baseline in
        baseline.version.map { baseline.platform + " " + $0 } ?? baseline.platform
      }
      html.element(.li, text: names.joined(separator: " · "))
      html.newline()
    }
    html.open(.li)
    html.number(ReadingTime.minutes(of: document))
    html.markup(" min to read</li>\n</ul>\n")
  }

  /// The ways to the pages before and after.
  mutating func renderTurns(from index: Int) {
    let (previous, next) = site.plan.neighbours(of: index)
    guard previous != nil || next != nil else { return }
    html.markup("<nav class=\"turns\" aria-label=\"Previous and next\">\n")
    if let previous {
      html.open(.a, .class("previous"), .rel("prev"), .href(address(ofPage: previous)))
      html.element(.small, text: "Previous")
      html.element(.span, text: site.plan.title(of: previous))
      html.markup("</a>\n")
    }
    if let next {
      html.open(.a, .class("next"), .rel("next"), .href(address(ofPage: next)))
      html.element(.small, text: "Next")
      html.element(.span, text: site.plan.title(of: next))
      html.markup("</a>\n")
    }
    html.markup("</nav>\n")
  }
}
