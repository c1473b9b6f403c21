import Foundation

/// The record that a built SDK is whole: where it was built, and its files with their sizes. A file that has been cut short
/// since, by a full disk or a cleaner of caches, would make the compiler say nonsense of snippets; so would modules that name
/// files of the folder in which they were built, if the cache has been moved.
struct SDKStamp {
  /// Where the record lies.
  let path: String
  /// The folder of the build.
  let folder: String
  /// The files that it names, and the folders whose files it names.
  let parts: [String]

  /// Whether there is a record, and all that it names is there as it was.
  var isValid: Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.count > 1 && lines[0] == folder
      && lines.dropFirst().allSatisfy { line in
        let cells = line.split(separator: "\t")
        return cells.count == 2 && Self.size(of: "\(folder)/\(cells[1])") == Int(cells[0])
      }
  }

  func write() throws {
    let lines = parts.flatMap { part -> [String] in
      if let size = Self.size(of: "\(folder)/\(part)") { return ["\(size)\t\(part)\n"] }
      let names = FileManager.default.enumerator(atPath: "\(folder)/\(part)")?.compactMap { $0 as? String } ?? []
      return names.sorted().compactMap { name in
        let file = "\(part)/\(name)"
        return Self.size(of: "\(folder)/\(file)").map { "\($0)\t\(file)\n" }
      }
    }
    try Data((folder + "\n" + lines.joined()).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The bytes of a regular file.
  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
