import Diagnostics
import Documents

/// Which pages there are, where they are, and in which order they are read. Made once, read by every page.
struct SitePlan: Sendable {
  struct Page: Sendable {
    let document: Document
    let address: PageAddress
    /// The section that lists it, `nil` for the landing page.
    var section: Int?
    /// Its place among the section's pages.
    var position: Int = 0
  }

  struct Section: Sendable {
    let title: String
    /// Indices of `pages`, in reading order.
    let pages: [Int]
    /// Whether the first page gave the section its title, and so need not repeat it.
    let isTitledByFirstPage: Bool
  }

  /// Sorted by the documents' paths.
  private(set) var pages: [Page]
  private(set) var sections: [Section]
  /// The page of each published document, by the document's path.
  let pageOfDocument: [String: Int]
  /// The pages in the order of the sections, without the landing page.
  let readingOrder: [Int]
  /// The place of each page in `readingOrder`, by its index.
  let placeInReadingOrder: [Int: Int]
  /// The page that stands at the site's root, if a document does.
  let landing: Int?
  private(set) var diagnostics: [Diagnostic]

  init(documents: DocumentSet, configuration: SiteConfiguration) {
    let published = documents.documents.filter { configuration.includesDrafts || !$0.metadata.isDraft }
    let (addresses, problems) = AddressAssignment.assign(published)
    var pages = zip(published, addresses).map { Page(document: $0, address: $1) }
    let landing = addresses.firstIndex { $0.folder.isEmpty }
    let (sections, unknown) = SectionPlan.sections(of: pages, landing: landing, nav: configuration.nav)
    var order: [Int] = []
    for (index, section) in sections.enumerated() {
      for (position, page) in section.pages.enumerated() {
        pages[page].section = index
        pages[page].position = position
        order.append(page)
      }
    }
    self.pages = pages
    self.sections = sections
    self.landing = landing
    readingOrder = order
    placeInReadingOrder = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    pageOfDocument = Dictionary(
      published.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    diagnostics = problems + unknown
  }

  func title(of page: Int) -> String { pages[page].document.metadata.title }

  /// The pages read before and after one.
  func neighbours(of page: Int) -> (previous: Int?, next: Int?) {
    guard let place = placeInReadingOrder[page] else { return (nil, nil) }
    return (
      place > 0 ? readingOrder[place - 1] : nil, place + 1 < readingOrder.count ? readingOrder[place + 1] : nil
    )
  }
}
