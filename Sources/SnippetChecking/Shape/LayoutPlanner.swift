/// Finds the frames for a snippet's items.
struct LayoutPlanner {
  private let items: [SourceItem]
  /// Whether the items are known to be a file's.
  private let isFile: Bool

  static func plan(_ items: [SourceItem], isFile: Bool = false) -> Layout {
    for case .broken(let reason) in items.map(\.kind) { return Layout(shape: .unknown(reason), nodes: []) }
    return LayoutPlanner(items: markingDeferred(items), isFile: isFile).plan()
  }

  /// Marks variables without a value that statements of the snippet give one, or use: they are locals of a function.
  private static func markingDeferred(_ items: [SourceItem]) -> [SourceItem] {
    let used = items.filter { $0.kind == .statement }.names.used
    guard !used.isEmpty else { return items }
    return items.map { item in
      guard item.kind == .variable, !used.isDisjoint(with: item.facts.declares) else { return item }
      var item = item
      item.facts.traits.insert(.isDeferred)
      return item
    }
  }

  private func plan() -> Layout {
    if let reason = impossibility() { return Layout(shape: .unknown(reason), nodes: []) }
    var nodes: [Layout.Node] = []
    for run in runs() {
      switch run {
      case .file(let items): nodes += fileNodes(items)
      case .loose(let items): nodes += looseNodes(items)
      }
    }
    return Layout(shape: shape(of: nodes), nodes: nodes)
  }

  private func impossibility() -> String? {
    let traits = items.filter { !$0.isFileLevel }.traits
    if traits.contains(.overrides) || traits.contains(.usesSuper) {
      return "it belongs to a class whose superclass isn't shown"
    }
    let kinds = items.map(\.kind)
    if kinds.contains(.enumCase), kinds.contains(where: { $0 == .statement || $0.isBuilt }) {
      return "cases of an enum stand among statements"
    }
    if items.contains(where: { $0.facts.traits.contains([.isOperator, .isMemberOnly]) }) {
      return "it is an operator of a type that isn't shown"
    }
    let bodiless = items.filter { $0.kind == .function && $0.facts.traits.contains(.lacksBody) }
    if !bodiless.isEmpty, items.contains(where: { !$0.isFileLevel && !$0.facts.traits.contains(.lacksBody) }) {
      return "a function lacks its body"
    }
    return nil
  }

  // MARK: Runs

  private enum Run {
    case file([SourceItem])
    case loose([SourceItem])
  }

  /// Stretches of items that a file may hold, and of others. A stretch of others that uses what an earlier one declares
  /// takes in what stands between, where that can be nested.
  private func runs() -> [Run] {
    let areGlobal = globalItems()
    var runs: [Run] = []
    for (index, item) in items.enumerated() {
      let isFile = item.isFileLevel || areGlobal.contains(index)
      switch (runs.last, isFile) {
      case (.file(let items), true): runs[runs.count - 1] = .file(items + [item])
      case (.loose(let items), false): runs[runs.count - 1] = .loose(items + [item])
      case (_, true): runs.append(.file([item]))
      case (_, false): runs.append(.loose([item]))
      }
    }
    var index = 2
    while index < runs.count {
      if case .loose(let first) = runs[index - 2], case .file(let between) = runs[index - 1],
        case .loose(let second) = runs[index], Self.mustMerge(first, between, second)
      {
        runs.replaceSubrange(index - 2...index, with: [.loose(first + between + second)])
      } else {
        index += 1
      }
    }
    return runs
  }

  private static func mustMerge(_ first: [SourceItem], _ between: [SourceItem], _ second: [SourceItem]) -> Bool {
    let isNestable = between.allSatisfy { item in
      item.kind == .type && !item.facts.traits.contains(.isTopLevelOnly)
        && !item.facts.traits.contains(.hasAccessModifier)
    }
    guard isNestable else { return false }
    let declared = Set(first.flatMap(\.facts.declares))
    return !declared.isDisjoint(with: second.names.used)
  }

