import ReferenceRouter
import Testing

@testable import NavigationModel

/// The model and `ReferenceRouter` give the same answers.
///
/// Left out is what the router can't know: that SwiftUI presents nothing over an alert, and that a sheet has to wait
/// while a popover is shown. There the model lets things wait that the router has set already.
@MainActor @Suite struct RouterAgreementTests {
  private typealias Route = NavigationModel.Route

  @Test(arguments: [Platform.iPhone, .mac], Policies.RepeatedPushes.allCases)
  func `Whatever happens, tabs, paths, presentations and flows are the same`(
    platform: Platform, pushes: Policies.RepeatedPushes
  ) {
    let app = Apps.guide { app in
      app.container = .tabs(TabsDescription(Apps.tabs.tabs.map { TabDescription($0.name) }))
      app.presentations[0].hasStack = true
      app.policies.repeatedPushes = pushes
    }
    for seed in 0..<12 {
      var dice = Dice(seed: seed)
      var twin = RouterTwin(app, on: platform)
      for _ in 0..<60 {
        act(&twin, &dice)
        twin.settle(dice.roll(2) == 0)
        expectAgreement(twin)
      }
      expectEqualRestoration(twin, missing: dice.pick([nil, .ridge, .loop]))
    }
  }

  private func act(_ twin: inout RouterTwin, _ dice: inout Dice) {
    let routes = [Route(.trail, .ridge), Route(.report, .loop), Route(.signIn), Route(.hut, .lodge)]
    let route = dice.pick(routes)
    let tab = dice.pick([Name.trails, .huts, .account])
    switch dice.roll(15) {
    case 0, 1: twin.push(route)
    case 2: twin.push(route, in: tab)
    case 3:
      let count = dice.roll(5) - 1
      twin.run(.pop(count))
      twin.router.pop(count)
    case 4:
      twin.run(.popTo(route))
      twin.router.pop(to: Twin.Screen(route))
    case 5: popToRoot(&twin, dice.roll(2) == 0 ? nil : tab)
    case 6:
      twin.run(.selectTab(tab, resets: false))
      twin.router.select(tab.tabID)
    case 7, 8: present(&twin, &dice)
    case 9:
      twin.run(.dismissTop)
      twin.router.dismiss()
    case 10:
      twin.run(.dismissAll)
      twin.router.dismissAll()
    case 11: if !twin.hasPrompt { twin.beginFlow() }
    case 12:
      guard !twin.hasPrompt else { return }
      twin.run(.endFlow)
      twin.router.endFlow()
    case 13:
      guard !twin.flows.isEmpty else { return }
      let index = dice.roll(twin.flows.count)
      twin.run(.result(route, flow: UInt16(index + 1)))
      twin.router.push(Twin.Screen(route), during: twin.flows[index])
    default: twin.open(dice.pick(twin.app.links.map(\.name)))
    }
  }

  private func popToRoot(_ twin: inout RouterTwin, _ tab: Name?) {
    if let tab {
      twin.run(.popToRoot(.tab(tab)))
      twin.router.popToRoot(in: tab.tabID)
    } else {
      twin.run(.popToRoot(.router))
      twin.router.popToRoot()
    }
  }

  private func present(_ twin: inout RouterTwin, _ dice: inout Dice) {
    let items = twin.app.presentations.filter { $0.kind != .inspector }
    let item = dice.pick(items)
    if twin.run.state.device.platform == .mac, item.kind == .cover { return }
    if twin.hasPrompt || !item.kind.reportsDismissal && !twin.run.window.queue.isEmpty { return }
    twin.present(item.name)
  }

  private func expectAgreement(_ twin: RouterTwin) {
    let (model, router) = (twin.modelPicture, twin.routerPicture)
    if model != router { Issue.record("the model has \(model), the router \(router)") }
  }

  private func expectEqualRestoration(_ twin: RouterTwin, missing: Name?) {
    var run = twin.run
    let snapshot = twin.router.snapshot()
    run(.enterBackground)
    let saved = run.state.saved.first?.snapshot
    #expect(saved?.tab?.number == snapshot.selectedTab?.rawValue)
    for (index, tab) in Twin.TabID.allCases.enumerated() {
      let path = snapshot.stacks.first { $0.tab == tab }?.path ?? []
      #expect(saved?.paths[index].map { Twin.Screen($0) } == path)
    }
    if let missing { run(.setRecord(missing, .deleted)) }
    run(.kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    let reborn = NavigationRouter<Twin>(selectedTab: .trails)
    _ = reborn.restore(snapshot) { $0.record == nil || $0.record != missing?.number }
    #expect(run.window.tab?.number == reborn.selectedTab.rawValue)
    for tab in Twin.TabID.allCases {
      #expect(run.path(of: Name(tab.rawValue)).map { Twin.Screen($0) } == reborn[path: tab])
    }
  }

  @Test func `A link's steps are the same, in the same order`() {
    var twin = RouterTwin(Apps.guide(), on: .iPhone)
    twin.run(.tapTab(.huts))
    twin.router.select(.huts)
    twin.present(.filters)
    let steps = twin.router.apply(
      NavigationPlan(
        tab: .trails, path: [Twin.Screen(Route(.trail, .ridge))], presentation: .sheet(Name.legend.item)))
    twin.run(.openLink(.toLegend, from: .notification))
    #expect(
      steps == [
        .dismiss(.sheet(Name.filters.item)), .select(.trails),
        .replacePath(in: .trails, with: [Twin.Screen(Route(.trail, .ridge))]), .presentLater(.sheet(Name.legend.item)),
      ])
    #expect(twin.run.codes == [.dismissed, .tabSelected, .pathReplaced, .presentationWaits])
  }
}
