/// Finds out the isolation of declarations on which none is written, as the compiler does: from the extension or type
/// around, from the protocols that a type is declared with, and from the requirement that a member fulfils.
struct IsolationInference {
  private var types: [String: DeclarationWalker.FoundType] = [:]
  private var requirements: [String: [String: WrittenIsolation]] = [:]

  mutating func note(_ type: DeclarationWalker.FoundType) {
    types[type.name] = type
  }

  /// Notes what may be a requirement of a protocol.
  mutating func note(_ found: DeclarationWalker.Found) {
    guard !found.surroundings.isExtension, let isolation = found.isolation else { return }
    requirements[found.symbol.container, default: [:]][found.symbol.name] = isolation
  }

  /// The declaration with the isolation that it has.
  func completing(_ declaration: SDKDeclaration) -> SDKDeclaration {
    var declaration = declaration
    declaration.inheritedIsolation = inherited(by: declaration)
    return declaration
  }

  private func inherited(by declaration: SDKDeclaration) -> WrittenIsolation? {
    let symbol = declaration.symbol
    switch symbol.kind {
    case "case", "typealias", "associatedtype", "macro": return nil
    case "struct", "class", "enum", "protocol", "actor": return inherited(byType: symbol.qualifiedName, depth: 0)
    default: break
    }
    if let around = declaration.surroundings.isolation { return around }
    for name in declaration.surroundings.protocols {
      if let demanded = requirement(symbol.name, of: name) { return demanded }
    }
    return isolation(ofType: symbol.container)
  }

  /// The isolation of a type: what is written on it, else what one of its protocols brings.
  func isolation(ofType name: String, depth: Int = 0) -> WrittenIsolation? {
    guard let facts = types[name] else { return nil }
    return facts.isolation ?? inherited(byType: name, depth: depth)
  }

  private func inherited(byType name: String, depth: Int) -> WrittenIsolation? {
    guard let facts = types[name], depth < 8 else { return nil }
    let inherited = facts.protocols.compactMap { isolation(ofType: $0, depth: depth + 1) }
    return inherited.first { $0 == .mainActor }
  }

  private func requirement(_ member: String, of name: String, depth: Int = 0) -> WrittenIsolation? {
    if let demanded = requirements[name]?[member] { return demanded }
    guard depth < 8, let facts = types[name], facts.isProtocol else { return nil }
    return facts.protocols.lazy.compactMap { requirement(member, of: $0, depth: depth + 1) }.first
  }
}
