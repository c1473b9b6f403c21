import Diagnostics
import Foundation
import SiteGeneration

/// The full-text index of a site, made before the site is written, so that it moves into place with it.
struct SearchIndex {
  var pagefind: Pagefind
  var interruption: Interruption

  enum Outcome {
    case files([SiteFile])
    /// Why there is no index.
    case failure(String)
  }

  /// Indexes the site's pages in a folder of their own, and gives the index's files.
  func make(for site: Site) throws -> Outcome {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("waymark-search-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: folder) }
    return try interruption.removing({ [folder] }) {
      try write(site.files.filter { $0.path.hasSuffix(".html") }, to: folder)
      if let failure = pagefind.index(folder) { return .failure(failure) }
      return .files(try read(folder + "/pagefind"))
    }
  }

  private func write(_ pages: [SiteFile], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for page in pages {
      let path = "\(folder)/\(page.path)"
      try FileManager.default.createDirectory(
        atPath: Project.folder(of: path), withIntermediateDirectories: true)
      try Data(page.bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  private func read(_ folder: String) throws -> [SiteFile] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [SiteFile] = []
    while let name = names.nextObject() as? String {
      let path = "\(folder)/\(name)"
      guard !Project.isFolder(path) else { continue }
      files.append(SiteFile(path: "pagefind/\(name)", bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
    }
    return files
  }
}
