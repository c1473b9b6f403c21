import Foundation
import SwiftParser
import SwiftSyntax

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
    for module in manifest.modules {
      for path in manifest.sources(of: module) {
        let tree = Parser.parse(
          source: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
        let file = String(path.dropFirst(manifest.folder.count + 1))
        for platform in module.platforms {
          let walker = DeclarationWalker(module: module.title, platform: platform, tree: tree, file: file)
          walker.walk(tree)
          for type in walker.types { isolation.note(type) }
          for found in walker.found { add(found, file: file, platform: platform) }
          conformances.merge(walker.conformances) { $0.union($1) }
        }
      }
    }
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
