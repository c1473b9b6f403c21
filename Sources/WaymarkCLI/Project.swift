import Diagnostics
import Documents
import Foundation

/// Where things are: the configuration, the documents, and the folder the site is written to.
struct Project: Sendable {
  var configuration: Configuration
  /// The configuration's file as the person may name it; `nil` where there is none.
  var file: String?
  /// The folder of the documents.
  var content: String
  /// The folder the site is written to, unless the command line says otherwise.
  var output: String
  /// The folder that the configuration's paths are seen from; empty for the current one.
  var base: String

  static let fileName = "waymark.yml"

  /// - Parameter folder: what the command line names, if it does: a folder of documents, or one with a configuration.
  /// - Throws: `InvalidFile`, or `EnvironmentProblem` where it can't be read.
  static func locate(_ folder: String?, _ terminal: Terminal) throws -> Project {
    let here = terminal.folder
    let named = folder.map { trimmed(terminal.path($0)) }
    let places = named.map { [$0, parent(of: $0), here] } ?? [here, join(here, "Content")]
    let base = try places.first { try hasConfiguration(join($0, fileName)) }
    let file = base.map { join($0, fileName) }
    let configuration = try file.map(read) ?? Configuration()
    return Project(
      configuration: configuration, file: file,
      content: content(named, configuration, base: base, here: here),
      output: join(base ?? here, configuration.output ?? "_site"), base: base ?? here)
  }

  private static func content(_ named: String?, _ configuration: Configuration, base: String?, here: String) -> String {
    if let named, named != base { return named }
    let start = base ?? here
    if let content = configuration.content { return join(start, content) }
    let usual = join(start, "Content")
    return isFolder(usual) ? usual : start.isEmpty ? "." : start
  }

  /// Whether a configuration is there; a `.yaml` that would go unread is an error.
  private static func hasConfiguration(_ path: String) throws -> Bool {
    if FileManager.default.fileExists(atPath: path) { return true }
    let other = String(path.dropLast(3)) + "yaml"
    guard FileManager.default.fileExists(atPath: other) else { return false }
    throw EnvironmentProblem(
      "'\(other)' is not read", advice: "Rename it to '\(fileName)': the configuration has this one name.")
  }

  static func read(_ path: String) throws -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw EnvironmentProblem(
        "the configuration '\(path)' can't be read: \(error.localizedDescription)",
        advice: "Make it a file that you may read, or take it away: waymark does without.")
    }
    return try parse(SourceText(file: path, bytes: bytes))
  }

  static func parse(_ source: SourceText) throws -> Configuration {
    let yaml = YAML.parse(source)
    let reader = ConfigurationReader(yaml.diagnostics.contains { $0.severity == .error } ? nil : yaml.value)
    let diagnostics = yaml.diagnostics + reader.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw InvalidFile(diagnostics: diagnostics, source: source)
    }
    return reader.configuration
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Without slashes at the end.
  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  /// The folder that holds this one, named the same way.
  private static func parent(of path: String) -> String {
    if path == "." || path.hasSuffix("..") { return path + "/.." }
    return folder(of: path)
  }

  /// What stands before the last slash; empty where there is none. Foundation's own traps at names of one letter.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension Project {
  /// Whether a path lies within the content folder.
  func holds(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: content).standardizedFileURL.path
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    return file == folder || file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
