import Diagnostics

/// All documents of a content folder, and what their links lead to.
package struct DocumentSet: Sendable {
  /// Sorted by path.
  package let documents: [Document]
  /// The paths within the content folder of all files that are no documents: images, context files.
  package let assets: [String]
  /// What could not be read, and broken links; the documents' own diagnostics are with the documents.
  package let diagnostics: [Diagnostic]

  package init(documents: [Document], assets: [String], diagnostics: [Diagnostic]) {
    self.documents = documents
    self.assets = assets
    self.diagnostics = diagnostics
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
