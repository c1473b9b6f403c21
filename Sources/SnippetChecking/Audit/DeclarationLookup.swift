/// Finds what the reference SDK declares for a name of Apple's catalogue.
package struct DeclarationLookup: Sendable {
  private let index: SDKIndex
  private let protocols: [String: Set<String>]

  package init(index: SDKIndex) {
    self.index = index
    protocols = index.conformances
  }

  /// Its own declaration, else that of a protocol that its type conforms to.
  package func symbol(for entry: AppleCatalogue.Entry) -> SDKIndex.Symbol? { symbols(for: entry).first }

  /// All overloads of the same labels.
  package func symbols(for entry: AppleCatalogue.Entry) -> [SDKIndex.Symbol] {
    let named = index.symbols(named: entry.baseName).filter { $0.name == entry.name }
    let own = named.filter { $0.container == entry.container }
    if !own.isEmpty || entry.container.isEmpty { return own }
    let inherited = all(of: entry.container)
    let given = named.filter { inherited.contains($0.container) }
    if !given.isEmpty || !Self.isSynthesised(entry, by: inherited) { return given }
    // What the compiler writes for a type is there where the type is.
    return index.symbols(named: String(entry.container.split(separator: ".").last ?? ""))
      .filter { $0.qualifiedName == entry.container }
  }

  private func all(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for name in protocols[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  private static func isSynthesised(_ entry: AppleCatalogue.Entry, by protocols: Set<String>) -> Bool {
    switch entry.name {
    case "==(_:_:)": !protocols.isDisjoint(with: ["Equatable", "Hashable", "Comparable", "OptionSet"])
    case "hash(into:)", "hashValue": protocols.contains("Hashable")
    case "rawValue", "init(rawValue:)": !protocols.isDisjoint(with: ["RawRepresentable", "OptionSet", "Int", "String"])
    case "allCases", "AllCases": protocols.contains("CaseIterable")
    case "encode(to:)": !protocols.isDisjoint(with: ["Encodable", "Codable"])
    case "init(from:)": !protocols.isDisjoint(with: ["Decodable", "Codable"])
    case "Body": !protocols.isDisjoint(with: ["View", "Scene", "ViewModifier", "_PrimitiveView", "_PrimitiveScene"])
    default: false
    }
  }
}
