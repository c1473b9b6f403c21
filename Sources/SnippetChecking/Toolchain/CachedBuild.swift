import Diagnostics
import Foundation

/// A folder of the cache that is built once and read ever after.
package struct CachedBuild {
  /// The folder; its name says what it was built from.
  let folder: String
  /// The files and folders that make the build; see `SDKStamp`.
  var parts: [String]
  /// What messages call it.
  var title: String

  package init(folder: String, parts: [String] = ["modules"], title: String = "the reference SDK") {
    self.folder = folder
    self.parts = parts
    self.title = title
  }

  private var stamp: SDKStamp { SDKStamp(path: folder + "/complete", folder: folder, parts: parts) }

  /// Whether it has been built, and is as it was then.
  var isComplete: Bool { stamp.isValid }

  /// Builds it where it isn't complete: under a lock, since the compiler's modules name the folder that they lie in.
  /// Another process that wants the same waits, and what a killed one left half-built is built anew.
  ///
  /// - Parameter build: fills the folder, which is empty.
  /// - Throws: `EnvironmentProblem`: that of the build, or that the folder can't be written.
  package func complete(_ build: () throws -> Void) throws {
    if isComplete { return }
    do {
      let parent = (folder as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try FileLock.holding(folder + ".lock") { try buildAnew(build) }
    } catch let problem as EnvironmentProblem {
      throw problem
    } catch {
      throw EnvironmentProblem(
        "\(title) can't be written to '\(folder)': \(error.localizedDescription)",
        advice: "Make room, or set WAYMARK_CACHE to a folder that can be written.")
    }
  }

  /// Builds, unless another process has done so while this one waited for the lock. What fails leaves nothing behind.
  private func buildAnew(_ build: () throws -> Void) throws {
    if isComplete { return }
    let files = FileManager.default
    do {
      try? files.removeItem(atPath: folder)
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try build()
      try stamp.write()
    } catch {
      try? files.removeItem(atPath: folder)
      throw error
    }
  }
}
