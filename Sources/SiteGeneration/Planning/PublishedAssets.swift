import Documents

/// Which files beside the documents are for readers: those that a document links to or shows, and pictures, films, sounds,
/// fonts and the like. Others may lie in the folder by chance, and a key or a draft must not be published for that.
enum PublishedAssets {
  static func paths(of documents: DocumentSet) -> Set<String> {
    let assets = Set(documents.assets.filter { !isHidden($0) })
    let linked = ParallelMap.map(documents.documents) { document in
      document.links.compactMap { link -> String? in
        if case .asset(let path, _) = documents.target(of: link, in: document) { path } else { nil }
      }
    }
    return assets.filter { extensions.contains(fileExtension(of: $0)) }
      .union(linked.joined().filter(assets.contains))
  }

  /// Files whose names begin with a dot are their owner's affair.
  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func fileExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static let extensions: Set<String> = [
    "apng", "avif", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp",
    "m4a", "m4v", "mov", "mp3", "mp4", "oga", "ogg", "ogv", "wav", "webm", "vtt",
    "otf", "ttf", "woff", "woff2", "pdf",
  ]
}
