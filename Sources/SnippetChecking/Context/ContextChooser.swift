/// Chooses among a document's declarations those that a part needs, and those that they need in turn.
struct ContextChooser {
  /// In order of preference.
  private let candidates: [ContextDeclaration]
  private var byName: [String: [Int]] = [:]
  private var extensions: [Int] = []

  private var chosen: [Int] = []
  private var isChosen: Set<Int> = []
  /// The names that the part and the chosen declarations declare.
  private var declared: Set<String>
  private var usedMembers: Set<String>
  /// What is constructed or called without a dot before it.
  private var called: Set<String>
  /// What the part's classes inherit from.
  private let superclasses: Set<String>
  private var open: [String]
  /// What the part's own types and extensions hold, by type.
  private var memberSignatures: [String: Set<String>] = [:]
  private var inheritedTypes: [String: Set<String>] = [:]
  /// The types that the document declares anywhere.
  private let knownTypes: Set<String>

  init(source: PartSource, candidates: [ContextDeclaration]) {
    self.candidates = candidates
    let names = source.items.names
    declared = Set(source.items.flatMap(\.facts.declares)).union(names.declared)
    usedMembers = names.members
    called = names.calls
    superclasses = names.superclasses
    open = names.free.sorted() + names.operators.sorted()
    for item in source.items {
      let group = item.facts.group
      for type in group.extendedType.map({ [$0] }) ?? (item.kind == .type ? item.facts.declares : []) {
        memberSignatures[type, default: []].formUnion(group.signatures)
        inheritedTypes[type, default: []].formUnion(group.inheritedTypes)
      }
    }
    knownTypes = Set(candidates.filter { $0.kind == .type }.flatMap(\.names))
    for (index, declaration) in candidates.enumerated() {
      if declaration.kind == .extension {
        extensions.append(index)
      } else {
        for name in declaration.names { byName[name, default: []].append(index) }
      }
    }
  }

  mutating func choose() -> [ContextDeclaration] {
    repeat {
      while let name = open.popLast() { choose(name) }
    } while chooseExtensions()
    return chosen.map { candidates[$0] }
  }

  private mutating func choose(_ name: String) {
    guard !declared.contains(name), let indices = byName[name] else { return }
    let fitting = indices.filter { fits(candidates[$0]) }
    // A class can't inherit from a final one or from a struct; where there is nothing else, that is the author's error.
    let isSuperclass = superclasses.contains(name)
    let inheritable = isSuperclass ? fitting.first { candidates[$0].isInheritable } : nil
    guard let index = inheritable ?? fitting.first else { return }
    let first = candidates[index]
    add(index)
    guard first.kind == .function || first.kind == .operator else { return }
    // Overloads stand together in one snippet.
    for other in indices where other != index && candidates[other].snippet == first.snippet { add(other) }
  }

  /// Whether a declaration clashes with nothing that is there already.
  private func fits(_ declaration: ContextDeclaration) -> Bool {
    guard declared.isDisjoint(with: declaration.names) else { return false }
    return declaration.names.allSatisfy { name in
      (memberSignatures[name] ?? []).isDisjoint(with: declaration.memberSignatures)
        && (inheritedTypes[name] ?? []).isDisjoint(with: declaration.inheritedTypes)
    }
  }

  private mutating func add(_ index: Int) {
    guard isChosen.insert(index).inserted else { return }
    let declaration = candidates[index]
    chosen.append(index)
    if let type = declaration.extendedType {
      memberSignatures[type, default: []].formUnion(declaration.memberSignatures)
      inheritedTypes[type, default: []].formUnion(declaration.inheritedTypes)
    } else {
      declared.formUnion(declaration.names)
      for name in declaration.names {
        memberSignatures[name, default: []].formUnion(declaration.memberSignatures)
        inheritedTypes[name, default: []].formUnion(declaration.inheritedTypes)
      }
    }
    usedMembers.formUnion(declaration.usesMembers)
    called.formUnion(declaration.needs)
    open += declaration.needs.subtracting(declared).sorted() + declaration.needsOperators.sorted()
  }

  /// Extensions of types that are in play, or of nobody's in the document, if they offer a member that is used; and
  /// conformances that stand beside their type.
  private mutating func chooseExtensions() -> Bool {
    var found = false
    for index in extensions where !isChosen.contains(index) {
      let declaration = candidates[index]
      guard let type = declaration.extendedType else { continue }
      let isInPlay = declared.contains(type) || !knownTypes.contains(type)
      guard isInPlay, (memberSignatures[type] ?? []).isDisjoint(with: declaration.memberSignatures),
        (inheritedTypes[type] ?? []).isDisjoint(with: declaration.inheritedTypes)
      else { continue }
      let isConstructed = called.contains(type) || usedMembers.contains("init")
      let isUsed =
        !usedMembers.isDisjoint(with: declaration.names) || isConstructed && declaration.offersInitializer
      let isConformance = !declaration.inheritedTypes.isEmpty && standsBesideType(declaration, type)
      guard isUsed || isConformance else { continue }
      add(index)
      found = true
    }
    return found
  }

  private func standsBesideType(_ declaration: ContextDeclaration, _ type: String) -> Bool {
    chosen.contains { index in
      candidates[index].snippet == declaration.snippet && candidates[index].names.contains(type)
        && candidates[index].kind == .type
    }
  }
}
