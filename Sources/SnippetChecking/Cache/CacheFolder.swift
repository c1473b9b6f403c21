import Diagnostics
import Foundation

/// The folder in which the built SDK and the outcomes are kept between runs.
///
/// `$WAYMARK_CACHE`, else `waymark` in `$XDG_CACHE_HOME` or `~/.cache` (on macOS `~/Library/Caches`). Everything in it can
/// be deleted at any time. Files appear in it whole or not at all: they are written aside and renamed.
package struct CacheFolder: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// - Throws: `EnvironmentProblem` where the folder can't be made or written.
  package static func locate(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> CacheFolder
  {
    let path: String
    if let named = environment["WAYMARK_CACHE"], !named.isEmpty {
      path = named
    } else if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      path = caches + "/waymark"
    } else {
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
      #if os(macOS)
        path = home + "/Library/Caches/waymark"
      #else
        path = home + "/.cache/waymark"
      #endif
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    do {
      try FileManager.default.createDirectory(atPath: absolute, withIntermediateDirectories: true)
      let probe = absolute + "/.probe-\(UUID().uuidString)"
      try Data().write(to: URL(fileURLWithPath: probe))
      try FileManager.default.removeItem(atPath: probe)
    } catch {
      throw EnvironmentProblem(
        "the cache folder '\(absolute)' can't be written",
        advice: "Set WAYMARK_CACHE to a folder that can, or make room on the disk.")
    }
    return CacheFolder(path: absolute)
  }

  /// The folder of what is built once, by its one true name: the compiler's modules remember where they were built.
  package var builds: String { URL(fileURLWithPath: path + "/sdk").resolvingSymlinksInPath().path }

  /// A new, empty folder beside the cached things, on the same file system.
  package func makeScratch() throws -> String {
    let folder = path + "/scratch/\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes what processes that are gone left in the scratch folder.
  package func sweepScratch() {
    let scratch = path + "/scratch"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? [] {
      guard let process = name.split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
      if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(atPath: scratch + "/" + name) }
    }
  }
}
