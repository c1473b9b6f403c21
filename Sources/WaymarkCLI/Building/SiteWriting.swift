import Foundation
import SiteGeneration

/// Writes a site so that an interruption leaves the folder as it was, or as it is to be.
enum SiteWriting {
  static func write(_ site: Site, to folder: String, _ terminal: Terminal) throws {
    let line = ProgressLine(terminal)
    defer { line.finish() }
    let interruption = terminal.interruption
    let old = Set(stagingFolders(beside: folder))
    try interruption.removing({ stagingFolders(beside: folder).filter { !old.contains($0) } }) {
      try SiteWriter.write(site, to: folder) { progress in
        interruption.pass()
        // What follows the last file is the move into place.
        if progress.done == progress.total { interruption.shield() }
        line.show("Writing \(progress.done) of \(progress.total) files…")
      }
    }
  }

  /// The folders in which `SiteWriter` puts a site together.
  private static func stagingFolders(beside folder: String) -> [String] {
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let parent = target.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasPrefix(".\(target.lastPathComponent).waymark-") }.map { "\(parent)/\($0)" }
  }
}
