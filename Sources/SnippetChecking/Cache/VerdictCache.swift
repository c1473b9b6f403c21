import ContentHashing
import Diagnostics
import Documents
import Foundation

/// What was found in a whole document, kept by everything that it depends on, so that a document that hasn't changed costs
/// neither parsing nor assembling.
struct VerdictCache: Sendable {
  struct Entry: Codable, Sendable {
    var snippets: [SnippetReport]
    var diagnostics: [Diagnostic]
    /// How many texts were compiled for it.
    var outcomes: Int

    func adding(_ more: [Diagnostic]) -> Entry {
      var entry = self
      entry.diagnostics += more
      return entry
    }
  }

  private let folder: String
  /// Names the tool, the SDK and the options.
  private let basis: String

  init(in cache: CacheFolder, sdk: ReferenceSDK, options: Checker.Options) {
    folder = cache.path + "/verdicts"
    let baselines = options.baselines.map { "\($0.platform) \($0.version ?? "")" }
    basis = SHA256.hash(fields: [
      "verdicts-3", Self.toolIdentity, sdk.key, options.platforms.joined(separator: ","),
      baselines.joined(separator: ","), options.languageMode,
      String(options.allowsPlaceholders), String(options.runsSnippets),
    ])
  }

  /// - Parameter context: the text of the file that the document's `context` names.
  func key(of document: Document, context: String?) -> String {
    var hash = SHA256()
    for field in [basis, document.path, document.source.file, context.map { "+" + $0 } ?? "-"] {
      hash.update(field: field)
    }
    hash.update(document.source.bytes)
    return hash.finish()
  }

  func entry(for key: String) -> Entry? {
    guard let data = FileManager.default.contents(atPath: path(of: key)) else { return nil }
    return try? JSONDecoder().decode(Entry.self, from: data)
  }

  /// Keeps an entry; that it can't be kept costs time, not truth, so it is no error.
  func keep(_ entry: Entry, for key: String) {
    guard let data = try? JSONEncoder().encode(entry) else { return }
    try? FileManager.default.createDirectory(atPath: folder(of: key), withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
  }

  private func folder(of key: String) -> String { "\(folder)/\(key.prefix(2))" }
  private func path(of key: String) -> String { "\(folder(of: key))/\(key.dropFirst(2)).json" }

  /// The running program by its file's size and date: another build may judge otherwise.
  private static let toolIdentity: String = {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path)|\(attributes?[.size] as? Int ?? 0)|\(date)"
  }()
}
