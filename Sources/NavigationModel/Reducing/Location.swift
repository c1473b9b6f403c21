/// Where a stack is kept in the focused window.
enum Location: Hashable {
  case base(Int)
  case layer(Int)
  case queued(Int)
}

extension Reducer {
  /// The topmost presentation that hides what is below, by its index.
  var topModal: Int? { state.topModalLayer(in: app) }

  func appearance(of layer: Layer) -> Appearance? {
    state.appearance(of: layer, in: app)
  }

  func hasStack(_ layer: Layer) -> Bool {
    !layer.kind.isPrompt && app.presentation(layer.item)?.hasStack == true
  }

  /// The selected tab's stack, the only one, or the detail column's.
  var baseLocation: Location? {
    guard window.root == .app else { return nil }
    let index: Int?
    switch app.container {
    case .stack, .split: index = 0
    case .tabs: index = window.tab.flatMap { app.stackIndex(ofTab: $0) }
    }
    guard let index, window.stacks.indices.contains(index) else { return nil }
    return .base(index)
  }

  /// The stack on which the person is looking.
  var visibleLocation: Location? {
    if let top = topModal { return hasStack(window.layers[top]) ? .layer(top) : nil }
    if app.split != nil, !visibleColumns.contains(.detail) { return nil }
    return baseLocation
  }

  func location(of place: Place) -> Location? {
    switch place {
    case .visible: return visibleLocation
    case .router:
      if let index = window.layers.lastIndex(where: { $0.kind == .cover }) {
        return hasStack(window.layers[index]) ? .layer(index) : nil
      }
      if let index = window.queue.lastIndex(where: { $0.kind == .cover }) {
        return hasStack(window.queue[index]) ? .queued(index) : nil
      }
      return baseLocation
    case .tab(let tab):
      guard window.root == .app, let index = app.stackIndex(ofTab: tab) else { return nil }
      return window.stacks.indices.contains(index) ? .base(index) : nil
    }
  }

  /// The stack at a location, which must come from one of the functions above.
  subscript(location: Location) -> Stack {
    get {
      switch location {
      case .base(let index): window.stacks[index]
      case .layer(let index): window.layers[index].stack
      case .queued(let index): window.queue[index].stack
      }
    }
    _modify {
      switch location {
      case .base(let index): yield &window.stacks[index]
      case .layer(let index): yield &window.layers[index].stack
      case .queued(let index): yield &window.queue[index].stack
      }
    }
  }

  /// Notes that a change by code happens where nobody sees it.
  mutating func noteIfHidden(_ location: Location) {
    if location != visibleLocation { note(.changeIsHidden) }
  }
}
