import Diagnostics
import Foundation
import Synchronization

/// Writes a site to a folder, whole or not at all.
///
/// The files are written to a new folder beside the target, which then takes its place in one step. Files that have not
/// changed are taken over as they are, with their times, so that whoever copies the site onwards copies little.
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
    let target = try OutputFolder(folder)
    let staging = try StagingFolder(beside: target.path)
    do {
      try staging.write(site, reusing: target.exists ? target.path : nil, progress: progress)
      try staging.takePlace(of: target)
    } catch {
      FileSystem.removeTree(staging.path)
      throw error
    }
  }
}
