/// Where a page is: a folder of the site with an `index.html` in it, so that addresses end in `/` and need no suffix.
struct PageAddress: Hashable, Sendable {
  /// Empty for the landing page, else ending in `/`.
  let folder: String
  /// The folder as it stands in an address.
  let encodedFolder: String
  /// What a page in this folder writes before a path that begins at the site's root: `../` for each level.
  let root: String

  init(folder: String) {
    self.folder = folder
    encodedFolder = Self.percentEncoded(folder)
    root = String(repeating: "../", count: folder.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) })
  }

  /// The file that the page is written to.
  var file: String { folder + "index.html" }

  /// The folder that a document's path asks for: `a/b.md` → `a/b/`, `a/SKILL.md`, `a/README.md`, `a/index.md` → `a/`.
  static func preferredFolder(ofDocument path: String) -> String {
    let (folder, stem) = split(path)
    return speaksForFolder(stem) ? folder : folder + stem + "/"
  }

  /// How strongly a document claims its folder's own address; smaller wins, `nil` where it doesn't.
  static func claim(ofDocument path: String) -> Int? {
    switch split(path).stem.lowercased() {
    case "index": 0
    case "skill": 1
    case "readme": 2
    default: nil
    }
  }

  /// The folder of a path, ending in `/` unless empty, and the file's name without its suffix.
  static func split(_ path: String) -> (folder: String, stem: String) {
    let bytes = Array(path.utf8)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = bytes[slash...]
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let stem = dot > slash ? name[..<dot] : name
    return (String(decoding: bytes[..<slash], as: UTF8.self), String(decoding: stem, as: UTF8.self))
  }

  private static func speaksForFolder(_ stem: String) -> Bool {
    let lowercased = stem.lowercased()
    return lowercased == "index" || lowercased == "skill" || lowercased == "readme"
  }

  /// A path or fragment as it may stand in an address: all but letters, digits, `-._~/` is percent-encoded.
  static func percentEncoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isPlain) { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
