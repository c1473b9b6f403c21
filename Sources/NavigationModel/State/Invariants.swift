/// What holds in every state that an app can reach.
public enum Invariant: UInt8, Hashable, Sendable, CaseIterable {
  /// The focus is a window, if there is one.
  case focusIsAWindow
  case windowNamesAreUnique
  case oneWindowOnIPhone
  case sizeClassFitsPlatform
  /// The sign-in screen stands at the root exactly while nobody is signed in.
  case rootFollowsSession
  /// Over the sign-in screen nothing is pushed, presented or under way.
  case signInStandsAlone
  /// A tab that exists is selected; none where there are no tabs.
  case tabExists
  case stackCountFits
  case pathsHoldKnownRoutes
  case columnsFit
  case selectionsExist
  case focusIsVisible
  /// What is presented is what the app declares, of its kind, and once at most.
  case layersAreDeclared
  case noCoverOnMac
  /// At most one sheet or cover comes from the router's optionals, at most one more waits.
  case oneSheetFromRouter
  /// Nothing lies on an alert or a confirmation dialog.
  case promptIsOnTop
  case stacksOnlyWhereDeclared
  case detentIsOffered
  /// Something waits only while something is shown or leaving.
  case queueWaitsForSomething
  case flowsHaveAPlace
  /// While the app doesn't run, its windows hold nothing.
  case nothingWithoutProcess
  case savedMayBeRestored
  case oneSnapshotForEachSlot
  case linkIsHeldOnlySignedOut
}

extension State {
  /// The invariants that don't hold. There are none in a state that ``reduce(_:_:in:)`` made of one without.
  public func violations(of app: AppDescription) -> [Invariant] {
    Invariant.allCases.filter { !holds($0, in: app) }
  }

  private func holds(_ invariant: Invariant, in app: AppDescription) -> Bool {
    switch invariant {
    case .focusIsAWindow: windows.isEmpty || windows.indices.contains(focus)
    case .windowNamesAreUnique: areUnique(windows.map { $0.name.number })
    case .oneWindowOnIPhone: device.platform != .iPhone || windows.count == 1
    case .rootFollowsSession: windows.allSatisfy { ($0.root == .app) == isSignedIn }
    case .savedMayBeRestored:
      saved.allSatisfy {
        $0.snapshot.paths.allSatisfy { path in path.allSatisfy { app.route($0.name)?.mayRestore == true } }
      }
    case .oneSnapshotForEachSlot: areUnique(saved.map { $0.window?.number ?? .max })
    case .linkIsHeldOnlySignedOut: heldLink == nil || !isSignedIn
    case .nothingWithoutProcess: phase != .notRunning || windows.allSatisfy { $0.isAtRest }
    default: windows.allSatisfy { holds(invariant, in: $0, of: app) }
    }
  }

  private func areUnique(_ numbers: [UInt16]) -> Bool {
    numbers.indices.allSatisfy { !numbers[..<$0].contains(numbers[$0]) }
  }

  private func holds(_ invariant: Invariant, in window: Window, of app: AppDescription) -> Bool {
    switch invariant {
    case .sizeClassFitsPlatform: device.platform == .iPad || window.sizeClass == device.usualSizeClass
    case .signInStandsAlone: window.root == .app || window.isAtRest
    case .tabExists: app.tabs.isEmpty ? window.tab == nil : app.tabs.contains { $0.name == window.tab }
    case .stackCountFits: window.stacks.count == app.stackCount
    case .pathsHoldKnownRoutes: window.allStacks.allSatisfy { $0.path.allSatisfy { app.route($0.name) != nil } }
    case .columnsFit, .selectionsExist, .focusIsVisible: splitHolds(invariant, in: window, of: app)
    case .layersAreDeclared:
      areUnique(window.layers.map { $0.item.number }) && areUnique(window.queue.map { $0.item.number })
        && (window.layers + window.queue).allSatisfy { app.presentation($0.item)?.kind == $0.kind }
    case .noCoverOnMac: device.platform != .mac || !(window.layers + window.queue).contains { $0.kind == .cover }
    case .oneSheetFromRouter: routersSheets(window.layers) <= 1 && routersSheets(window.queue) <= 1
    case .promptIsOnTop: window.layers.dropLast().allSatisfy { !$0.kind.isPrompt }
    case .stacksOnlyWhereDeclared:
      (window.layers + window.queue).allSatisfy { $0.stack.depth == 0 || app.presentation($0.item)?.hasStack == true }
    case .detentIsOffered:
      (window.layers + window.queue).allSatisfy { $0.detents.isEmpty || $0.detents.contains($0.detent) }
    case .queueWaitsForSomething: window.queue.isEmpty || window.isDismissing || !window.layers.isEmpty
    case .flowsHaveAPlace: window.flows.allSatisfy { hasPlace($0, in: window) }
    default: true
    }
  }

  private func routersSheets(_ layers: [Layer]) -> Int {
    layers.filter { $0.driver == .router && $0.kind.reportsDismissal }.count
  }

  private func hasPlace(_ entry: FlowEntry, in window: Window) -> Bool {
    switch entry.place {
    case .cover(let item): (window.layers + window.queue).contains { $0.item == item }
    case .stack(let index, let depth): window.stacks.indices.contains(index) && window.stacks[index].path.count > depth
    }
  }

  private func splitHolds(_ invariant: Invariant, in window: Window, of app: AppDescription) -> Bool {
    guard let description = app.split, let split = window.split else { return app.split == nil && window.split == nil }
    switch invariant {
    case .columnsFit: return description.content != nil || split.content == nil && split.compactColumn != .content
    case .selectionsExist:
      guard split.sidebar.map(description.sidebar.contains) ?? true else { return false }
      guard let item = split.content else { return true }
      return description.content?.contains { $0.name == item && $0.parent == split.sidebar } == true
    default:
      let visible = split.visibleColumns(of: description, on: device.platform, in: window.sizeClass)
      return split.focus.map(visible.contains) ?? true
    }
  }
}

extension Window {
  /// All stacks: the container's, and those of what is presented or waits.
  var allStacks: [Stack] {
    stacks + layers.map { $0.stack } + queue.map { $0.stack }
  }

  /// Whether nothing is pushed, presented, selected or under way.
  var isAtRest: Bool {
    stacks.allSatisfy { $0.depth == 0 } && layers.isEmpty && queue.isEmpty && flows.isEmpty && !isDismissing
      && split?.sidebar == nil
  }
}
