import Testing

@testable import NavigationModel

@Suite struct TabTests {
  private var run = Run(Apps.guide())
  private let ridge = Route(.trail, .ridge)
  private let hut = Route(.hut, .lodge)

  @Test(.claims("tab-own-path", "tab-history-preserved", "router-selected-tab-owner"))
  mutating func `Each tab keeps a path of its own`() {
    run(.tapLink(ridge), .tapTab(.huts))
    #expect(run.path == [] && run.screen == .root(tab: .huts))
    run(.tapLink(hut), .tapTab(.trails))
    #expect(run.path == [ridge] && run.path(of: .huts) == [hut])
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test(.claims("tab-own-path")) func `A path shared by all tabs shows one tab's screens in another`() {
    var tabs = Apps.tabs
    tabs.sharesPath = true
    var run = Run(Apps.guide { $0.container = .tabs(tabs) })
    run(.tapLink(ridge), .tapTab(.huts))
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test(.claims("tab-retap-pop")) mutating func `The active tab chosen once more pops to its root`() {
    run(.tapLink(ridge), .tapLink(Route(.report)), .tapTab(.trails))
    #expect(run.path == [] && run.window.tab == .trails)
    run(.tapLink(ridge), .selectTab(.trails, resets: false))
    #expect(run.path == [])
    run(.tapTab(.trails))
    #expect(run.codes == [])
  }

  @Test(.claims("tab-retap-pop"))
  mutating func `A switch may clear the path of the tab that it leads to, and no other`() {
    run(.tapLink(ridge), .tapTab(.huts), .tapLink(hut), .selectTab(.trails, resets: true))
    #expect(run.path == [] && run.path(of: .huts) == [hut])
    run(.selectTab(.huts, resets: false))
    #expect(run.path == [hut] && run.last == [Note(.tabSelected, .huts)])
  }

  @Test mutating func `Without the router's help a second tap is up to the system`() {
    run = Run(Apps.guide { $0.policies.retapPops = false })
    run(.tapLink(ridge), .tapTab(.trails))
    #expect(run.path == [ridge] && run.codes == [.retapUndocumented])
  }

  @Test(.claims("tab-no-selection-binding")) mutating func `Without a selection binding code can't switch tabs`() {
    run(.selectTab(.huts, resets: false))
    #expect(run.screen == .root(tab: .huts))
    var tabs = Apps.tabs
    tabs.hasSelection = false
    run = Run(Apps.guide { $0.container = .tabs(tabs) })
    run(.selectTab(.huts, resets: false))
    #expect(run.window.tab == .trails && run.codes == [.tabsNotBound])
    run(.tapTab(.huts))
    #expect(run.window.tab == .huts)
    run(.tapLink(hut), .tapTab(.huts))
    #expect(run.path == [hut] && run.codes == [.retapUndocumented])
  }

  @Test(.claims("op-tab-plus-deep")) mutating func `A deep screen in another tab: select the tab, then set its path`() {
    run(.tapLink(ridge), .selectTab(.huts, resets: false), .setPath([hut, Route(.report)], in: .tab(.huts)))
    #expect(run.window.tab == .huts && run.path == [hut, Route(.report)])
    #expect(run.path(of: .trails) == [ridge])
  }

  @Test(.claims("tab-path-in-view-state")) func `A path in a view's state goes with its identity, the router's stays`()
  {
    for owner in [Policies.Owner.view, .scene] {
      var run = Run(Apps.guide { $0.policies.owner = owner })
      run(.tapLink(ridge), .tapLink(Route(.tips)), .tapTab(.huts), .tapLink(hut), .rebuild(.trails))
      #expect(run.path(of: .trails) == (owner == .view ? [] : [ridge]))
      #expect(run.window.stacks[0].views == [] && run.path == [hut])
      #expect(run.codes == (owner == .view ? [.viewStateLost] : []))
      run(.rebuild(nil))
      #expect(run.path == (owner == .view ? [] : [hut]))
      run(.rebuild(.unknown))
      #expect(run.codes == [.unknownName])
    }
  }

  @Test mutating func `Tabs can't be tapped below a sheet, but code reaches them`() {
    run(.present(.filters, by: .router), .tapTab(.huts))
    #expect(run.window.tab == .trails && run.codes == [.coveredByModal])
    run(.selectTab(.huts, resets: false))
    #expect(run.window.tab == .huts && run.codes == [.changeIsHidden, .tabSelected])
  }

  @Test mutating func `Unknown tabs are refused`() {
    run(.tapTab(.unknown))
    #expect(run.codes == [.unknownName])
    run(.selectTab(.unknown, resets: true))
    #expect(run.codes == [.unknownName] && run.window.tab == .trails)
    run(.tapTab(.account), .tapLink(ridge))
    #expect(run.codes == [.linkOutsideStack])
  }

  @Test(.claims("res-continue-button")) mutating func `Going on where one stopped jumps with parents, or does nothing`()
  {
    let saved: Route? = Route(.report, .loop)
    run(.tapTab(.huts))
    let before = run.state
    if let none = Optional<Route>.none { run(.append(none, to: .router)) }
    #expect(run.state == before)
    if let saved { run(.selectTab(.trails, resets: false), .setPath([ridge, saved], in: .tab(.trails)), .back) }
    #expect(run.screen == .destination(ridge, isStale: false))
  }
}
