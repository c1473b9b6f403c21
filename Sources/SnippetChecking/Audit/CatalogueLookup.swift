/// Finds the rows of Apple's catalogue that a declaration of the reference SDK stands for.
struct CatalogueLookup {
  struct Match {
    var rows: [AppleCatalogue.Entry]
    /// Whether the rows are of the declaration's own container, not of a protocol that it conforms to.
    var isDirect: Bool
    /// Requirements of protocols that a direct row may also fulfil: where the container has a member of that name for
    /// some of its generic arguments, it has the protocol's for others.
    var demanded: [AppleCatalogue.Entry] = []
  }

  private let catalogue: AppleCatalogue
  private let index: SDKIndex
  private let adopters: [String: [String]]

  init(catalogue: AppleCatalogue, index: SDKIndex) {
    self.catalogue = catalogue
    self.index = index
    var adopters: [String: [String]] = [:]
    for (type, protocols) in index.conformances {
      for name in protocols { adopters[name, default: []].append(type) }
    }
    self.adopters = adopters
  }

  /// `nil` where the catalogue has no such name with these labels in the container, nor in a protocol of the container.
  func match(for symbol: SDKIndex.Symbol) -> Match? {
    let named = catalogue.entries(named: symbol.baseName).filter { $0.name == symbol.name }
    guard !named.isEmpty else { return nil }
    let direct = named.filter { $0.container == symbol.container }
    let protocols = symbol.container.isEmpty ? [] : self.protocols(of: symbol.container)
    let demanded = named.filter { protocols.contains($0.container) }
    if !direct.isEmpty { return Match(rows: narrowed(direct, to: symbol), isDirect: true, demanded: demanded) }
    guard !symbol.container.isEmpty else { return nil }
    if !demanded.isEmpty { return Match(rows: narrowed(demanded, to: symbol), isDirect: false) }
    // What Apple declares on each type, and the reference SDK once on their protocol.
    let types = Set(adopters[symbol.container] ?? [])
    let given = named.filter { types.contains($0.container) }
    return given.isEmpty ? nil : Match(rows: narrowed(given, to: symbol), isDirect: false)
  }

  /// Whether the reference SDK declares the type itself, and the catalogue doesn't know it.
  func isUnknown(_ type: String) -> Bool {
    guard let name = type.split(separator: ".").last.map(String.init) else { return false }
    let isDeclared = index.symbols(named: name).contains { $0.qualifiedName == type }
    return isDeclared && !catalogue.entries(named: name).contains { $0.qualifiedName == type }
  }

  /// All protocols that a type conforms to, those of its protocols included.
  func protocols(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for name in index.conformances[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  /// Of several rows those of the same kind and framework, where there are any.
  private func narrowed(_ rows: [AppleCatalogue.Entry], to symbol: SDKIndex.Symbol) -> [AppleCatalogue.Entry] {
    let sameKind = rows.filter { Self.agree(symbol.kind, $0.kind) }
    let candidates = sameKind.isEmpty ? rows : sameKind
    let sameModule = candidates.filter { $0.module == symbol.module }
    return sameModule.isEmpty ? candidates : sameModule
  }

  /// Documentation calls an associated type with a default a type alias, and a nested type may be one that is asked for.
  static func agree(_ declared: String, _ kind: String) -> Bool {
    switch kind {
    case declared: true
    case "associatedtype": AppleCatalogue.typeKinds.contains(declared)
    case "typealias": declared == "associatedtype"
    case "property-wrapper": ["struct", "class"].contains(declared)
    default: false
    }
  }
}
