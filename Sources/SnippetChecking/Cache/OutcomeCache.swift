import Foundation

/// What the compiler said, kept by the content of everything that it depends on.
///
/// Two processes may share the folder: an entry is written aside and renamed. An entry that can't be read counts as
/// missing.
package struct OutcomeCache: Sendable {
  private let folder: String

  package init(in cache: CacheFolder) {
    folder = cache.path + "/outcomes"
  }

  package func outcome(for key: String) -> CompilerOutcome? {
    guard let data = FileManager.default.contents(atPath: path(of: key)) else { return nil }
    return try? JSONDecoder().decode(CompilerOutcome.self, from: data)
  }

  /// Keeps an outcome; that it can't be kept (a full disk, say) costs time, not truth, so it is no error.
  package func keep(_ outcome: CompilerOutcome, for key: String) {
    guard outcome.isReproducible, let data = try? JSONEncoder().encode(outcome) else { return }
    try? FileManager.default.createDirectory(atPath: folder(of: key), withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
  }

  private func folder(of key: String) -> String { "\(folder)/\(key.prefix(2))" }
  private func path(of key: String) -> String { "\(folder(of: key))/\(key.dropFirst(2)).json" }
}
