import Documents
import HTMLBuilding

/// The list of documents beside every page, written once for each section and depth.
///
/// A list of all documents in each page would make a site's size grow with the square of its documents. So a small site
/// shows everything; a larger one shows the pages of the current section, long sections in stretches, and of the other
/// sections the titles.
struct Sidebar: Sendable {
  struct Key: Hashable, Sendable {
    /// `nil` where a small site shows all sections, or the page is in none.
    var section: Int?
    /// Which stretch of a long section.
    var stretch: Int
    /// What the pages that use this list write before a path from the site's root.
    var root: String
  }

  private struct Template: Sendable {
    var bytes: [UInt8]
    /// Where the mark of the current page is put in, by page.
    var marks: [Int: Int]
  }

  private static let mostPagesShownWhole = 80
  private static let stretchLength = 48
  private static let mostSections = 80

  private let plan: SitePlan
  private let isSmall: Bool
  private let templates: [Key: Template]

  init(plan: SitePlan, roots: Set<String>) {
    self.plan = plan
    isSmall = plan.pages.count <= Self.mostPagesShownWhole
    var keys = Set(roots.map { Key(section: nil, stretch: 0, root: $0) })
    for page in plan.pages.indices { keys.insert(Self.key(of: page, plan, isSmall)) }
    let ordered = Array(keys)
    let isSmall = isSmall
    let written = ParallelMap.map(ordered) { Self.template(for: $0, plan, isSmall) }
    templates = Dictionary(uniqueKeysWithValues: zip(ordered, written))
  }

  /// Writes the list for a page, with its mark if it is a page of the plan.
  func write(current page: Int?, root: String, into html: inout HTMLBuffer) {
    let key =
      page.map { Self.key(of: $0, plan, isSmall) } ?? Key(section: nil, stretch: 0, root: root)
    guard let template = templates[key] else { return }
    guard let page, let mark = template.marks[page] else { return html.markup(bytes: template.bytes) }
    html.markup(bytes: template.bytes[..<mark])
    html.markup(" aria-current=\"page\"")
    html.markup(bytes: template.bytes[mark...])
  }

  private static func key(of page: Int, _ plan: SitePlan, _ isSmall: Bool) -> Key {
    let root = plan.pages[page].address.root
    guard !isSmall, let section = plan.pages[page].section else { return Key(section: nil, stretch: 0, root: root) }
    return Key(section: section, stretch: plan.pages[page].position / stretchLength, root: root)
  }

  // MARK: Writing

  private static func template(for key: Key, _ plan: SitePlan, _ isSmall: Bool) -> Template {
    var html = HTMLBuffer(capacity: 8192)
    var marks: [Int: Int] = [:]
    let current = key.section ?? 0
    let first = max(0, min(current - mostSections / 2, plan.sections.count - mostSections))
    for index in plan.sections.indices.dropFirst(first).prefix(mostSections) {
      let section = plan.sections[index]
      if isSmall || index == key.section {
        html.element(.h2, text: section.title)
        writePages(of: section, stretch: isSmall ? nil : key.stretch, key.root, plan, &html, &marks)
      } else if let page = section.pages.first {
        html.open(.h2)
        html.element(.a, .href(key.root + plan.pages[page].address.encodedFolder), text: section.title)
        html.close(.h2)
      }
      html.newline()
    }
    if !isSmall { writeAll(key.root, plan, &html) }
    return Template(bytes: html.bytes, marks: marks)
  }

  private static func writePages(
    of section: SitePlan.Section, stretch: Int?, _ root: String, _ plan: SitePlan, _ html: inout HTMLBuffer,
    _ marks: inout [Int: Int]
  ) {
    let start = (stretch ?? 0) * stretchLength
    let end = stretch == nil ? section.pages.count : min(start + stretchLength, section.pages.count)
    html.markup("<ul>\n")
    if start > 0 { writeTurn("Earlier", to: section.pages[start - stretchLength], root, plan, &html) }
    for position in start..<end {
      let page = section.pages[position]
      html.markup("<li><a href=\"")
      let address = root + plan.pages[page].address.encodedFolder
      html.attributeValue(address.isEmpty ? "./" : address)
      html.markup("\"")
      marks[page] = html.count
      html.markup(">")
      let isTitle = section.isTitledByFirstPage && position == 0
      html.text(isTitle ? "Overview" : plan.title(of: page))
      html.markup("</a></li>\n")
    }
    if end < section.pages.count { writeTurn("Later", to: section.pages[end], root, plan, &html) }
    html.markup("</ul>")
  }

  private static func writeTurn(
    _ word: StaticString, to page: Int, _ root: String, _ plan: SitePlan, _ html: inout HTMLBuffer
  ) {
    html.open(.li, .class("turn"))
    html.open(.a, .href(root + plan.pages[page].address.encodedFolder))
    html.markup(word)
    html.markup(", from ")
    html.text(plan.title(of: page))
    html.markup("</a></li>\n")
  }

  private static func writeAll(_ root: String, _ plan: SitePlan, _ html: inout HTMLBuffer) {
    html.markup("<p class=\"all\">")
    html.open(.a, .href(root + "contents/"))
    html.markup("All ")
    html.number(plan.pages.count)
    html.markup(" pages</a></p>\n")
  }
}
