import Diagnostics
import Documents
import HTMLBuilding

/// Writes the content of one document. Extensions hold the kinds of blocks; this file has what they share.
struct DocumentRenderer {
  let site: SiteContext
  let document: Document
  /// What the page writes before a path that begins at the site's root.
  let root: String
  var html: HTMLBuffer
  /// The ids that the page has beside those of headings.
  var ids: Set<String> = []
  /// The links within the site that the page has.
  var links: [InternalLink] = []
  /// How many containers are open around what is being written.
  var depth = 0
  /// How many task list items have been written.
  var tasks = 0
  /// Whether a table's cell is being written, where code needs places to break.
  var isInCell = false
  /// The heading that the page's own title stands for, left out of the text.
  var titleHeading: Heading?

  /// Beyond this depth containers are left out and their content goes on: nobody reads so deep, and each level costs stack.
  static let deepestNesting = 40

  init(site: SiteContext, document: Document, root: String, html: HTMLBuffer) {
    self.site = site
    self.document = document
    self.root = root
    self.html = html
    if case .heading(let heading) = document.blocks.first?.kind, heading.level == 1 { titleHeading = heading }
  }

  /// Writes the document without its title, and its footnotes.
  mutating func renderBody() {
    render(document.blocks[(titleHeading == nil ? 0 : 1)...])
    renderFootnotes()
  }

  // MARK: Links

  /// The address for a link, `nil` where it leads nowhere or its scheme is not allowed.
  mutating func address(of link: Link) -> String? {
    switch site.documents.target(of: link, in: document) {
    case .external(let address):
      return HTMLAllowList.isSafeAbsolute(address) ? address : nil
    case .document(let path, let anchor):
      guard let page = site.plan.pageOfDocument[path] else { return nil }
      return address(ofPage: page, anchor: anchor, span: link.span)
    case .asset(let path, let suffix):
      guard site.assets.contains(path) else { return nil }
      links.append(InternalLink(file: path, anchor: nil, span: link.span))
      return root + PageAddress.percentEncoded(path) + suffix
    case .broken:
      return nil
    }
  }

  mutating func address(ofPage page: Int, anchor: String? = nil, span: SourceSpan? = nil) -> String {
    let target = site.plan.pages[page]
    links.append(InternalLink(file: target.address.file, anchor: anchor, span: span))
    let fragment = anchor.map { "#" + PageAddress.percentEncoded($0) } ?? ""
    if target.document.path == document.path, !fragment.isEmpty { return fragment }
    let path = root + target.address.encodedFolder
    return (path.isEmpty ? "./" : path) + fragment
  }

  // MARK: Ids

  /// An id that nothing else on the page has. Ids of Waymark's own begin with a word and a colon, which headings' ids never
  /// have.
  mutating func uniqueID(_ prefix: String, _ text: String) -> String {
    let base = prefix + ":" + Self.slug(text)
    var id = base
    var number = 2
    while !ids.insert(id).inserted {
      id = base + "-\(number)"
      number += 1
    }
    return id
  }

  /// Lower case, with hyphens for all but letters and digits.
  static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: bytes.append(byte)
      default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
      if bytes.count >= 60 { break }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return bytes.isEmpty ? "row" : String(decoding: bytes, as: UTF8.self)
  }
}
