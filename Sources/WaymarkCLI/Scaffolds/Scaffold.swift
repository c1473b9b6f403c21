import Diagnostics
import Foundation

/// Files to begin with.
struct Scaffold {
  struct File {
    /// Seen from the folder in which the scaffold is made.
    var path: String
    var text: String
  }

  var files: [File]

  /// Writes all files, or none: what is there already is never touched.
  ///
  /// - Returns: the paths written.
  /// - Throws: `EnvironmentProblem` where a file or folder is in the way or can't be written.
  func write(in folder: String) throws -> [String] {
    let manager = FileManager.default
    let paths = files.map { folder.isEmpty ? $0.path : "\(folder)/\($0.path)" }
    for path in paths where manager.fileExists(atPath: path) {
      throw EnvironmentProblem(
        "'\(path)' is there already", advice: "Choose another name. Files that exist are never overwritten.")
    }
    var made: [String] = []
    do {
      for (path, file) in zip(paths, files) {
        made += try Self.makeFolders(for: path)
        // Fails where somebody was faster.
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        made.append(path)
      }
    } catch {
      for path in made.reversed() { try? manager.removeItem(atPath: path) }
      throw EnvironmentProblem(
        "the files can't be written: \(error.localizedDescription)",
        advice: "Check that you may write in '\(folder.isEmpty ? "." : folder)' and that nothing is in the way.")
    }
    return paths
  }

  /// The folders that had to be made, outermost first.
  private static func makeFolders(for path: String) throws -> [String] {
    let manager = FileManager.default
    var missing: [String] = []
    var folder = Project.folder(of: path)
    while !folder.isEmpty, folder != "/", !manager.fileExists(atPath: folder) {
      missing.append(folder)
      folder = Project.folder(of: folder)
    }
    for folder in missing.reversed() {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }
    return missing.reversed()
  }
}
