import NavigationModel

/// A scenario that is being read.
struct ScenarioBuilder {
  var app = AppDescription()
  var names = NameTable()
  var device = Device(.iPhone)
  var startsSignedOut = false
  /// Records that don't exist.
  var missing: Set<Name> = []
  /// Records that some route is for, in the order in which they occur.
  private(set) var records: [Name] = []
  private var isRecord: Set<Name> = []
  /// Windows that are open or will be.
  var windows: [Name] = []
  private var changesAtStart: [@Sendable (inout State) -> Void] = []

  mutating func atStart(_ change: @escaping @Sendable (inout State) -> Void) {
    changesAtStart.append(change)
  }

  mutating func addRecord(_ name: Name) {
    if isRecord.insert(name).inserted { records.append(name) }
  }

  /// What has been named so far.
  var mark: (names: Int, records: Int) { (names.texts.count, records.count) }

  /// Forgets what was named since: the line was none of that kind.
  mutating func rollBack(to mark: (names: Int, records: Int)) {
    while records.count > mark.records { isRecord.remove(records.removeLast()) }
    names.keep(first: mark.names)
  }

  mutating func changeTabs(_ change: (inout TabsDescription) -> Void) {
    guard case .tabs(var tabs) = app.container else { return }
    change(&tabs)
    app.container = .tabs(tabs)
  }

  mutating func changeSplit(_ change: (inout SplitDescription) -> Void) {
    guard case .split(var split) = app.container else { return }
    change(&split)
    app.container = .split(split)
  }

  /// The state in which the first window shows.
  func start() -> State {
    var state = State(of: app, on: device, window: windows.first ?? 0, isSignedIn: !startsSignedOut)
    for name in missing {
      if let index = state.records.firstIndex(where: { $0.name == name }) { state.records[index].condition = .deleted }
    }
    for change in changesAtStart { change(&state) }
    return state
  }
}

extension State {
  mutating func changeWindow(_ change: (inout Window) -> Void) {
    if windows.indices.contains(focus) { change(&windows[focus]) }
  }
}

extension Window {
  /// Sets the path of a stack by its index, or that of the first.
  mutating func setPath(_ path: [Route], of index: Int?) {
    let index = index ?? 0
    if stacks.indices.contains(index) { stacks[index].path = path }
  }
}
