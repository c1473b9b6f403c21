import Foundation

/// The indexer of the site's full-text search, an own program: pagefind.app.
struct Pagefind: Sendable {
  var executable: String
  /// What comes before Pagefind's own arguments: `-m pagefind` for Python.
  var lead: [String]
  var environment: [String: String]

  /// Looks on `PATH`, in a `.venv` beside the content or above it, and among Python's modules.
  static func find(near content: String, environment: [String: String]) -> Pagefind? {
    if let program = Subprocess.find("pagefind", environment: environment) {
      return Pagefind(executable: program, lead: [], environment: environment)
    }
    for folder in foldersAbove(content) {
      let program = folder + "/.venv/bin/pagefind"
      if FileManager.default.isExecutableFile(atPath: program) {
        return Pagefind(executable: program, lead: [], environment: environment)
      }
      let python = folder + "/.venv/bin/python3"
      if let module = module(of: python, environment) { return module }
    }
    return Subprocess.find("python3", environment: environment).flatMap { module(of: $0, environment) }
  }

  private static func module(of python: String, _ environment: [String: String]) -> Pagefind? {
    guard FileManager.default.isExecutableFile(atPath: python) else { return nil }
    let attempt = Subprocess.run(python, ["-m", "pagefind", "--version"], environment: environment)
    guard attempt?.status == 0 else { return nil }
    return Pagefind(executable: python, lead: ["-m", "pagefind"], environment: environment)
  }

  /// From the content up to the folder of its repository, or four levels.
  private static func foldersAbove(_ content: String) -> [String] {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: content).standardizedFileURL
    while folders.count < 4, folder.path != "/" {
      folders.append(folder.path)
      if FileManager.default.fileExists(atPath: folder.path + "/.git") { break }
      folder.deleteLastPathComponent()
    }
    return folders
  }

  /// Indexes a folder of pages into `pagefind` within it.
  ///
  /// - Returns: what went wrong, `nil` where nothing did.
  func index(_ folder: String) -> String? {
    let arguments = lead + ["--site", folder, "--output-subdir", "pagefind", "--quiet"]
    guard let outcome = Subprocess.run(executable, arguments, environment: environment) else {
      return "'\(executable)' can't be started"
    }
    guard outcome.status != 0 else { return nil }
    let lines = outcome.text.split(separator: "\n").suffix(4).joined(separator: "\n")
    return lines.isEmpty ? "it ended with \(outcome.status)" : lines
  }
}
