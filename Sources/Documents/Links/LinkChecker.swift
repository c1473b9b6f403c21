import Diagnostics

/// Turns links that lead nowhere into diagnostics, in the order of the documents.
struct LinkChecker {
  /// Names are compared one by one for suggestions; beyond this many broken links, they go without.
  private static let suggestionLimit = 500

  let documents: [Document]
  let index: LinkIndex

  func check() -> [Diagnostic] {
    let resolver = LinkResolver(documents: documents, index: index)
    let findings = ParallelMap.map(documents) { document in
      document.links.compactMap { link -> Finding? in
        switch resolver.resolve(link, in: document) {
        case .success(.external(let address)) where LinkScheme.isUnsafe(address): .init(link: link, problem: nil)
        case .success: nil
        case .failure(let problem): .init(link: link, problem: problem)
        }
      }
    }
    var diagnostics: [Diagnostic] = []
    for (document, findings) in zip(documents, findings) {
      for finding in findings {
        let mayWiden = diagnostics.count < Self.suggestionLimit
        diagnostics.append(diagnostic(for: finding, in: document, withSuggestion: mayWiden))
      }
      if let missing = missingContext(document) { diagnostics.append(missing) }
    }
    return diagnostics
  }

  private struct Finding {
    var link: Link
    /// `nil` for a link that is unsafe.
    var problem: LinkResolver.Problem?
  }

  private func missingContext(_ document: Document) -> Diagnostic? {
    guard let context = document.metadata.context, !index.hasAsset(context) else { return nil }
    return Diagnostic(
      "context-missing", .error, "there is no file '\(context)' in the content folder",
      at: document.frontMatter["context"]?.span,
      recommendation: "Write the path as seen from this document; a '/' before it stands for the content folder.")
  }
}

// MARK: - Wording

extension LinkChecker {
  private func diagnostic(for finding: Finding, in document: Document, withSuggestion: Bool) -> Diagnostic {
    let link = finding.link
    guard let problem = finding.problem else {
      return Diagnostic(
        "link-unsafe", .warning,
        "'\(link.destination.prefix(60))' may run code in a reader's browser, or names a file of theirs",
        at: link.span, recommendation: "Link to an https address or to a file of the content folder.")
    }
    let suggestion = withSuggestion ? self.suggestion(for: problem, in: document) : nil
    let (id, message, advice) = Self.wording(problem, documents: documents)
    var diagnostic = Diagnostic(
      id, .error, message, at: link.span, recommendation: suggestion.map { "Did you mean '\($0)'?" } ?? advice)
    if case .ambiguous(_, let candidates) = problem {
      diagnostic.notes = candidates.prefix(10).map { .init("it may mean \(documents[$0].path)") }
    }
    if case .folder = problem { diagnostic.severity = .warning }
    return diagnostic
  }

  private static func wording(
    _ problem: LinkResolver.Problem, documents: [Document]
  ) -> (id: String, message: String, advice: String) {
    switch problem {
    case .empty: ("link-broken", "the link has no destination", "Write one between the parentheses.")
    case .absolutePath(let path):
      (
        "link-outside", "'\(path)' is an absolute path, which other machines don't have",
        "Write the path as seen from this document."
      )
    case .outside(let path):
      (
        "link-outside", "'\(path)' leads out of the content folder",
        "Link to a file within it, or to an address that begins with https://."
      )
    case .symbolicLink(let path):
      (
        "link-outside", "'\(path)' is a symbolic link that leads out of the content folder",
        "Put the file itself into the content folder."
      )
    case .noFile(let path):
      ("link-broken", "there is no file '\(path)' in the content folder", "Write the path as seen from this document.")
    case .folder(let path):
      (
        "link-broken", "the folder '\(path)' has no README.md, SKILL.md or index.md to show",
        "Link to a file in it, or add one of these."
      )
    case .noAnchor(let anchor, let document):
      (
        "anchor-broken", "\(documents[document].path) has no heading with the id '\(anchor)'",
        "Link to one of its headings: lower case, hyphens for blanks, no punctuation."
      )
    case .noPage(let name):
      ("link-broken", "no document is named '\(name)'", "Write a document's file name, title or alias.")
    case .ambiguous(let name, let candidates):
      (
        "link-ambiguous", "\(candidates.count) documents are named '\(name)'",
        "Write more of the path: [[folder/\(name)]]."
      )
    }
  }

  private func suggestion(for problem: LinkResolver.Problem, in document: Document) -> String? {
    switch problem {
    case .noAnchor(let anchor, let number):
      let slug = HeadingIDs.slug(anchor)
      let ids = documents[number].headings.map(\.id)
      let id = ids.contains(slug) ? slug : Suggestion.nearest(to: anchor, among: ids.prefix(500))
      return id.map { "#" + $0 }
    case .noFile(let path): return nearestFile(to: path).map { Self.relative($0, from: document.path.folder) }
    case .noPage(let name): return Suggestion.nearest(to: name, among: index.wikiNames.prefix(2000))
    default: return nil
    }
  }

  /// A file of the same name elsewhere, else one with nearly that name in the same folder.
  private func nearestFile(to path: String) -> String? {
    let name = path.lastPathPart.lowercased()
    for candidate in [name, name + ".md", path.stem.lowercased() + ".md"] {
      if let found = index.pathsByFileName[candidate] {
        return found.first { $0.folder == path.folder } ?? found.first
      }
    }
    let nearest = Suggestion.nearest(to: name, among: index.fileNames(in: path.folder).prefix(500))
    return nearest.map { path.folder.isEmpty ? $0 : "\(path.folder)/\($0)" }
  }

  private static func relative(_ path: String, from folder: String) -> String {
    var target = path.split(separator: "/")[...]
    var base = folder.split(separator: "/")[...]
    while let first = base.first, target.count > 1, target.first == first {
      base.removeFirst()
      target.removeFirst()
    }
    return String(repeating: "../", count: base.count) + target.joined(separator: "/")
  }
}
