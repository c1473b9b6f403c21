import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads what the reference SDK declares from its sources.
///
/// The compiler's symbol graphs would say the same, but they repeat every modifier for every view, take as long to write
/// as the SDK takes to build, and don't know which types are marked complete.
struct SDKSourceReader {
  private var joined: [SDKIndex.Symbol: SDKDeclaration] = [:]
  private var conformances: [String: Set<String>] = [:]
  private var isolation = IsolationInference()

  static func index(of manifest: SDKManifest) -> SDKIndex {
    let reader = SDKSourceReader(reading: manifest)
    return SDKIndex(symbols: reader.declarations.map(\.symbol), conformances: reader.conformances)
  }

  /// Everything that the sources say, for comparing it with Apple's.
  static func contents(of manifest: SDKManifest) -> SDKContents {
    let reader = SDKSourceReader(reading: manifest)
    let declarations = reader.declarations
    return SDKContents(
      declarations: Self.narrowing(declarations.map(reader.isolation.completing)),
      index: SDKIndex(symbols: declarations.map(\.symbol), conformances: reader.conformances))
  }

  private init(reading manifest: SDKManifest) {
    let files = manifest.modules.flatMap { module in
      manifest.sources(of: module).map { SourceFile(module: module, path: $0, folder: manifest.folder) }
    }
    // Parsing takes most of the time, and files have nothing to do with each other.
    let contents = Mutex([FileContents?](repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      let read = files[number].read()
      contents.withLock { $0[number] = read }
    }
    for (file, contents) in zip(files, contents.withLock { $0 }) {
      for (platform, found) in contents?.found ?? [] { add(found, file: file.name, platform: platform) }
      for type in contents?.types ?? [] { isolation.note(type) }
      conformances.merge(contents?.conformances ?? [:]) { $0.union($1) }
    }
  }

  private struct SourceFile: Sendable {
    let module: SDKManifest.Module
    let path: String
    let name: String

    init(module: SDKManifest.Module, path: String, folder: String) {
      self.module = module
      self.path = path
      name = String(path.dropFirst(folder.count + 1))
    }

    /// What each platform's compiler sees of it.
    func read() -> FileContents {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
      let lines = SourceLocationConverter(fileName: name, tree: tree)
      var contents = FileContents()
      for platform in module.platforms {
        let walker = DeclarationWalker(module: module.title, platform: platform, tree: tree, lines: lines)
        walker.walk(tree)
        contents.found += walker.found.map { (platform, $0) }
        contents.types += walker.types
        contents.conformances.merge(walker.conformances) { $0.union($1) }
      }
      return contents
    }
  }

  private struct FileContents: Sendable {
    var found: [(ApplePlatform, DeclarationWalker.Found)] = []
    var types: [DeclarationWalker.FoundType] = []
    var conformances: [String: Set<String>] = [:]
  }

  private mutating func add(_ found: DeclarationWalker.Found, file: String, platform: ApplePlatform) {
    isolation.note(found)
    var declaration =
      joined[found.symbol]
      ?? SDKDeclaration(
        symbol: found.symbol, file: file, line: found.line, writtenIsolation: found.isolation,
        framework: found.framework, surroundings: found.surroundings)
    // Extensions with other constraints repeat a declaration word for word; what counts is the first.
    let version = found.availability.introduced ?? ""
    let isFirst = declaration.symbol.introduced[platform].map { known in
      (PlatformVersion(version) ?? .zero) < (PlatformVersion(known) ?? .zero)
    }
    if isFirst ?? true {
      declaration.symbol.introduced[platform] = version
      declaration.deprecated[platform] = found.availability.deprecated
    }
    joined[found.symbol] = declaration
  }

  /// Makes members no older than the type that an extension adds them to.
  private static func narrowing(_ declarations: [SDKDeclaration]) -> [SDKDeclaration] {
    var types: [String: [ApplePlatform: String]] = [:]
    func narrowed(_ symbol: SDKIndex.Symbol) -> [ApplePlatform: String] {
      guard let container = types[symbol.container] else { return symbol.introduced }
      return symbol.introduced.reduce(into: [:]) { result, own in
        guard let outer = container[own.key] else { return }
        let isNewer = PlatformVersion(own.value).map { own in PlatformVersion(outer).map { own > $0 } ?? true } ?? false
        result[own.key] = isNewer ? own.value : outer
      }
    }
    let kinds = AppleCatalogue.typeKinds
    let outermostFirst = declarations.map(\.symbol).filter { kinds.contains($0.kind) }
      .sorted { $0.container.split(separator: ".").count < $1.container.split(separator: ".").count }
    for type in outermostFirst { types[type.qualifiedName, default: [:]].merge(narrowed(type)) { min($0, $1) } }
    return declarations.map { declaration in
      var declaration = declaration
      declaration.symbol.introduced = narrowed(declaration.symbol)
      return declaration
    }
  }

  private var declarations: [SDKDeclaration] {
    joined.values.sorted {
      let (left, right) = ($0.symbol, $1.symbol)
      return (left.module, left.container, left.name, left.declaration)
        < (right.module, right.container, right.name, right.declaration)
    }
  }
}
