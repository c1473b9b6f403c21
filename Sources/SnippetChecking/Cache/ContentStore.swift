import Foundation

/// Values of one kind, kept in files under keys that name everything that they depend on.
///
/// Processes may share the folder: an entry is written aside and renamed. An entry that can't be read counts as missing.
struct ContentStore<Value: Codable & Sendable>: Sendable {
  private let folder: String

  /// - Parameter name: the folder in the cache, one a kind.
  init(_ name: String, in cache: CacheFolder) {
    folder = "\(cache.path)/\(name)"
  }

  /// - Parameter key: hexadecimal digits.
  func value(for key: String) -> Value? {
    guard let data = FileManager.default.contents(atPath: path(of: key)) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Keeps a value; that it can't be kept (a full disk, say) costs time, not truth, so it is no error.
  func keep(_ value: Value, for key: String) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    try? FileManager.default.createDirectory(atPath: folder(of: key), withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path(of: key)), options: .atomic)
  }

  private func folder(of key: String) -> String { "\(folder)/\(key.prefix(2))" }
  private func path(of key: String) -> String { "\(folder(of: key))/\(key.dropFirst(2)).json" }
}
