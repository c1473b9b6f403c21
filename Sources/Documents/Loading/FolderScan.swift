import Diagnostics
import Foundation

/// Lists the files of a content folder without reading them.
struct FolderScan {
  /// Folders that hold no content, besides hidden ones.
  static let skippedFolders: Set<String> = ["node_modules"]

  /// The file that marks a folder as a site that was built: its copies of documents are no content.
  static let siteMark = ".waymark-site"

  private(set) var documents: [DocumentFile] = []
  private(set) var assets: [String] = []
  private(set) var outsideLinks: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  private let realRoot: String

  /// - Parameters:
  ///   - location: where the folder is.
  ///   - display: how the person names it; empty where the names of its files say all.
  ///   - path: the folder's path within the content folder.
  ///   - contentRoot: the content folder, which symbolic links must not leave.
  init(location: String, display: String, path: String, contentRoot: String) {
    realRoot = Self.realPath(contentRoot) ?? contentRoot
    var pending = [(location: location, display: display, path: path)]
    while let folder = pending.popLast() {
      guard let names = entries(of: folder.location, display: folder.display) else { continue }
      if !folder.path.isEmpty, names.contains(Self.siteMark) { continue }
      for name in names where !name.hasPrefix(".") {
        let child = (
          location: folder.location + "/" + name,
          display: folder.display.isEmpty ? name : folder.display.appendingPathPart(name),
          path: folder.path.isEmpty ? name : folder.path + "/" + name
        )
        if visit(child, name: name) { pending.append(child) }
      }
    }
  }

  /// - Returns: whether it is a folder to go into.
  private mutating func visit(_ file: (location: String, display: String, path: String), name: String) -> Bool {
    var status = stat()
    guard lstat(file.location, &status) == 0 else { return false }
    var kind = status.st_mode & S_IFMT
    if kind == S_IFLNK {
      guard let target = followed(file) else { return false }
      kind = target
    }
    switch kind {
    case S_IFDIR: return !Self.skippedFolders.contains(name)
    case S_IFREG where DocumentFile.isDocument(name):
      documents.append(DocumentFile(display: file.display, location: file.location, path: file.path))
    case S_IFREG: assets.append(file.path)
    default: break  // Pipes, sockets, devices.
    }
    return false
  }

  /// What a symbolic link leads to, `nil` if it is not followed.
  private mutating func followed(_ file: (location: String, display: String, path: String)) -> mode_t? {
    let place = SourceSpan(file: file.display, line: 1, column: 1)
    guard let real = Self.realPath(file.location) else {
      if DocumentFile.isDocument(file.path) {
        diagnostics.append(
          FileReader.Problem.unreadable("it is a symbolic link that leads nowhere").diagnostic(file: file.display))
      }
      return nil
    }
    guard Self.isInside(real, realRoot) else {
      outsideLinks.insert(file.path)
      diagnostics.append(
        Diagnostic(
          "symlink-outside", .error, "\(file.display) is a symbolic link that leads out of the content folder",
          at: place,
          recommendation: "Put the file itself into the content folder."))
      return nil
    }
    var status = stat()
    guard stat(real, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFDIR else { return kind }
    // Its documents are listed where they really are, so a cycle can't arise.
    diagnostics.append(
      Diagnostic(
        "symlink-folder", .warning, "\(file.display) is a symbolic link to a folder and is not followed", at: place,
        recommendation: "Link to the documents where they are, or remove it."))
    return nil
  }

  /// The names in a folder, sorted backwards by bytes, since folders are taken from the end of a stack.
  private mutating func entries(of location: String, display: String) -> [String]? {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: location).sorted { $1.utf8Precedes($0) }
    } catch {
      diagnostics.append(
        FileReader.Problem.unreadable("the folder can't be listed").diagnostic(file: display.isEmpty ? "." : display))
      return nil
    }
  }

  /// Whether a path stays within a folder, whose own links are resolved, once its links are followed.
  static func isInside(_ path: String, _ realFolder: String) -> Bool {
    guard let real = realPath(path) else { return false }
    return real == realFolder || real.hasPrefix(realFolder == "/" ? "/" : realFolder + "/")
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension String {
  func appendingPathPart(_ part: String) -> String {
    hasSuffix("/") ? self + part : self + "/" + part
  }
}
