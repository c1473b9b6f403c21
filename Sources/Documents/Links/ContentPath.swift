/// Paths within the content folder: `/` between their parts, nothing before the first.
enum ContentPath {
  /// The path that `relative` names from a folder; `nil` where it leads out of the content folder.
  ///
  /// Purely by text: `a/../b` is `b`. A leading `/` is ignored; the caller chooses the folder for it.
  static func resolve(_ relative: String, from folder: String) -> String? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  /// What follows the last `/`.
  var lastPathPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }

  /// What stands before the last `/`; empty where there is none.
  var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  /// The last part without its extension.
  var stem: String {
    let name = lastPathPart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  func trimmingWhitespace() -> String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}
