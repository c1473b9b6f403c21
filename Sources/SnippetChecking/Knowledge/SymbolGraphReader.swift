import Foundation

/// Reads the symbol graphs that the compiler wrote while it built the SDK, and joins those of the platforms.
struct SymbolGraphReader {
  private var joined: [SDKIndex.Symbol: [ApplePlatform: String]] = [:]
  private var conformances: [String: Set<String>] = [:]

  /// The index of an SDK whose graphs lie in `symbols/PLATFORM` of its folder.
  static func index(of sdk: ReferenceSDK) throws -> SDKIndex {
    var reader = SymbolGraphReader()
    for platform in ApplePlatform.allCases {
      let folder = "\(sdk.folder)/symbols/\(platform.rawValue)"
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for module in sdk.manifest.modules(for: platform) {
        for file in files
        where file == "\(module.module).symbols.json" || file.hasPrefix("\(module.module)@") {
          let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
          reader.add(try JSONDecoder().decode(Graph.self, from: data), of: module, on: platform)
        }
      }
    }
    return reader.index
  }

  private mutating func add(_ graph: Graph, of module: SDKManifest.Module, on platform: ApplePlatform) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      guard let version = symbol.introduced(on: platform) else { continue }
      let key = SDKIndex.Symbol(
        module: module.title, kind: symbol.shortKind,
        container: symbol.pathComponents.dropLast().joined(separator: "."),
        name: symbol.pathComponents.last ?? "", introduced: [:], declaration: symbol.declaration)
      joined[key, default: [:]][platform] = version
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard let type = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? ""
      conformances[type, default: []].insert(target.split(separator: ".").last.map(String.init) ?? target)
    }
  }

  private var index: SDKIndex {
    let symbols = joined.map { key, introduced in
      var symbol = key
      symbol.introduced = introduced
      return symbol
    }
    return SDKIndex(
      symbols: symbols.sorted {
        ($0.module, $0.container, $0.name, $0.declaration) < ($1.module, $1.container, $1.name, $1.declaration)
      }, conformances: conformances)
  }
}

/// The part of a symbol graph that is of use here.
private struct Graph: Decodable {
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
      }
      var domain: String?
      var introduced: Version?
      var isUnconditionallyUnavailable: Bool?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var availability: [Availability]?

    var shortKind: String { kind.identifier.split(separator: ".", maxSplits: 1).last.map(String.init) ?? "" }
    var declaration: String {
      (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Empty where it was always there, `nil` where it isn't.
    func introduced(on platform: ApplePlatform) -> String? {
      let here = (availability ?? []).filter { $0.domain == platform.rawValue }
      if here.contains(where: { $0.isUnconditionallyUnavailable == true }) { return nil }
      guard let version = here.compactMap(\.introduced).last else { return "" }
      return "\(version.major).\(version.minor ?? 0)"
    }
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
