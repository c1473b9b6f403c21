import Diagnostics
import Foundation

/// The folder that a site is to be written to, once it is known that it may be replaced.
struct OutputFolder {
  /// Links resolved, so that what is replaced is the folder itself.
  let path: String
  /// The files in it that Waymark wrote, sorted; empty for a folder that isn't there or holds nothing.
  let files: [String]

  /// - Throws: `EnvironmentProblem` where it is no folder, can't be read, or holds files that Waymark did not write.
  init(_ folder: String) throws {
    let given = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard given != "/" else {
      throw EnvironmentProblem("the site can't replace the root folder", advice: "Name another output folder with -o.")
    }
    guard FileSystem.exists(given) else {
      path = given
      files = []
      return
    }
    path = URL(fileURLWithPath: given).resolvingSymlinksInPath().path
    guard FileSystem.isFolder(path) else {
      throw EnvironmentProblem(
        "'\(folder)' is a file, so no site can be written there", advice: "Name another output folder with -o.")
    }
    let present = try FileSystem.files(in: path)
    guard !present.isEmpty else {
      files = []
      return
    }
    let manifest = try? FileSystem.read(path + "/" + SiteManifest.name)
    guard let own = manifest.flatMap(SiteManifest.paths(in:)) else {
      throw EnvironmentProblem(
        "'\(folder)' holds files that waymark did not write, such as '\(present[0])'; nothing was changed",
        advice: "Name another output folder with -o, or empty this one yourself.")
    }
    files = present.filter { own.contains($0) || $0 == SiteManifest.name }
    let strange = present.filter { !own.contains($0) && $0 != SiteManifest.name && !Self.isDropping($0) }
    guard strange.isEmpty else {
      let names = strange.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      throw EnvironmentProblem(
        "'\(folder)' holds files that waymark did not write: \(names)\(strange.count > 3 ? " …" : ""); nothing was changed",
        advice: "Move them away, or put them into the content folder, from where they are copied.")
    }
  }

  /// What file managers leave behind unasked.
  private static func isDropping(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == ".DS_Store" || name == "Thumbs.db" || name == "desktop.ini"
  }
}
