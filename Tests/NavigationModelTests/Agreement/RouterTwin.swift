import ReferenceRouter

@testable import NavigationModel

/// The guide of ``Apps`` as `ReferenceRouter` would have it.
enum Twin: NavigationDefinition {
  enum TabID: UInt16, Hashable, Codable, Sendable, CaseIterable {
    case trails = 1
    case huts, account
  }

  struct Screen: Hashable, Codable, Sendable {
    var name: UInt16
    var record: UInt16?
  }

  struct Item: Hashable, Sendable, Identifiable {
    var id: UInt16
  }

  typealias Route = Screen
  typealias SheetItem = Item
  typealias CoverItem = Item
  typealias PopoverItem = Item
  typealias AlertItem = Item
  typealias DialogItem = Item

  static func mayRestore(_ route: Screen) -> Bool {
    Apps.guide().route(Name(route.name))?.mayRestore == true
  }
}

extension Twin.Screen {
  init(_ route: NavigationModel.Route) {
    self.init(name: route.name.number, record: route.record?.number)
  }

  var route: NavigationModel.Route { NavigationModel.Route(Name(name), record.map { Name($0) }) }
}

extension Name {
  var item: Twin.Item { Twin.Item(id: number) }
  var tabID: Twin.TabID { Twin.TabID(rawValue: number) ?? .trails }
}

/// One app, moved in the model and by the router at once.
@MainActor struct RouterTwin {
  var run: Run
  let router: NavigationRouter<Twin>
  var flows: [ReferenceRouter.Flow] = []

  init(_ app: AppDescription, on platform: Platform) {
    run = Run(app, on: platform)
    router = NavigationRouter(selectedTab: .trails, flowStyle: platform == .mac ? .push : .cover)
  }

  var app: AppDescription { run.app }
  var hasPrompt: Bool { router.alert != nil || router.dialog != nil || router.popover != nil }

  func presentation(_ item: Name) -> ReferenceRouter.Presentation<Twin>? {
    switch app.presentation(item)?.kind {
    case .sheet: .sheet(item.item)
    case .cover: .cover(item.item)
    case .popover: .popover(item.item)
    case .alert: .alert(item.item)
    case .confirmationDialog: .dialog(item.item)
    case .inspector, nil: nil
    }
  }

  mutating func push(_ route: NavigationModel.Route) {
    run.act(.append(route, to: .router))
    if app.policies.repeatedPushes == .ignored {
      router.pushIfNeeded(Twin.Screen(route))
    } else {
      router.push(Twin.Screen(route))
    }
  }

  /// Pushes in a tab; the router does so without asking what is on top.
  mutating func push(_ route: NavigationModel.Route, in tab: Name) {
    if app.policies.repeatedPushes == .ignored, router[path: tab.tabID].last == Twin.Screen(route) { return }
    run.act(.append(route, to: .tab(tab)))
    router.push(Twin.Screen(route), in: tab.tabID)
  }

  mutating func present(_ item: Name) {
    guard let presentation = presentation(item) else { return }
    run.act(.present(item, by: .router))
    router.present(presentation)
  }

  mutating func beginFlow() {
    run.act(.beginFlow(.bookingFlow, record: .lodge))
    let route = Twin.Screen(name: Name.bookingDates.number, record: Name.lodge.number)
    flows.append(router.beginFlow(cover: Name.booking.item, pushing: route))
  }

  mutating func open(_ link: Name) {
    guard let plan = app.link(link)?.plan else { return }
    run.act(.openLink(link, from: .customScheme))
    router.apply(
      NavigationPlan(
        tab: (plan.tab ?? .trails).tabID, path: plan.path.map { Twin.Screen($0) },
        presentation: plan.presentation.flatMap { presentation($0) }))
  }

  /// A dismissal that nothing waits for ends by itself: the router doesn't count those.
  mutating func settle(_ all: Bool) {
    if run.window.isDismissing, all || run.window.queue.isEmpty { run.act(.dismissalEnds) }
    if all { router.presentationDidDismiss() }
  }
}

/// What both sides must have in common.
struct Picture: Equatable {
  var tab: UInt16?
  var paths: [[Twin.Screen]]
  var coverPath: [Twin.Screen]
  /// Sheet, cover, popover, alert, dialog.
  var shown: [UInt16?]
  var activeFlows: [Bool]
}

extension RouterTwin {
  var modelPicture: Picture {
    let window = run.window
    let kinds: [PresentationKind] = [.sheet, .cover, .popover, .alert, .confirmationDialog]
    let cover = (window.layers + window.queue).first { $0.kind == .cover }
    return Picture(
      tab: window.tab?.number, paths: window.stacks.map { $0.path.map { Twin.Screen($0) } },
      coverPath: (cover?.stack.path ?? []).map { Twin.Screen($0) },
      shown: kinds.map { kind in window.layers.last { $0.kind == kind }?.item.number },
      activeFlows: flows.indices.map { index in window.flows.contains { $0.number == index + 1 } })
  }

  var routerPicture: Picture {
    Picture(
      tab: router.selectedTab.rawValue, paths: Twin.TabID.allCases.map { router[path: $0] },
      coverPath: router.coverPath,
      shown: [router.sheet?.id, router.cover?.id, router.popover?.id, router.alert?.id, router.dialog?.id],
      activeFlows: flows.map { router.isActive($0) })
  }
}
