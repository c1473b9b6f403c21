import Foundation

/// A file's path, taken apart without a look at the disk, so that links stay what the person named.
struct FilePath: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// A path as seen from a folder; an empty folder is the process's own.
  static func absolute(_ path: String, from folder: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let start = folder.isEmpty ? here : folder.hasPrefix("/") ? folder : "\(here)/\(folder)"
    return "/" + parts(of: path.hasPrefix("/") ? path : "\(start)/\(path)").joined(separator: "/")
  }

  /// Without `.`, and with `..` followed.
  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
  }

  /// The path from a folder to the file, with `..` where the file lies outside.
  ///
  /// - Parameter folder: an absolute path.
  func relative(to folder: String) -> String {
    let file = Self.parts(of: Self.absolute(text, from: ""))
    let start = Self.parts(of: folder)
    var common = 0
    while common < min(file.count, start.count), file[common] == start[common] { common += 1 }
    let up = Array(repeating: "..", count: start.count - common)
    return (up + file[common...]).joined(separator: "/")
  }

  /// The path from a folder to the file; the absolute one where the file lies outside.
  func shown(from folder: String) -> String {
    let relative = relative(to: folder)
    return relative.hasPrefix("../") ? Self.absolute(text, from: "") : relative
  }
}
