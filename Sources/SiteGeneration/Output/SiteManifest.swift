/// The file that says that a folder is Waymark's, and which files in it are.
enum SiteManifest {
  static let name = ".waymark-site"

  private static let heading = "Written by waymark build, which replaces this folder. The files that it wrote:"

  static func bytes(for paths: [String]) -> [UInt8] {
    var bytes = Array(heading.utf8)
    bytes.append(UInt8(ascii: "\n"))
    for path in paths {
      bytes.append(contentsOf: path.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The paths that a manifest names, `nil` where the bytes are no manifest.
  static func paths(in bytes: [UInt8]) -> Set<String>? {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard let first = lines.first, first == heading else { return nil }
    lines.removeFirst()
    return Set(lines)
  }
}
