/// What a person sees.
public enum Screen: Hashable, Sendable {
  /// There is no window, or the app doesn't run.
  case nothing
  case signIn
  /// The root of the stack, or of a tab's.
  case root(tab: Name?)
  /// The destination of a route. If the route carries a copy of its record, `isStale` says that the record has changed
  /// since.
  case destination(Route, isStale: Bool)
  /// The destination of a route whose record is gone or out of reach: a screen that says so.
  case unavailable(Route, Record.Condition)
  /// A value is on the path, and the stack finds no destination for it. What SwiftUI shows then isn't documented.
  case placeholder(Route)
  /// A screen that a view-destination link pushed.
  case view(Name)
  case sidebar
  case content(of: Name?)
  /// A detail column at its root; without a selection, its placeholder.
  case detail(of: Name?)
  /// What is presented, at its root.
  case presented(Name)
  /// A presentation whose content found no data.
  case blank(Name)
}

extension State {
  /// What the person sees in the focused window.
  public func visibleScreen(in app: AppDescription) -> Screen {
    guard phase != .notRunning, let window else { return .nothing }
    if let top = topModalLayer(in: app), window.layers.indices.contains(top) {
      let layer = window.layers[top]
      if layer.isBlank { return .blank(layer.item) }
      return screen(on: layer.stack, in: app) ?? .presented(layer.item)
    }
    if window.root == .signIn { return .signIn }
    if let split = app.split, let state = window.split { return screen(of: split, state, window, in: app) }
    let index = window.tab.map { app.stackIndex(ofTab: $0) } ?? 0
    if let index, window.stacks.indices.contains(index), let screen = screen(on: window.stacks[index], in: app) {
      return screen
    }
    return .root(tab: window.tab)
  }

  private func screen(
    of split: SplitDescription, _ state: SplitState, _ window: Window, in app: AppDescription
  ) -> Screen {
    switch state.visibleColumns(of: split, on: device.platform, in: window.sizeClass).last {
    case .sidebar: return .sidebar
    case .content: return .content(of: state.sidebar)
    case .detail, nil:
      if let stack = window.stacks.first, let screen = screen(on: stack, in: app) { return screen }
      return .detail(of: state.detailSelection(of: split))
    }
  }

  /// The topmost screen of a stack, or `nil` at its root.
  func screen(on stack: Stack, in app: AppDescription) -> Screen? {
    if let view = stack.views.last { return .view(view.name) }
    guard let route = stack.path.last else { return nil }
    if app.problem(with: route, after: stack.path.dropLast()) != nil { return .placeholder(route) }
    guard let name = route.record else { return .destination(route, isStale: false) }
    let condition = record(name)?.condition ?? .deleted
    if condition != .available { return .unavailable(route, condition) }
    return .destination(route, isStale: route.copy != nil && route.copy != record(name)?.revision)
  }

  /// The topmost layer of the focused window that hides what is below.
  func topModalLayer(in app: AppDescription) -> Int? {
    guard let window else { return nil }
    return window.layers.lastIndex { appearance(of: $0, in: app)?.isModal ?? true }
  }

  /// What a layer looks like in the focused window.
  public func appearance(of layer: Layer, in app: AppDescription) -> Appearance? {
    guard let window else { return nil }
    let stays = app.presentation(layer.item)?.staysPopover ?? false
    return Appearance(of: layer.kind, staysPopover: stays, on: device, in: window.sizeClass)
  }

  /// Whether a layer shows the bar to drag it by. With several detents a sheet shows it by itself; Apple's page for
  /// `presentationDetents(_:)` says that people can then drag the sheet to resize it.
  public func showsDragIndicator(_ layer: Layer, in app: AppDescription) -> Bool {
    guard device.platform != .mac, appearance(of: layer, in: app) == .sheet else { return false }
    switch app.presentation(layer.item)?.dragIndicator ?? .automatic {
    case .automatic: return layer.detents.count > 1
    case .visible: return true
    case .hidden: return false
    }
  }
}

extension State {
  /// What the person can do now to leave what they see: gestures and buttons that would change something.
  public func waysOut(in app: AppDescription) -> DismissalMeans {
    guard phase == .active, let window, window.root == .app else { return [] }
    let reducer = Reducer(app: app, state: self)
    var ways: DismissalMeans = []
    let location = reducer.visibleLocation
    if location.map({ reducer[$0].depth > 0 }) ?? false { ways = .leavingPush(on: device) }
    guard let top = topModalLayer(in: app) else {
      if window.sizeClass == .compact, let column = window.split?.compactColumn, column != .sidebar {
        ways = .leavingPush(on: device)
      }
      return ways.subtracting(.program)
    }
    let layer = window.layers[top]
    guard let appearance = appearance(of: layer, in: app) else { return [] }
    ways.formUnion(.closing(layer.kind, as: appearance, on: device.platform))
    if layer.isLocked { ways.subtract(.interactive) }
    if app.presentation(layer.item)?.hasCloseButton != true { ways.remove(.ownButton) }
    return ways.subtracting(.program)
  }
}

extension AppDescription {
  /// Why the stack finds no destination for a route that lies over these, or `nil` if it finds one.
  func problem(with route: Route, after path: ArraySlice<Route>) -> NoteCode? {
    switch self.route(route.name)?.destination {
    case .root, .twice: return nil
    case .leaf(let screen): return path.contains { $0.name == screen } ? nil : .destinationNotOnStack
    case .lazyContainer: return .destinationInLazyContainer
    case .outsideStack: return .destinationOutsideStack
    case .missing, nil: return .destinationMissing
    }
  }
}
