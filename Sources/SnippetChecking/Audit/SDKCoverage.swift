/// How much of Apple's catalogue the reference SDK declares: names with labels that iOS or the Mac has, up to the SDK that
/// is described.
package struct SDKCoverage: Sendable {
  package struct Tally: Hashable, Sendable {
    package var known = 0
    package var declared = 0

    package var missing: Int { known - declared }
    package var percent: Int { known == 0 ? 100 : declared * 100 / known }
  }

  package struct Row: Hashable, Sendable {
    package var name: String
    package var tally: Tally
  }

  /// The modules of the reference SDK that the catalogue has, most names first.
  package let modules: [Row]
  /// The folders of SwiftUI's sources by the type that a name belongs to; what belongs to no declared type comes last.
  package let domains: [Row]
  /// Types by the names that they lack, most first.
  package let containers: [Row]
  private let entries: [AppleCatalogue.Entry]
  private let lookup: DeclarationLookup

  package static let undeclared = "types that are not declared"

  /// - Throws: `EnvironmentProblem` where the installation is broken.
  package init(folder: String) throws {
    let contents = try SDKContents(folder: folder)
    let lookup = DeclarationLookup(index: contents.index)
    let titles = Set(try SDKManifest(folder: folder).modules.map(\.title))
    let entries = AppleCatalogue(referenceSDK: folder).entries
      .filter { titles.contains($0.module) && $0.isJudged && !$0.isLater }
    let domains = Self.domains(contents)
    var byModule: [String: Tally] = [:]
    var byDomain: [String: Tally] = [:]
    var byContainer: [String: Tally] = [:]
    for entry in entries {
      let isDeclared = lookup.symbol(for: entry) != nil
      let container = entry.container.isEmpty ? entry.module : entry.container
      byModule[entry.module, default: Tally()].count(isDeclared)
      byContainer[container, default: Tally()].count(isDeclared)
      guard entry.module == "SwiftUI" else { continue }
      // A type belongs where it stands itself, a member where its type does.
      let type = entry.container.isEmpty ? entry.baseName : String(entry.container.prefix { $0 != "." })
      byDomain[domains[type] ?? Self.undeclared, default: Tally()].count(isDeclared)
    }
    self.entries = entries
    self.lookup = lookup
    modules = Self.rows(byModule) { $0.tally.known > $1.tally.known }
    self.domains = Self.rows(byDomain) { ($0.name == Self.undeclared ? 1 : 0) < ($1.name == Self.undeclared ? 1 : 0) }
    containers = Self.rows(byContainer) { $0.tally.missing > $1.tally.missing }
  }

  /// The tally of a type, or of what stands at the top level of a module.
  package func tally(of name: String) -> Row? {
    containers.first { $0.name == name } ?? containers.first { $0.name.lowercased() == name.lowercased() }
  }

  /// What of a type, or of the top level of a module, is not declared, sorted by name.
  package func missing(in name: String) -> [AppleCatalogue.Entry] {
    entries.filter { ($0.container.isEmpty ? $0.module : $0.container) == name && lookup.symbol(for: $0) == nil }
      .sorted { $0.name < $1.name }
  }

  private static func rows(_ tallies: [String: Tally], by isBefore: (Row, Row) -> Bool) -> [Row] {
    tallies.map { Row(name: $0.key, tally: $0.value) }.sorted { $0.name < $1.name }
      .sorted { isBefore($0, $1) }
  }

  /// The folder of SwiftUI's sources in which each type and function stands.
  private static func domains(_ contents: SDKContents) -> [String: String] {
    var domains: [String: String] = [:]
    for declaration in contents.declarations where declaration.symbol.container.isEmpty {
      let path = declaration.file.split(separator: "/")
      if path.count > 2 { domains[declaration.symbol.baseName] = String(path[1]) }
    }
    return domains
  }
}

extension SDKCoverage.Tally {
  fileprivate mutating func count(_ isDeclared: Bool) {
    known += 1
    if isDeclared { declared += 1 }
  }
}
