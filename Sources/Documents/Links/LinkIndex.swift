/// Finds documents by path and by name, and files by path.
struct LinkIndex: Sendable {
  private var documentsByPath: [String: Int] = [:]
  private var assets: Set<String> = []
  private var folders: Set<String> = [""]
  let outsideLinks: Set<String>
  /// Documents by the keys of their paths and file names, and by those of their other names.
  private var byPathKey: [String: [Int]] = [:]
  private var byNameKey: [String: [Int]] = [:]
  /// What can be linked to in each document: headings' ids, and ids and names in raw HTML.
  private(set) var anchors: [Set<String>] = []
  /// The paths of all files by their last part in lower case, for suggestions.
  private(set) var pathsByFileName: [String: [String]] = [:]
  private var namesByFolder: [String: [String]] = [:]
  /// All names that a wiki link may have, sorted, for suggestions.
  private(set) var wikiNames: [String] = []

  /// - Parameter documents: sorted by path.
  init(documents: [Document], assets: [String], outsideLinks: Set<String>) {
    self.assets = Set(assets)
    self.outsideLinks = outsideLinks
    for (index, document) in documents.enumerated() {
      documentsByPath[document.path] = index
      for key in Self.pathKeys(of: document) { byPathKey[key, default: []].append(index) }
      for key in Self.nameKeys(of: document) { byNameKey[key, default: []].append(index) }
    }
    anchors = ParallelMap.map(documents) { DocumentAnchors.anchors(of: $0) }
    for path in documents.map(\.path) + assets {
      pathsByFileName[path.lastPathPart.lowercased(), default: []].append(path)
      namesByFolder[path.folder, default: []].append(path.lastPathPart)
      var folder = path.folder
      while folders.insert(folder).inserted { folder = folder.folder }
    }
    wikiNames = Set(documents.map { Self.wikiName(of: $0) }).sorted { $0.utf8Precedes($1) }
  }

  /// The names of the files in a folder.
  func fileNames(in folder: String) -> [String] { namesByFolder[folder] ?? [] }
  func document(at path: String) -> Int? { documentsByPath[path] }
  func hasAsset(_ path: String) -> Bool { assets.contains(path) }
  func hasFolder(_ path: String) -> Bool { folders.contains(path) }

  /// The document that stands for a folder.
  func document(ofFolder folder: String) -> Int? {
    let prefix = folder.isEmpty ? "" : folder + "/"
    for name in ["README.md", "SKILL.md", "index.md", "readme.md", "Readme.md", "README.markdown", "index.markdown"] {
      if let index = documentsByPath[prefix + name] { return index }
    }
    return nil
  }

  /// The documents that a wiki link's name may mean: those with that path or file name, else those with that name, title
  /// or alias.
  func documents(named name: String) -> [Int] {
    var name = name[...]
    for suffix in [".md", ".markdown"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    let key = Self.key(String(name))
    if let found = byPathKey[key] { return found }
    return byNameKey[key] ?? []
  }

  /// The name by which a wiki link would best refer to a document.
  static func wikiName(of document: Document) -> String {
    let stem = document.path.stem
    guard isFolderDocument(stem), !document.path.folder.isEmpty else { return stem }
    return document.path.folder.lastPathPart
  }

  /// Whether a document stands for its folder.
  private static func isFolderDocument(_ stem: String) -> Bool {
    stem == "SKILL" || stem == "README" || stem == "index"
  }

  /// `a/b/c`, `b/c` and `c` for `a/b/c.md`; for `a/b/SKILL.md` those of its folder.
  private static func pathKeys(of document: Document) -> [String] {
    let path = document.path
    var parts = path.split(separator: "/").map(String.init)
    if isFolderDocument(path.stem), parts.count > 1 {
      parts.removeLast()
    } else if !parts.isEmpty {
      parts[parts.count - 1] = path.stem
    }
    return parts.indices.suffix(8).map { key(parts[$0...].joined(separator: "/")) }
  }

  private static func nameKeys(of document: Document) -> Set<String> {
    var names = document.metadata.aliases + [document.metadata.title]
    if let name = document.frontMatter["name"]?.string { names.append(name) }
    return Set(names.map(key))
  }

  /// Names are compared without case, and blanks, underscores and hyphens are the same.
  private static func key(_ name: String) -> String {
    var name = name.trimmingBlanks().lowercased()
    if name.utf8.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "_") }) {
      name = String(
        decoding: name.utf8.map { $0 == 0x20 || $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
    return name
  }
}
