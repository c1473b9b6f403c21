/// Compares every declaration of the reference SDK with Apple's catalogue: name and labels, kind, the versions that
/// introduced it, deprecation and isolation.
package struct SDKAudit {
  private let contents: SDKContents
  private let exceptions: AuditExceptions
  private let scope: CatalogueScope
  private let lookup: CatalogueLookup
  private let moduleNames: [String]
  private let platforms: [String: [ApplePlatform]]

  /// - Throws: `EnvironmentProblem` where the installation is broken.
  package init(folder: String) throws {
    let manifest = try SDKManifest(folder: folder)
    contents = SDKSourceReader.contents(of: manifest)
    moduleNames = manifest.modules.map(\.title)
    platforms = Dictionary(manifest.modules.map { ($0.title, $0.platforms) }) { first, _ in first }
    exceptions = AuditExceptions(referenceSDK: folder)
    let catalogue = AppleCatalogue(referenceSDK: folder)
    scope = CatalogueScope(catalogue.entries)
    lookup = CatalogueLookup(catalogue: catalogue, index: contents.index)
  }

  package func run() -> AuditReport {
    var modules = Dictionary(uniqueKeysWithValues: moduleNames.map { ($0, AuditReport.Module(name: $0)) })
    var differences: [AuditDifference] = []
    var used: Set<AuditExceptions.Row> = []
    for group in groups() {
      let name = group[0].symbol.module
      var module = modules[name] ?? AuditReport.Module(name: name)
      module.declarations += group.count
      switch outcome(of: group) {
      case .silent(let silence): module.silent[silence, default: 0] += group.count
      case .compared(let found):
        module.compared += group.count
        for difference in found {
          if let row = exceptions.covering(difference) {
            used.insert(row)
            module.excepted += 1
          } else {
            differences.append(difference)
          }
        }
      }
      modules[name] = module
    }
    differences += exceptions.rows.filter { !used.contains($0) }.map(Self.idle)
    return AuditReport(
      modules: moduleNames.compactMap { modules[$0] },
      differences: differences.sorted { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) })
  }

  private enum Outcome {
    case silent(CatalogueScope.Silence)
    case compared([AuditDifference])
  }

  /// Overloads with the same labels, which share a row of the catalogue.
  private func groups() -> [[SDKDeclaration]] {
    let grouped = Dictionary(grouping: contents.declarations) { declaration in
      let symbol = declaration.symbol
      return [symbol.module, symbol.container, symbol.name, symbol.kind]
    }
    return grouped.keys.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { grouped[$0] }
  }

  private func outcome(of group: [SDKDeclaration]) -> Outcome {
    let symbol = group[0].symbol
    let match = lookup.match(for: symbol)
    // Of a framework of which it lists the types, it may have a nested type or a member all the same.
    if let silence = scope.silence(on: group[0]), silence != .typesOnly || match?.isDirect != true {
      return .silent(silence)
    }
    guard let match else {
      let protocols = lookup.protocols(of: symbol.container)
      if let silence = scope.silence(onMissing: symbol, protocols: protocols) { return .silent(silence) }
      // Told once, of the type.
      if lookup.isUnknown(symbol.container) { return .compared([]) }
      return .compared([Self.difference(.name, group[0], "\(symbol.kind) \(symbol.qualifiedName)", "no such name")])
    }
    guard match.rows.contains(where: { CatalogueLookup.agree(symbol.kind, $0.kind) }) else {
      return .compared([Self.difference(.kind, group[0], symbol.kind, match.rows[0].kind)])
    }
    var found = ApplePlatform.allCases.flatMap { versions(of: group, match, on: $0) }
    found += DeprecationComparison.differences(group, match)
    found += group.compactMap { IsolationComparison.difference($0, match) }
    return .compared(found)
  }

  static func difference(
    _ aspect: AuditDifference.Aspect, _ declaration: SDKDeclaration, _ declared: String, _ catalogue: String
  ) -> AuditDifference {
    AuditDifference(
      aspect: aspect, module: declaration.symbol.module, symbol: declaration.symbol.qualifiedName,
      file: declaration.file, line: declaration.line, declared: declared, catalogue: catalogue)
  }

  private static func idle(_ row: AuditExceptions.Row) -> AuditDifference {
    AuditDifference(
      aspect: .exception, module: "", symbol: row.symbol, file: AuditExceptions.file, line: row.line,
      declared: "an exception for its \(row.aspect)", catalogue: "nothing that differs")
  }
}

// MARK: Versions

extension SDKAudit {
  /// The catalogue has the earliest version of all overloads with the same labels. None may be older, and one must have
  /// it; of a protocol's requirement only the first can be asked, since a type may be newer than its protocol.
  private func versions(
    of group: [SDKDeclaration], _ match: CatalogueLookup.Match, on platform: ApplePlatform
  ) -> [AuditDifference] {
    let aspect: AuditDifference.Aspect = platform == .iOS ? .iOS : .macOS
    guard platforms[group[0].symbol.module]?.contains(platform) ?? true else { return [] }
    let cells = match.rows.map { $0.version(on: platform) }
    guard !cells.contains("") else { return [] }
    let declared = group.map { $0.symbol.introduced[platform] }
    let floor = Self.floor(platform)
    // What only a later SDK brings is no more there than what a platform lacks.
    let newest = PlatformVersion(platform.newestVersion).map { PlatformVersion("\($0.major + 1)")! }!
    let known = cells.compactMap(PlatformVersion.init).filter { $0 < newest }
    guard let earliest = known.min().map({ max($0, floor) }) else {
      return zip(group, declared).compactMap { declaration, version in
        version.map { Self.difference(aspect, declaration, Self.words($0), "unavailable") }
      }
    }
    let versions = declared.map { $0.map { max(PlatformVersion($0) ?? floor, floor) } }
    let demanded = match.demanded.map { $0.version(on: platform) }.compactMap(PlatformVersion.init)
    let least = max(([earliest] + demanded).min() ?? earliest, floor)
    var found = zip(group, versions).compactMap { declaration, version in
      version.flatMap { $0 < least ? declaration : nil }
    }
    .map { Self.difference(aspect, $0, Self.words($0.symbol.introduced[platform]), "\(earliest)") }
    if found.isEmpty, match.isDirect, demanded.isEmpty, !versions.contains(earliest) {
      found.append(Self.difference(aspect, group[0], Self.words(declared[0]), "\(earliest)"))
    }
    return found
  }

  /// The version that had SwiftUI first. What is older than that can't be told apart by any snippet.
  private static func floor(_ platform: ApplePlatform) -> PlatformVersion {
    PlatformVersion(platform == .iOS ? "13.0" : "10.15")!
  }

  private static func words(_ version: String?) -> String {
    guard let version else { return "unavailable" }
    return version.isEmpty ? "always" : version
  }
}
