import Diagnostics
import Documents
import Foundation
import Synchronization

/// A folder beside the site's, in which files are written before they are moved into place.
struct StagingFolder {
  /// In the same folder as the target, so that it is on the same disk and files can be renamed. Not made yet.
  let path: String
  private let target: String

  init(beside target: String) {
    self.target = target
    let url = URL(fileURLWithPath: target)
    let mark = UUID().uuidString.prefix(8).lowercased()
    path = url.deletingLastPathComponent().path + "/." + url.lastPathComponent + ".waymark-" + mark
  }

  func make() throws {
    try FileSystem.makeFolders(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try FileSystem.makeFolder(path, naming: target)
  }

  /// Does something with each file on all cores, until one fails.
  static func forEach(
    _ files: [SiteFile], progress: @Sendable (SiteWriter.Progress) -> Void,
    _ body: @Sendable (_ index: Int, _ file: SiteFile) throws -> Void
  ) throws {
    let batch = 32
    let state = Mutex<(done: Int, problem: (any Error)?)>((0, nil))
    _ = ParallelMap.map(Array(stride(from: 0, to: files.count, by: batch))) { start in
      if state.withLock({ $0.problem != nil }) { return }
      let end = min(start + batch, files.count)
      do {
        for index in start..<end { try body(index, files[index]) }
      } catch {
        state.withLock { $0.problem = $0.problem ?? error }
        return
      }
      let done = state.withLock {
        $0.done += end - start
        return $0.done
      }
      progress(SiteWriter.Progress(done: done, total: files.count))
    }
    if let problem = state.withLock({ $0.problem }) { throw problem }
  }

  static func bytes(of file: SiteFile) throws -> [UInt8] {
    switch file.contents {
    case .bytes(let bytes): bytes
    case .copy(let source): try FileSystem.read(source)
    }
  }
}
