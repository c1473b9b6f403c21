import Diagnostics

/// Writes a site to a folder, whole or not at all.
///
/// A new site is written to a folder beside the target, which is then renamed. An update writes what has changed to such a
/// folder, and when all of it is on the disk, moves file by file into place; a move that fails takes back those before it.
/// Files that have not changed are left as they are, with their times, so that whoever copies the site onwards copies
/// little.
package enum SiteWriter {
  /// How far a write has come; reported from any thread.
  package struct Progress: Sendable {
    package var done: Int
    package var total: Int
  }

  /// - Throws: `EnvironmentProblem` where the folder holds files of somebody else, or where the machine refuses; the folder
  ///   is then as it was.
  package static func write(
    _ site: Site, to folder: String, progress: @Sendable (Progress) -> Void = { _ in }
  ) throws {
    for file in site.files { try requireInside(file.path) }
    let target = try OutputFolder(folder)
    let staging = StagingFolder(beside: target.path)
    defer { FileSystem.removeTree(staging.path) }
    let manifest = SiteFile(path: SiteManifest.name, bytes: SiteManifest.bytes(for: site.files.map(\.path)))
    let files = site.files + [manifest]
    if target.files.isEmpty || needsNewFolder(files, old: target.files) {
      try SiteCreation(target: target, staging: staging).write(files, progress: progress)
    } else {
      try SiteUpdate(target: target, staging: staging).write(files, progress: progress)
    }
  }

  private static func requireInside(_ path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = !parts.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    guard isInside else {
      throw EnvironmentProblem("'\(path)' is no path within a site", advice: "Rename the file.")
    }
  }

  /// Sees to it that a site may be written to the folder, before any work is done for it.
  ///
  /// - Throws: `EnvironmentProblem` where the folder holds files of somebody else.
  package static func verify(_ folder: String) throws { _ = try OutputFolder(folder) }

  /// Whether a file is to stand where a folder was, or a folder where a file was: then moving file by file won't do.
  private static func needsNewFolder(_ files: [SiteFile], old: [String]) -> Bool {
    let oldFiles = Set(old)
    let oldFolders = folders(of: old)
    return files.contains { oldFolders.contains($0.path) }
      || folders(of: files.map(\.path)).contains { oldFiles.contains($0) }
  }

  /// The folders of all paths, without a slash at the end.
  static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = PageAddress.split(path).folder
      while !folder.isEmpty, folders.insert(String(folder.dropLast())).inserted {
        folder = PageAddress.split(String(folder.dropLast())).folder
      }
    }
    return folders
  }
}
