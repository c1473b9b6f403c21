import Diagnostics
import Documents

/// Sorts pages into the sections of the sidebar.
///
/// What the configuration names comes first. Of the rest, a skill with references beside it is a section of its own, and so
/// is a top-level folder with several documents; single pages are gathered by kind.
enum SectionPlan {
  private enum Key: Hashable {
    case kind(Document.Kind)
    case folder(String)
  }

  static func sections(
    of pages: [SitePlan.Page], landing: Int?, nav: [SiteConfiguration.NavSection]
  ) -> ([SitePlan.Section], [Diagnostic]) {
    var left = Set(pages.indices)
    if let landing { left.remove(landing) }
    var diagnostics: [Diagnostic] = []
    var sections: [SitePlan.Section] = []
    for section in nav {
      let (chosen, unknown) = entries(of: section, pages: pages, left: &left)
      diagnostics += unknown
      if !chosen.isEmpty {
        sections.append(SitePlan.Section(title: section.title, pages: chosen, isTitledByFirstPage: false))
      }
    }
    sections += derived(from: pages, indices: left.sorted())
    return (sections, diagnostics)
  }

  private static func entries(
    of section: SiteConfiguration.NavSection, pages: [SitePlan.Page], left: inout Set<Int>
  ) -> ([Int], [Diagnostic]) {
    var chosen: [Int] = []
    var diagnostics: [Diagnostic] = []
    for entry in section.entries {
      let folder = entry.hasSuffix("/") ? entry : entry + "/"
      let found = pages.indices.filter {
        pages[$0].document.path == entry || pages[$0].document.path.hasPrefix(folder)
      }
      if found.isEmpty {
        diagnostics.append(
          Diagnostic(
            "nav-unknown-document", .warning, "nav names '\(entry)', which is no document and no folder of documents",
            recommendation: "Name a path within the content folder, such as 'guide/start.md' or 'guide/'."))
      }
      for page in sorted(found, pages) where left.remove(page) != nil { chosen.append(page) }
    }
    return (chosen, diagnostics)
  }

  private static func derived(from pages: [SitePlan.Page], indices: [Int]) -> [SitePlan.Section] {
    let folders = FolderCensus(paths: indices.map { pages[$0].document.path })
    var groups: [Key: [Int]] = [:]
    var keys: [Key] = []
    for index in indices {
      let document = pages[index].document
      let key: Key = folders.section(of: document.path).map { .folder($0) } ?? .kind(document.metadata.kind)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(index)
    }
    var sections = keys.map { key in (key, section(key, sorted(groups[key] ?? [], pages), pages)) }
    sections.sort { rank($0.0, $0.1, pages) < rank($1.0, $1.1, pages) }
    return sections.map(\.1)
  }

  private static func section(_ key: Key, _ indices: [Int], _ pages: [SitePlan.Page]) -> SitePlan.Section {
    switch key {
    case .kind(let kind):
      return SitePlan.Section(title: title(of: kind), pages: indices, isTitledByFirstPage: false)
    case .folder(let folder):
      if let first = indices.first, pages[first].address.folder == folder {
        return SitePlan.Section(
          title: pages[first].document.metadata.title, pages: indices, isTitledByFirstPage: true)
      }
      return SitePlan.Section(title: humanised(folder), pages: indices, isTitledByFirstPage: false)
    }
  }

  static func title(of kind: Document.Kind) -> String {
    switch kind {
    case .page: "Start"
    case .skill: "Skills"
    case .tutorial: "Tutorials"
    case .reference: "Reference"
    }
  }

  private static func rank(
    _ key: Key, _ section: SitePlan.Section, _ pages: [SitePlan.Page]
  ) -> (Int, Int, String, String) {
    let first = section.pages.first.map { pages[$0].document }
    let kind: Int
    switch (key, first?.metadata.kind) {
    case (.kind(.page), _): kind = 0
    case (_, .skill): kind = 1
    case (_, .tutorial): kind = 2
    case (_, .page), (_, nil): kind = 3
    case (_, .reference): kind = 4
    }
    let order = section.isTitledByFirstPage ? first?.metadata.order ?? Int.max : Int.max
    return (kind, order, section.title.lowercased(), first?.path ?? "")
  }

  /// The folder's own page first, then by `order`, title and path.
  private static func sorted(_ indices: [Int], _ pages: [SitePlan.Page]) -> [Int] {
    func key(_ index: Int) -> (Int, Int, String, String) {
      let page = pages[index]
      let isIndex = PageAddress.split(page.document.path).folder == page.address.folder
      let depth = page.address.root.utf8.count / 3
      return (
        isIndex ? depth : Int.max, page.document.metadata.order ?? Int.max, page.document.metadata.title.lowercased(),
        page.document.path
      )
    }
    return indices.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// `swiftui-navigation/` → `Swiftui navigation`.
  static func humanised(_ folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
