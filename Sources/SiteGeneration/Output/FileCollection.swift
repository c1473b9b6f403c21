import Diagnostics

/// The files of a site, each path once; the first to ask for a path has it.
struct FileCollection {
  private var files: [SiteFile] = []
  private var paths: Set<String> = []
  /// Every folder that a file is in, without a slash at the end.
  private var folders: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  func contains(_ path: String) -> Bool { paths.contains(path) }

  mutating func add(_ file: SiteFile) {
    let around = SiteWriter.folders(of: [file.path])
    guard !paths.contains(file.path), !folders.contains(file.path), paths.isDisjoint(with: around) else {
      diagnostics.append(
        Diagnostic(
          "site-file-taken", .warning,
          "the file '\(file.path)' is not copied: the site has a page, a file or a folder of this name",
          recommendation: "Rename the file."))
      return
    }
    paths.insert(file.path)
    folders.formUnion(around)
    files.append(file)
  }

  /// By bytes, so that the order is the same on every machine.
  func sorted() -> [SiteFile] {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