  /// Functions and constants that stand in the file, beside the snippet's types or its imports.
  private func globalItems() -> Set<Int> {
    let loose = items.indices.filter { !items[$0].isFileLevel }
    let isOfFile = isFile || items.contains { [.type, .preview, .importDeclaration].contains($0.kind) }
    if isOfFile || hasValueOfFunction(), loose.allSatisfy({ canBeGlobal(items[$0]) }) { return Set(loose) }
    return Set(loose.filter { items[$0].kind == .function && items[$0].facts.traits.contains(.isOperator) })
  }

  /// Whether a constant gets its value from a function of the snippet, which no member could.
  private func hasValueOfFunction() -> Bool {
    let functions = Set(items.filter { $0.kind == .function }.flatMap(\.facts.declares))
    return items.contains { item in
      item.kind == .variable && item.facts.traits.contains(.hasInitializer)
        && !item.facts.names.used.isDisjoint(with: functions)
    }
  }

  private func canBeGlobal(_ item: SourceItem) -> Bool {
    let memberly: ItemFacts.Traits = [
      .usesSelf, .usesProjection, .isMemberOnly, .usesSuper, .hasWrapper, .lacksBody, .needsClass,
    ]
    guard item.facts.traits.isDisjoint(with: memberly) else { return false }
    switch item.kind {
    case .function: return item.facts.opaqueType != "ViewModifier"
    case .variable:
      if item.facts.traits.contains(.isComputed) { return item.facts.opaqueType == nil }
      return item.facts.traits.contains(.hasInitializer) && (isFile || !item.facts.traits.contains(.isVariable))
    default: return false
    }
  }

  // MARK: Nodes

  /// Types that are declared a second time begin an alternative.
  private func fileNodes(_ items: [SourceItem]) -> [Layout.Node] {
    var nodes: [Layout.Node] = []
    var current: [SourceItem] = []
    var declared: Set<String> = []
    var isAlternative = false
    func close() {
      guard !current.isEmpty else { return }
      let canNest = current.allSatisfy { $0.kind == .type && !$0.facts.traits.contains(.isTopLevelOnly) }
      nodes.append(isAlternative && canNest ? .alternative(current) : .file(current))
      current = []
    }
    for item in items {
      let names = item.kind == .type ? item.facts.declares : []
      if !declared.isDisjoint(with: names) {
        close()
        isAlternative = true
        declared = []
      }
      declared.formUnion(names)
      current.append(item)
    }
    close()
    return nodes
  }

  private func looseNodes(_ items: [SourceItem]) -> [Layout.Node] {
    if isFunctionBody(items) { return [.function(items)] }
    var nodes: [Layout.Node] = []
    var current: [SourceItem] = []
    var declared: Set<String> = []
    func close() {
      guard !current.isEmpty else { return }
      nodes.append(.type(ContainerChooser.container(for: current), pieces(of: current)))
      current = []
    }
    for item in items {
      let signatures = item.isLocal ? [] : item.facts.signatures
      if !declared.isDisjoint(with: signatures) {
        close()
        declared = []
      }
      declared.formUnion(signatures)
      current.append(item)
    }
    close()
    return nodes
  }

  /// Whether the items are executed one after the other and need no `self`.
  private func isFunctionBody(_ items: [SourceItem]) -> Bool {
    let memberly: ItemFacts.Traits = [.usesSelf, .usesProjection, .capturesWeakly]
    let loose = items.filter { !$0.isFileLevel }
    guard loose.traits.isDisjoint(with: memberly) else { return false }
    let locals = Set(loose.filter(\.isLocal).flatMap(\.facts.declares))
    let usesLocals =
      loose.contains { $0.kind == .statement }
      && loose.contains { $0.kind == .function && !$0.facts.names.used.isDisjoint(with: locals) }
    return loose.allSatisfy { item in
      switch item.kind {
      case .statement: true
      case .variable: item.isLocal
      case .function:
        usesLocals && item.facts.traits.isDisjoint(with: [.isMemberOnly, .hasAccessModifier, .lacksBody])
      default: false
      }
    }
  }

