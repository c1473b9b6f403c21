/// Finds out where a link leads, purely from the documents and the names of files.
struct LinkResolver {
  let documents: [Document]
  let index: LinkIndex

  /// Why a link leads nowhere.
  enum Problem: Error, Hashable {
    case empty
    case absolutePath(String)
    /// It leaves the content folder.
    case outside(String)
    /// It goes through a symbolic link that leaves the content folder.
    case symbolicLink(String)
    case noFile(String)
    /// A folder without a document that stands for it.
    case folder(String)
    case noAnchor(String, document: Int)
    case noPage(String)
    case ambiguous(String, candidates: [Int])
  }

  func resolve(_ link: Link, in document: Document) -> Result<LinkTarget, Problem> {
    switch link.form {
    case .wiki: resolveWiki(link.destination, in: document)
    case .markdown: resolveMarkdown(link.destination, in: document)
    }
  }

  // MARK: - Markdown links

  private func resolveMarkdown(_ destination: String, in document: Document) -> Result<LinkTarget, Problem> {
    guard !destination.isEmpty else { return .failure(.empty) }
    if LinkScheme.scheme(of: destination) != nil || destination.hasPrefix("//") {
      return .success(.external(destination))
    }
    let parts = LinkParts(destination)
    if parts.path.isEmpty { return anchor(parts.fragment, in: document.path) }
    let path = parts.path.removingPercentEncoding
    if path.hasPrefix("/") || LinkScheme.hasDrive(path) { return .failure(.absolutePath(path)) }
    guard let resolved = ContentPath.resolve(path, from: document.path.folder) else { return .failure(.outside(path)) }
    if index.document(at: resolved) != nil, !path.hasSuffix("/") { return anchor(parts.fragment, in: resolved) }
    if index.hasAsset(resolved), !path.hasSuffix("/") {
      return .success(.asset(path: resolved, suffix: parts.suffix))
    }
    if let folderDocument = index.document(ofFolder: resolved) {
      return anchor(parts.fragment, in: documents[folderDocument].path)
    }
    if let link = symbolicLink(on: resolved) { return .failure(.symbolicLink(link)) }
    return .failure(index.hasFolder(resolved) ? .folder(resolved) : .noFile(resolved))
  }

  private func symbolicLink(on path: String) -> String? {
    guard !index.outsideLinks.isEmpty else { return nil }
    var path = path
    while !path.isEmpty {
      if index.outsideLinks.contains(path) { return path }
      path = path.folder
    }
    return nil
  }

  private func anchor(_ fragment: String?, in path: String) -> Result<LinkTarget, Problem> {
    guard let number = index.document(at: path) else { return .failure(.noFile(path)) }
    guard let fragment, !fragment.isEmpty else { return .success(.document(path: path, anchor: nil)) }
    let anchor = fragment.removingPercentEncoding
    if index.anchors[number].contains(anchor) { return .success(.document(path: path, anchor: anchor)) }
    // HTML says that this is the top of the page, if nothing has that id.
    if anchor.lowercased() == "top" { return .success(.document(path: path, anchor: nil)) }
    return .failure(.noAnchor(anchor, document: number))
  }

  // MARK: - Wiki links

  private func resolveWiki(_ destination: String, in document: Document) -> Result<LinkTarget, Problem> {
    let parts = LinkParts(destination, hasQuery: false)
    let name = parts.path.trimmingBlanks()
    guard !name.isEmpty else { return wikiAnchor(parts.fragment, in: document.path) }
    let found = index.documents(named: name)
    guard let first = found.first else { return .failure(.noPage(name)) }
    guard found.count == 1 else { return .failure(.ambiguous(name, candidates: found)) }
    return wikiAnchor(parts.fragment, in: documents[first].path)
  }

  /// `[[page#A heading]]` may name the heading by its text or by its id.
  private func wikiAnchor(_ fragment: String?, in path: String) -> Result<LinkTarget, Problem> {
    guard let fragment, let number = index.document(at: path) else { return anchor(nil, in: path) }
    let text = fragment.trimmingBlanks()
    let slug = HeadingIDs.slug(text)
    if !index.anchors[number].contains(text), index.anchors[number].contains(slug) {
      return .success(.document(path: path, anchor: slug))
    }
    return anchor(text, in: path)
  }
}
