/// Chooses the type that loose members are taken to belong to, by what only such a type can hold.
enum ContainerChooser {
  static func container(for items: [SourceItem]) -> MemberContainer {
    let loose = items.filter { !$0.isFileLevel }
    let traits = loose.traits
    if loose.contains(where: { $0.kind == .enumCase }) { return .enumeration }
    if !loose.isEmpty, loose.allSatisfy({ $0.facts.traits.contains(.lacksBody) }) { return .interface }
    if let byBody = containerByBody(loose) { return byBody }
    if isViewly(loose) { return .view }
    if traits.contains(.isPublished) { return .observableObject }
    if traits.contains(.needsClass) || traits.contains(.capturesWeakly) { return .actorClass }
    if traits.contains(.isMutating) { return .structure }
    return changesStoredProperty(loose) ? .actorClass : .view
  }

  private static func containerByBody(_ items: [SourceItem]) -> MemberContainer? {
    for item in items where item.facts.declares.contains("body") {
      switch item.facts.opaqueType {
      case "Scene": return .app
      case "ViewModifier": return .viewModifier
      case "ToolbarContent": return .toolbarContent
      case "Commands": return .commands
      default: break
      }
    }
    return nil
  }

  /// Whether something in it is at home in a view alone.
  private static func isViewly(_ items: [SourceItem]) -> Bool {
    items.contains { item in
      if item.kind.isBuilt || item.facts.opaqueType == "View" { return true }
      let isWrapped = item.facts.traits.contains(.hasWrapper) && !item.facts.traits.contains(.isPublished)
      return isWrapped || item.facts.traits.contains(.usesProjection)
    }
  }

  /// A plain stored `var` beside functions: a view's functions couldn't change it.
  private static func changesStoredProperty(_ items: [SourceItem]) -> Bool {
    let stored = items.contains { item in
      item.kind == .variable && item.facts.traits.contains(.isVariable)
        && item.facts.traits.isDisjoint(with: [.isComputed, .hasWrapper])
    }
    return stored && items.contains { $0.kind == .function || $0.kind == .member }
  }
}
