import Foundation

/// Saving a scene's navigation and bringing it back.
extension NavigationRouter {
  /// What is worth saving now: each path up to its first route that may not be restored, and without the steps of a flow
  /// under way.
  public func snapshot() -> NavigationSnapshot<Definition> {
    let stacks = TabID.allCases.compactMap { tab -> NavigationSnapshot<Definition>.Stack? in
      let path = self[path: tab].prefix(flowlessDepth(in: tab)).prefix(while: Definition.mayRestore)
      return path.isEmpty ? nil : .init(tab: tab, path: Array(path))
    }
    return NavigationSnapshot(selectedTab: selectedTab, stacks: stacks)
  }

  /// The snapshot as JSON with sorted keys, for `@SceneStorage`, which belongs to the scene. Equal states give equal bytes
  /// as far as the app's own types encode alike.
  public func encodedSnapshot() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(snapshot())
  }

  /// Restores a saved scene, once, and only where nothing else has happened: a link that came first wins.
  ///
  /// A path is cut before its first route that doesn't resolve, and at the depth limit.
  /// - Parameter resolves: whether a route's record is known to exist. Say yes while the store is still loading: a
  ///   screen must cope with a missing record anyway.
  public func restore(
    from data: Data, resolving resolves: (Route) -> Bool = { _ in true }
  ) -> RestorationOutcome {
    guard let snapshot = try? JSONDecoder().decode(NavigationSnapshot<Definition>.self, from: data) else {
      return .invalid
    }
    return restore(snapshot, resolving: resolves)
  }

  /// Restores a snapshot; see ``restore(from:resolving:)``.
  public func restore(
    _ snapshot: NavigationSnapshot<Definition>, resolving resolves: (Route) -> Bool = { _ in true }
  ) -> RestorationOutcome {
    if hasReceivedIntent { return .refusedByIntent }
    guard !hasRestored, paths.values.allSatisfy(\.isEmpty), presentations.isEmpty else { return .refusedByState }
    hasRestored = true
    var dropped = snapshot.undecodable
    for stack in snapshot.stacks {
      let kept = stack.path.prefix(maximumRestoredDepth).prefix { Definition.mayRestore($0) && resolves($0) }
      dropped += stack.path.count - kept.count
      self[path: stack.tab] = Array(kept)
    }
    if let tab = snapshot.selectedTab { selectedTab = tab }
    return .restored(dropped: dropped)
  }

  /// How much of a tab's path lies below the first flow that was pushed on it.
  private func flowlessDepth(in tab: TabID) -> Int {
    flows.reduce(self[path: tab].count) { depth, entry in
      if case .stack(tab, let start) = entry.place { min(depth, start) } else { depth }
    }
  }
}
