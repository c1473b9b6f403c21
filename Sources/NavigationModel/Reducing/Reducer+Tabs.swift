/// Tabs.
extension Reducer {
  mutating func handleTabs(_ event: Event) -> Bool {
    switch event {
    case .tapTab(let tab): tapTab(tab)
    case .selectTab(let tab, let resets): select(tab, resets: resets)
    case .rebuild(let tab): rebuild(tab)
    default: return false
    }
    return true
  }

  private var tabs: TabsDescription? {
    if case .tabs(let description) = app.container { description } else { nil }
  }

  private mutating func tapTab(_ tab: Name) {
    guard app.tabs.contains(where: { $0.name == tab }) else { return note(.unknownName, tab) }
    if let top = topModal { return note(.coveredByModal, window.layers[top].item) }
    if window.tab == tab { choosePresentTab(tab) } else { window.tab = tab }
  }

  private mutating func select(_ tab: Name, resets: Bool) {
    guard let tabs, tabs.tabs.contains(where: { $0.name == tab }) else { return note(.unknownName, tab) }
    guard tabs.hasSelection else { return note(.tabsNotBound, tab) }
    if window.root == .signIn { return note(.nobodySignedIn) }
    if topModal != nil { note(.changeIsHidden) }
    if window.tab == tab {
      choosePresentTab(tab)
    } else {
      window.tab = tab
      note(.tabSelected, tab)
    }
    if resets, let index = app.stackIndex(ofTab: tab) { clear(index) }
  }

  /// The selected tab was chosen once more. Popping to the root needs a binding of the app's own that sees the choice;
  /// Apple doesn't document what happens without.
  private mutating func choosePresentTab(_ tab: Name) {
    guard policies.retapPops, tabs?.hasSelection == true else { return note(.retapUndocumented, tab) }
    if let index = app.stackIndex(ofTab: tab) { clear(index) }
  }

  private mutating func clear(_ index: Int) {
    guard window.stacks.indices.contains(index), window.stacks[index].depth > 0 else { return }
    shorten(at: .base(index), to: 0)
  }

  /// The views that hold the stacks get another identity: their `@State` is lost, the router's paths aren't.
  private mutating func rebuild(_ tab: Name?) {
    if let tab, !app.tabs.contains(where: { $0.name == tab }) { return note(.unknownName, tab) }
    for index in window.stacks.indices {
      if let tab, app.stackIndex(ofTab: tab) != index { continue }
      if policies.owner == .view, window.stacks[index].depth > 0 {
        window.stacks[index].path = []
        note(.viewStateLost, tab)
      }
      window.stacks[index].views = []
    }
  }
}
