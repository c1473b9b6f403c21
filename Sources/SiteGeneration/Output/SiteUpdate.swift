import Diagnostics
import Synchronization

/// Brings a site that is there up to date, touching only what has changed.
struct SiteUpdate {
  let target: OutputFolder
  let staging: StagingFolder

  /// A move that was made, so that it can be taken back.
  private enum Step {
    case madeFolder(String)
    case moved(from: String, to: String)
    /// A file that was replaced, with its old self kept under another name.
    case replaced(kept: String, at: String)
  }

  func write(_ files: [SiteFile], progress: @Sendable (SiteWriter.Progress) -> Void) throws {
    let present = Set(target.files)
    let changed = try stage(files, present: present, progress: progress)
    let wanted = Set(files.map(\.path))
    let gone = target.files.filter { !wanted.contains($0) }
    guard !changed.isEmpty || !gone.isEmpty else { return }
    if changed.isEmpty { try staging.make() }
    var steps: [Step] = []
    do {
      try makeFolders(for: changed.map { files[$0].path }, &steps)
      // What pages load comes before the pages, so that no reader meets a page without its style.
      let pagesLast = changed.sorted { !files[$0].path.hasSuffix(".html") && files[$1].path.hasSuffix(".html") }
      for index in pagesLast { try move(index, files[index].path, present: present, &steps) }
      for (index, path) in gone.enumerated() {
        let step = Step.moved(from: target.path + "/" + path, to: staging.path + "/gone-\(index)")
        try make(step, &steps)
      }
    } catch {
      takeBack(steps)
      throw error
    }
    removeEmptyFolders(of: gone, wanted: wanted)
  }

  /// Writes what has changed into the staging folder, each file under its number; returns the numbers in order.
  private func stage(
    _ files: [SiteFile], present: Set<String>, progress: @Sendable (SiteWriter.Progress) -> Void
  ) throws -> [Int] {
    let changed = Mutex<[Int]>([])
    try StagingFolder.forEach(files, progress: progress) { index, file in
      let bytes = try StagingFolder.bytes(of: file)
      if present.contains(file.path), FileSystem.has(bytes, target.path + "/" + file.path) { return }
      try changed.withLock {
        if $0.isEmpty { try staging.make() }
        $0.append(index)
      }
      try FileSystem.write(bytes, to: staging.path + "/new-\(index)", naming: target.path + "/" + file.path)
    }
    return changed.withLock { $0 }.sorted()
  }

  private func makeFolders(for paths: [String], _ steps: inout [Step]) throws {
    for folder in SiteWriter.folders(of: paths).sorted(by: { $0.utf8.count < $1.utf8.count }) {
      let path = target.path + "/" + folder
      if FileSystem.isFolder(path) { continue }
      try FileSystem.makeFolder(path)
      steps.append(.madeFolder(path))
    }
  }

  private func move(_ index: Int, _ path: String, present: Set<String>, _ steps: inout [Step]) throws {
    let place = target.path + "/" + path
    let new = staging.path + "/new-\(index)"
    guard present.contains(path) else { return try make(.moved(from: new, to: place), &steps) }
    let kept = staging.path + "/old-\(index)"
    if FileSystem.link(place, to: kept) {
      try FileSystem.rename(new, to: place)
      steps.append(.replaced(kept: kept, at: place))
    } else {
      try make(.moved(from: place, to: kept), &steps)
      try make(.moved(from: new, to: place), &steps)
    }
  }

  private func make(_ step: Step, _ steps: inout [Step]) throws {
    if case .moved(let from, let to) = step { try FileSystem.rename(from, to: to) }
    steps.append(step)
  }

  private func takeBack(_ steps: [Step]) {
    for step in steps.reversed() {
      switch step {
      case .madeFolder(let path): FileSystem.removeFolder(path)
      case .moved(let from, let to): try? FileSystem.rename(to, to: from)
      case .replaced(let kept, let place): try? FileSystem.rename(kept, to: place)
      }
    }
  }

  /// Removes the folders that lost their last file; one that still holds something stays.
  private func removeEmptyFolders(of gone: [String], wanted: Set<String>) {
    let folders = SiteWriter.folders(of: gone).subtracting(SiteWriter.folders(of: Array(wanted)))
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      FileSystem.removeFolder(target.path + "/" + folder)
    }
  }
}
