/// Counts documents by folder, to tell which folders are sections of the sidebar.
struct FolderCensus {
  /// Folders with a SKILL.md, each ending in `/`.
  private var skillFolders: Set<String> = []
  /// How many documents there are under each skill folder and each top-level folder.
  private var counts: [String: Int] = [:]

  init(paths: [String]) {
    for path in paths {
      let (folder, stem) = PageAddress.split(path)
      if stem.lowercased() == "skill", !folder.isEmpty { skillFolders.insert(folder) }
    }
    for path in paths {
      if let skill = skillFolder(of: path) { counts[skill, default: 0] += 1 }
      if let top = topFolder(of: path) { counts[top + "*", default: 0] += 1 }
    }
  }

  /// The folder whose section a document belongs to, `nil` where its kind decides.
  func section(of path: String) -> String? {
    if let skill = skillFolder(of: path), counts[skill, default: 0] > 1 { return skill }
    if let top = topFolder(of: path), counts[top + "*", default: 0] > 1, !skillFolders.contains(top) { return top }
    return nil
  }

  /// The nearest folder around a document that holds a SKILL.md.
  private func skillFolder(of path: String) -> String? {
    var folder = PageAddress.split(path).folder
    while !folder.isEmpty {
      if skillFolders.contains(folder) { return folder }
      let parent = folder.dropLast().lastIndex(of: "/").map { folder[...$0] } ?? ""
      folder = String(parent)
    }
    return nil
  }

  private func topFolder(of path: String) -> String? {
    path.firstIndex(of: "/").map { String(path[...$0]) }
  }
}
