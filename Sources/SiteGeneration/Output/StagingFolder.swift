import Diagnostics
import Foundation
import Synchronization

/// The folder in which a new site is put together, beside the one that it will replace.
struct StagingFolder {
  let path: String

  init(beside target: String) throws {
    let url = URL(fileURLWithPath: target)
    let parent = url.deletingLastPathComponent().path
    try FileSystem.makeFolders(parent)
    // In the same folder, so that it is on the same disk and can be renamed.
    path = parent + "/." + url.lastPathComponent + ".waymark-" + UUID().uuidString.prefix(8).lowercased()
    try FileSystem.makeFolder(path)
  }

  /// Writes all files, and the manifest.
  ///
  /// - Parameter old: the folder from which files with the same bytes are taken over.
  func write(_ site: Site, reusing old: String?, progress: @Sendable (SiteWriter.Progress) -> Void) throws {
    for file in site.files { try Self.requireInside(file.path) }
    for folder in Self.folders(of: site.files) { try FileSystem.makeFolder(path + "/" + folder) }
    let total = site.files.count
    let batch = 32
    let state = Mutex<(done: Int, problem: EnvironmentProblem?)>((0, nil))
    let starts = Array(stride(from: 0, to: total, by: batch))
    _ = concurrentMap(starts) { start in
      if state.withLock({ $0.problem != nil }) { return }
      do {
        for file in site.files[start..<min(start + batch, total)] { try write(file, reusing: old) }
      } catch let problem as EnvironmentProblem {
        state.withLock { $0.problem = $0.problem ?? problem }
      } catch {
        state.withLock { $0.problem = EnvironmentProblem("\(error)", advice: "") }
      }
      let done = state.withLock {
        $0.done = min($0.done + batch, total)
        return $0.done
      }
      progress(SiteWriter.Progress(done: done, total: total))
    }
    if let problem = state.withLock({ $0.problem }) { throw problem }
    let manifest = SiteManifest.bytes(for: site.files.map(\.path))
    try write(SiteFile(path: SiteManifest.name, bytes: manifest), reusing: old)
  }

  private func write(_ file: SiteFile, reusing old: String?) throws {
    let destination = path + "/" + file.path
    switch file.contents {
    case .bytes(let bytes):
      if let old, FileSystem.link(old + "/" + file.path, to: destination, ifEqual: bytes) { return }
      try FileSystem.write(bytes, to: destination)
    case .copy(let source):
      let bytes = try FileSystem.read(source)
      if let old, FileSystem.link(old + "/" + file.path, to: destination, ifEqual: bytes) { return }
      try FileSystem.write(bytes, to: destination)
    }
  }

  /// Puts the new folder where the old one is, and removes the old one.
  func takePlace(of target: OutputFolder) throws {
    if !target.exists {
      try FileSystem.rename(path, to: target.path)
    } else if FileSystem.exchange(path, target.path) {
      FileSystem.removeTree(path)
    } else {
      let aside = path + "-old"
      try FileSystem.rename(target.path, to: aside)
      do {
        try FileSystem.rename(path, to: target.path)
      } catch {
        try? FileSystem.rename(aside, to: target.path)
        throw error
      }
      FileSystem.removeTree(aside)
    }
  }

  private static func requireInside(_ path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = !parts.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    guard isInside else {
      throw EnvironmentProblem("'\(path)' is no path within a site", advice: "Rename the file.")
    }
  }

  /// The folders of all files, outer before inner.
  private static func folders(of files: [SiteFile]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = PageAddress.split(file.path).folder
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = PageAddress.split(String(folder.dropLast())).folder
      }
    }
    return folders.sorted { $0.utf8.count < $1.utf8.count }
  }
}
