import Diagnostics

/// Writes a site as a folder that is new as a whole.
struct SiteCreation {
  let target: OutputFolder
  let staging: StagingFolder

  func write(_ files: [SiteFile], progress: @Sendable (SiteWriter.Progress) -> Void) throws {
    try staging.make()
    let folders = SiteWriter.folders(of: files.map(\.path)).sorted { $0.utf8.count < $1.utf8.count }
    for folder in folders {
      try FileSystem.makeFolder(staging.path + "/" + folder, naming: target.path + "/" + folder)
    }
    try StagingFolder.forEach(files, progress: progress) { _, file in
      let place = target.path + "/" + file.path
      try FileSystem.write(StagingFolder.bytes(of: file), to: staging.path + "/" + file.path, naming: place)
    }
    try takePlace()
  }

  private func takePlace() throws {
    // Renaming replaces an empty folder, and needs an exchange for a full one.
    if target.files.isEmpty || !FileSystem.exchange(staging.path, target.path) {
      guard !target.files.isEmpty else { return try FileSystem.rename(staging.path, to: target.path) }
      let aside = staging.path + "-old"
      try FileSystem.rename(target.path, to: aside)
      do {
        try FileSystem.rename(staging.path, to: target.path)
      } catch {
        try? FileSystem.rename(aside, to: target.path)
        throw error
      }
      FileSystem.removeTree(aside)
    }
  }
}
