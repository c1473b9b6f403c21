import Diagnostics

/// All documents of a content folder, and what their links lead to.
package struct DocumentSet: Sendable {
  /// Sorted by path.
  package let documents: [Document]
  /// The paths within the content folder of all files that are no documents: images, context files. Sorted.
  package let assets: [String]
  /// What could not be read, and broken links; the documents' own diagnostics are with the documents.
  package let diagnostics: [Diagnostic]
  /// What finds documents by path and name.
  let index: LinkIndex

  /// - Parameter diagnostics: what was wrong before links were looked at; broken links are added.
  package init(documents: [Document], assets: [String], diagnostics: [Diagnostic]) {
    self.init(documents: documents, assets: assets, outsideLinks: [], diagnostics: diagnostics)
  }

  /// - Parameter outsideLinks: the paths of symbolic links that leave the content folder.
  init(documents: [Document], assets: [String], outsideLinks: Set<String>, diagnostics: [Diagnostic]) {
    self.documents = documents.sorted { $0.path.utf8Precedes($1.path) }
    self.assets = assets.sorted { $0.utf8Precedes($1) }
    index = LinkIndex(documents: self.documents, assets: self.assets, outsideLinks: outsideLinks)
    self.diagnostics = diagnostics + LinkChecker(documents: self.documents, index: index).check()
  }

  /// The document at a path within the content folder.
  package func document(at path: String) -> Document? {
    index.document(at: path).map { documents[$0] }
  }

  /// Where a link of a document leads.
  package func target(of link: Link, in document: Document) -> LinkTarget {
    switch LinkResolver(documents: documents, index: index).resolve(link, in: document) {
    case .success(let target): target
    case .failure: .broken
    }
  }
}

/// Where a link leads.
package enum LinkTarget: Hashable, Sendable {
  /// Another site, a mail address, whatever has a scheme.
  case external(String)
  /// A document of the set by its path, and the heading's id within it.
  case document(path: String, anchor: String?)
  /// Another file of the content folder, with a fragment or query as written.
  case asset(path: String, suffix: String)
  /// Nothing; the diagnostic says why.
  case broken
}

extension String {
  /// The order of bytes: the same everywhere, and quick.
  func utf8Precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
