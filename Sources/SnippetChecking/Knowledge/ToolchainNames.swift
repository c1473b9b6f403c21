import Foundation

/// The names that the toolchain's own standard library and Foundation have, as its symbol graphs tell.
///
/// Apple's Foundation has more, so that a name which isn't here may still exist; one that is a slip of the pen away from a
/// member that is here was meant to be that member.
struct ToolchainNames: Sendable {
  /// The types at top level.
  let types: Set<String>
  /// The members' names without labels by their type, nested types dotted; what protocols give a type is among them.
  private let members: [String: Set<String>]

  static let modules = ["Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation"]

  /// Reads a file that `write(to:toolchain:)` has written; nothing is known where there is none.
  init(file: String) {
    var members: [String: Set<String>] = [:]
    for line in (FileManager.default.contents(atPath: file) ?? Data()).split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard cells.count == 2 else { continue }
      members[cells[0], default: []].insert(cells[1])
    }
    types = members[""] ?? []
    self.members = members
  }

  /// The names of a type's members; empty for a type of another module.
  ///
  /// - Parameter type: as the compiler prints it, without generic arguments: `String`, `[Int]`, `JSONDecoder`.
  func members(of type: String) -> Set<String> {
    if type.hasPrefix("[") { return members[type.contains(":") ? "Dictionary" : "Array"] ?? [] }
    return members[type] ?? []
  }

  /// Asks the toolchain, and writes what it knows: a line a name with its type before it.
  ///
  /// Where the toolchain comes without its extractor, nothing is written: it serves to explain errors, not to find them.
  static func write(to file: String, toolchain: Toolchain) throws {
    let files = FileManager.default
    let folder = file + ".graphs"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let extractor = toolchain.usr + "/bin/swift-symbolgraph-extract"
    guard files.isExecutableFile(atPath: extractor), let target = toolchain.hostTarget else { return }
    for module in modules {
      let arguments = [
        "-module-name", module, "-target", target, "-minimum-access-level", "public", "-output-dir", folder,
      ]
      _ = try Subprocess(extractor, arguments, timeLimit: 120).run()
    }
    var names: Set<String> = []
    for name in try files.contentsOfDirectory(atPath: folder) {
      names.formUnion(Self.names(inGraph: files.contents(atPath: "\(folder)/\(name)") ?? Data()))
    }
    try Data(names.sorted().map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: file))
  }

  /// The lines of a symbol graph's symbols: of `"pathComponents":["Task","sleep(for:)"]` the names alone are taken, since
  /// reading such a file whole would take more time than making it.
  private static func names(inGraph graph: Data) -> Set<String> {
    // The word's one capital is what is looked for.
    let (before, after) = (Array("\"path".utf8), Array("Components\":[".utf8))
    var names: Set<String> = []
    graph.withUnsafeBytes { bytes in
      var place = before.count
      while place < bytes.count, let base = bytes.baseAddress,
        let capital = memchr(base + place, Int32(UInt8(ascii: "C")), bytes.count - place)
      {
        let start = UnsafeRawPointer(capital) - base
        place = start + 1
        guard bytes[start...].starts(with: after), bytes[(start - before.count)..<start].elementsEqual(before) else {
          continue
        }
        let path = bytes[(start + after.count)...].prefix { $0 != UInt8(ascii: "]") }
        place = path.endIndex
        if let name = name(ofPath: path) { names.insert(name) }
      }
    }
    return names
  }

  /// `Task`, a tab and `sleep` of `"Task","sleep(for:)"`; `nil` for an operator.
  private static func name(ofPath path: Slice<UnsafeRawBufferPointer>) -> String? {
    let components = path.split(separator: UInt8(ascii: "\"")).filter { $0.first != UInt8(ascii: ",") }
    guard let last = components.last, let first = last.first, first > 0x40 else { return nil }
    let base = last.prefix { $0 != UInt8(ascii: "(") }
    return components.dropLast().map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".") + "\t"
      + String(decoding: base, as: UTF8.self)
  }
}
