import Testing

@testable import ReferenceRouter

@MainActor @Suite struct DeepLinkTests {
  private let router = NavigationRouter<TrailGuide>(selectedTab: .huts)

  @Test func `A bad link changes nothing`() throws {
    router.push(.hut(TrailGuide.hut))
    router.present(.sheet(.filters))
    #expect(throws: DeepLinkError.malformed(name: "hut", value: "17")) {
      try router.open(url("cairn://huts/17"), with: TrailGuide.links)
    }
    #expect(router[path: .huts] == [.hut(TrailGuide.hut)])
    #expect(router.sheet == .filters)
    #expect(!router.hasReceivedIntent)
  }

  @Test func `A link selects the tab, then replaces its path, then presents`() throws {
    router.push(.trail("old"), in: .trails)
    router.push(.hut(TrailGuide.hut))
    let steps = try router.open(url("cairn://trails/ridge/reports/7?page=1"), with: TrailGuide.links)
    let path: [TrailGuide.Route] = [.trail("ridge"), .report(7)]
    #expect(steps == [.select(.trails), .replacePath(in: .trails, with: path), .present(.sheet(.legend))])
    #expect(router[path: .trails] == path)
    #expect(router[path: .huts] == [.hut(TrailGuide.hut)])
    #expect(router.sheet == .legend)
  }

  @Test func `What hides the target is dismissed, and a new sheet waits for the old one`() {
    router.present(.sheet(.filters))
    let plan = NavigationPlan<TrailGuide>(tab: .huts, presentation: .sheet(.legend))
    #expect(router.apply(plan) == [.dismiss(.sheet(.filters)), .presentLater(.sheet(.legend))])
    #expect(router.sheet == nil)
    router.presentationDidDismiss()
    #expect(router.sheet == .legend)
  }

  @Test func `A link without a presentation dismisses what is shown`() {
    router.present(.sheet(.filters))
    router.present(.alert(.trailClosed("ridge")))
    router.apply(NavigationPlan(tab: .huts))
    #expect(router.presentations.isEmpty)
  }

  @Test func `The same plan twice ends in the same place`() {
    let plan = NavigationPlan<TrailGuide>(tab: .trails, path: [.trail("ridge")], presentation: .sheet(.legend))
    router.apply(plan)
    #expect(router.apply(plan).isEmpty)
    #expect(router.visiblePath == [.trail("ridge")])
    #expect(router.sheet == .legend)
  }
}