  private func pieces(of items: [SourceItem]) -> [Layout.Piece] {
    var pieces: [Layout.Piece] = []
    for (index, item) in items.enumerated() {
      let kind = pieceKind(of: item, followedBy: items[(index + 1)...], after: pieces.last?.kind)
      let beginsChain = if case .chain = item.kind { true } else { false }
      let continuesLocals = pieces.last?.items.allSatisfy(\.isLocal) ?? false
      if let last = pieces.last, last.kind == kind, !beginsChain || continuesLocals {
        pieces[pieces.count - 1].items.append(item)
      } else {
        pieces.append(.init(kind: kind, items: [item]))
      }
    }
    return pieces
  }

  private func pieceKind(
    of item: SourceItem, followedBy rest: ArraySlice<SourceItem>, after last: Layout.Piece.Kind?
  ) -> Layout.Piece.Kind {
    switch item.kind {
    case .expression(let kind), .chain(let kind): return .body(kind)
    case .statement: return .method
    case .variable where item.isLocal:
      // A local belongs to what follows it, and at the end to what stands before it.
      guard let next = rest.first(where: { !$0.isLocal }) else {
        return last ?? (leansOnOthers(item) ? .method : .members)
      }
      switch next.kind {
      case .expression(let kind), .chain(let kind): return .body(kind)
      case .statement: return .method
      default: return leansOnOthers(item) ? .method : .members
      }
    default: return .members
    }
  }

  /// Whether a variable's value needs what only code in a function has: `self`, or other variables of the snippet.
  private func leansOnOthers(_ item: SourceItem) -> Bool {
    let others = Set(items.filter { $0.kind == .variable }.flatMap(\.facts.declares)).subtracting(item.facts.declares)
    return !item.facts.traits.isDisjoint(with: [.usesSelf, .capturesWeakly, .usesProjection])
      || !others.isDisjoint(with: item.facts.names.used)
  }

  // MARK: Shape

  private func shape(of nodes: [Layout.Node]) -> SnippetShape {
    let framed = nodes.filter { if case .file = $0 { false } else { true } }
    guard let first = framed.first else { return .file }
    let hasTypes = items.contains { $0.kind == .type || $0.kind == .preview }
    guard framed.count == 1, !hasTypes else {
      let isFile = framed.allSatisfy { if case .alternative = $0 { true } else { false } }
      return isFile ? .file : .mixed
    }
    switch first {
    case .function: return .statements
    case .type(let container, let pieces): return Self.shape(of: pieces, in: container)
    default: return .file
    }
  }

  private static func shape(of pieces: [Layout.Piece], in container: MemberContainer) -> SnippetShape {
    let hasMembers = pieces.contains { $0.kind == .members }
    let bodies = pieces.filter { if case .body = $0.kind { true } else { false } }
    if pieces.contains(where: { $0.kind == .method }) {
      return hasMembers || !bodies.isEmpty ? .mixed : .statements
    }
    guard let first = bodies.first, case .body(let kind) = first.kind else { return .members(container) }
    let chains = bodies.filter { $0.items.contains(where: \.isChain) }
    if hasMembers { return chains.count == bodies.count ? .membersAndChain : .membersAndView }
    if chains.count == bodies.count { return .modifierChain(kind) }
    return chains.isEmpty ? .viewExpression(kind) : .mixed
  }
}

extension SourceItem {
  /// A variable that a body may hold: with a value, and nothing that only members have.
  var isLocal: Bool {
    guard kind == .variable else { return false }
    if facts.traits.contains(.isLocalBinding) { return true }
    return !facts.traits.isDisjoint(with: [.hasInitializer, .isDeferred])
      && facts.traits.isDisjoint(with: [.hasWrapper, .isMemberOnly, .hasAccessModifier, .isComputed])
  }

  var isChain: Bool {
    if case .chain = kind { true } else { false }
  }
}

extension SourceItem.Kind {
  var isBuilt: Bool {
    switch self {
    case .expression, .chain: true
    default: false
    }
  }
}
