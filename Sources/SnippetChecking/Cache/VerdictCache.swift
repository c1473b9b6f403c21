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

  private let entries: ContentStore<Entry>
  /// Names the tool, the SDK and the options.
  private let basis: String

  init(in cache: CacheFolder, sdk: ReferenceSDK, options: Checker.Options) {
    entries = ContentStore("verdicts", in: cache)
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

  func entry(for key: String) -> Entry? { entries.value(for: key) }

  func keep(_ entry: Entry, for key: String) { entries.keep(entry, for: key) }

  /// The running program by its file's size and date: another build may judge otherwise.
  private static let toolIdentity: String = {
    let path = Resources.executable
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path)|\(attributes?[.size] as? Int ?? 0)|\(date)"
  }()
}
