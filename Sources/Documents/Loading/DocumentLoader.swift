import Diagnostics
import Foundation

/// Reads documents from folders, files and standard input. The one part of this module that touches the disk.
package enum DocumentLoader {
  /// Reads a content folder whole.
  ///
  /// - Parameter displayPrefix: what diagnostics put before paths within the folder; without it, the folder as named, or
  ///   nothing for `.`.
  package static func load(folder: String, displayPrefix: String? = nil) -> DocumentSet {
    let display = displayPrefix ?? (folder == "." ? "" : folder)
    guard isFolder(folder) else { return DocumentSet.failed(.unreadable("no such folder"), file: folder) }
    let scan = FolderScan(location: folder, display: display, path: "", contentRoot: folder)
    return assemble(
      scan.documents, assets: scan.assets, outsideLinks: scan.outsideLinks, diagnostics: scan.diagnostics)
  }

  /// Reads what a person names on a command line: files and folders.
  ///
  /// - Parameter root: the content folder. Without it, the one folder that is named, else the current folder if all lies
  ///   within it, else the deepest folder that holds all.
  package static func load(paths: [String], root: String?) -> DocumentSet {
    if root == nil, paths.count == 1, let only = paths.first, isFolder(only) { return load(folder: only) }
    let locations = paths.map(absolute)
    let content = root.map(absolute) ?? commonFolder(of: locations)
    var gathered = Gathered()
    for (path, location) in zip(paths, locations) { gathered.add(path, location: location, content: content) }
    let loaded = ParallelMap.map(gathered.files) { $0.load() }
    let documents = loaded.compactMap(\.document)
    // Links may lead to files that nobody has named; through symbolic links they may lead out of the folder.
    let realContent = FolderScan.realPath(content) ?? content
    var known = gathered.assets.union(documents.map(\.path))
    for document in documents {
      for path in localPaths(of: document) where !known.contains(path) && isFile(content + "/" + path) {
        guard FolderScan.isInside(content + "/" + path, realContent) else {
          gathered.outsideLinks.insert(path)
          continue
        }
        gathered.assets.insert(path)
        known.insert(path)
      }
    }
    return DocumentSet(
      documents: documents, assets: Array(gathered.assets), outsideLinks: gathered.outsideLinks,
      diagnostics: gathered.diagnostics + loaded.flatMap(\.diagnostics))
  }

  /// Reads one document from bytes that came from elsewhere, such as standard input.
  ///
  /// - Parameter path: the path within the content folder, which decides what it is: `NAME/SKILL.md` is a skill.
  package static func load(
    bytes: [UInt8], name: String = "<stdin>", path: String = "stdin.md"
  ) -> DocumentSet {
    guard bytes.count <= DocumentLimits.size else {
      return DocumentSet.failed(.tooLarge(bytes.count), file: name)
    }
    let (document, diagnostics) = DocumentFile.parse(bytes, display: name, path: path)
    return DocumentSet(documents: document.map { [$0] } ?? [], assets: [], diagnostics: diagnostics)
  }

  private static func assemble(
    _ files: [DocumentFile], assets: [String], outsideLinks: Set<String>, diagnostics: [Diagnostic]
  ) -> DocumentSet {
    let loaded = ParallelMap.map(files) { $0.load() }
    return DocumentSet(
      documents: loaded.compactMap(\.document), assets: assets, outsideLinks: outsideLinks,
      diagnostics: diagnostics + loaded.flatMap(\.diagnostics))
  }

  /// The files of the content folder that a document refers to.
  private static func localPaths(of document: Document) -> [String] {
    let linked = document.links.compactMap { link -> String? in
      guard link.form == .markdown, LinkScheme.scheme(of: link.destination) == nil, !link.destination.hasPrefix("/")
      else {
        return nil
      }
      return ContentPath.resolve(LinkParts(link.destination).path.removingPercentEncoding, from: document.path.folder)
    }
    return linked + [document.metadata.context].compactMap { $0 }
  }
}

// MARK: - Places on the disk

extension DocumentLoader {
  /// What has been found for the paths of a command line.
  private struct Gathered {
    var files: [DocumentFile] = []
    var assets: Set<String> = []
    var outsideLinks: Set<String> = []
    var diagnostics: [Diagnostic] = []
    private var seen: Set<String> = []

    mutating func add(_ path: String, location: String, content: String) {
      guard location == content || location.hasPrefix(content == "/" ? "/" : content + "/") else {
        let place = SourceSpan(file: path, line: 1, column: 1)
        diagnostics.append(
          Diagnostic(
            "document-outside", .error, "\(path) is not in the content folder", at: place,
            recommendation: "Name files within it, or the folder itself."))
        return
      }
      let inner = String(location.dropFirst(content.count).drop { $0 == "/" })
      guard DocumentLoader.isFolder(location) else {
        return add(DocumentFile(display: path, location: location, path: inner))
      }
      let scan = FolderScan(
        location: location, display: path == "." ? "" : path, path: inner, contentRoot: content)
      for file in scan.documents { add(file) }
      assets.formUnion(scan.assets)
      outsideLinks.formUnion(scan.outsideLinks)
      diagnostics += scan.diagnostics
    }

    private mutating func add(_ file: DocumentFile) {
      if seen.insert(file.path).inserted { files.append(file) }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Absolute, without `.` and `..`, links not resolved: the person's own names are kept.
  private static func absolute(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let full = path.hasPrefix("/") ? path : current + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func commonFolder(of locations: [String]) -> String {
    let current = absolute(".")
    if locations.allSatisfy({ $0 == current || $0.hasPrefix(current + "/") }) { return current }
    var common: [Substring]?
    for location in locations {
      let folder = isFolder(location) ? location : location.folder
      let parts = folder.split(separator: "/")
      guard let known = common else {
        common = parts
        continue
      }
      common = zip(known, parts).prefix { $0 == $1 }.map { $0.0 }
    }
    return "/" + (common ?? []).joined(separator: "/")
  }
}

extension DocumentSet {
  fileprivate static func failed(_ problem: FileReader.Problem, file: String) -> DocumentSet {
    DocumentSet(documents: [], assets: [], diagnostics: [problem.diagnostic(file: file)])
  }
}
