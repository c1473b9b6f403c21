import Testing

@testable import NavigationModel

@Suite struct RestorationTests {
  private var run = Run(Apps.guide())
  private let ridge = Route(.trail, .ridge)
  private let report = Route(.report, .loop)
  private let hut = Route(.hut, .lodge)

  /// Saves, ends the process and brings the app back.
  private mutating func relaunch() {
    run(.enterBackground, .kill, .launch(link: nil), .restorationBegins, .restorationEnds)
  }

  @Test(.claims("rs-decode-on-launch", "nav-state-as-data", "test-ui-restore"))
  mutating func `Tabs and paths come back as they were, presentations don't`() {
    run(.tapLink(ridge), .tapLink(report), .tapTab(.huts), .tapLink(hut), .present(.filters, by: .router))
    let stacks = run.window.stacks
    relaunch()
    #expect(run.window.stacks == stacks && run.window.tab == .huts && run.items == [])
    #expect(run.codes == [.restored] && run.window.restoration == .done)
  }

  @Test(.claims("rs-save-on-background")) mutating func `Going to the background saves exactly once`() {
    run(.tapLink(ridge))
    #expect(run.state.saved == [])
    run(.enterBackground)
    #expect(run.last == [Note(.saved, 0)] && run.state.saved.count == 1)
    run(.enterBackground)
    #expect(run.codes == [.notActive])
    run(.enterForeground, .enterForeground)
    #expect(run.codes == [.notInBackground])
    run(.tapLink(report), .enterBackground)
    #expect(run.state.saved.map(\.snapshot.paths) == [[[ridge, report], [], []]])
  }

  @Test(.claims("rs-save-on-change")) func `On change each change is saved, and nothing before restoration has run`() {
    var run = Run(Apps.guide { $0.policies.saving = .onChange })
    run(.tapLink(ridge))
    #expect(run.last == [Note(.saved, 0)])
    run(.present(.filters, by: .router))
    #expect(run.codes == [.presented])
    run(.dismissTop, .enterBackground)
    #expect(run.codes == [])
    run(.kill, .launch(link: nil))
    #expect(run.window.restoration == .pending)
    let saved = run.state.saved
    run(.tapTab(.huts), .tapLink(hut))
    #expect(run.state.saved == saved)
    run(.restorationBegins, .restorationEnds)
    #expect(run.codes == [.restorationRefusedByState, .saved])
    run(.kill, .launch(link: .toReport))
    #expect(run.codes == [.pathReplaced, .saved])
    #expect(run.state.saved.map(\.snapshot.paths[0]) == [[ridge, report]])
  }

  @Test(.claims("rs-scenestorage", "test-ui-multiwindow")) func `Two scenes restore different paths`() {
    var run = Run(Apps.guide(), on: .iPad)
    run(.tapLink(ridge), .openWindow(.second), .tapLink(hut), .enterBackground)
    #expect(run.last == [Note(.saved, 0), Note(.saved, .second)])
    run(.kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    #expect(run.path == [hut])
    run(.focusWindow(0), .restorationBegins, .restorationEnds)
    #expect(run.path == [ridge])
    run(.enterBackground, .closeWindow(.second))
    #expect(run.state.saved.map(\.window) == [0] && run.codes == [.sceneStorageLost])
  }

  @Test(.claims("rs-userdefaults")) func `One slot for all windows keeps the last one's path`() {
    var run = Run(Apps.guide { $0.policies.storage = .shared }, on: .iPad)
    run(.tapLink(ridge), .openWindow(.second), .tapLink(hut), .enterBackground)
    #expect(run.last == [Note(.saved, 0), Note(.sharedSlotOverwritten, .second), Note(.saved, .second)])
    #expect(run.state.saved.map(\.window) == [nil])
    run(.kill, .launch(link: nil), .focusWindow(0), .restorationBegins, .restorationEnds)
    #expect(run.path == [hut])
    run(.enterBackground)
    var single = Run(Apps.guide { $0.policies.storage = .shared }, on: .iPad)
    single(.tapLink(ridge), .enterBackground, .enterForeground, .tapLink(report), .enterBackground)
    #expect(single.codes == [.saved])
    single(.closeWindow(0))
    #expect(single.state.saved.count == 1 && single.codes == [])
  }

  @Test(.claims("rs-restore-task-guard", "race-policy-restore-empty"))
  func `Restoration leaves a scene alone that shows anything`() {
    let actions: [Event] = [
      .tapLink(Route(.hut)), .tapTab(.huts), .present(.filters, by: .router), .tapLink(Route(.tips)),
    ]
    for action in actions {
      var run = Run(Apps.guide())
      run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), action)
      let before = run.window
      run(.restorationBegins, .restorationEnds)
      #expect(run.codes == [.restorationRefusedByState])
      #expect(
        run.window.stacks == before.stacks && run.window.tab == before.tab && run.items.count == before.layers.count)
    }
    var atlas = Run(Apps.atlas(), on: .iPad)
    atlas(.tapSidebar(.trails), .enterBackground, .kill, .launch(link: nil), .tapSidebar(.huts), .restorationBegins)
    atlas(.restorationEnds)
    #expect(atlas.window.split?.sidebar == .huts && atlas.codes == [.restorationRefusedByState])
  }

  @Test mutating func `A sheet that waits counts as something shown`() {
    run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .present(.filters, by: .router))
    run(.present(.legend, by: .router), .restorationBegins, .restorationEnds)
    #expect(run.codes == [.restorationRefusedByState])
  }

  @Test(.claims("rs-restore-onappear")) func `Unguarded restoration runs again and overwrites what is newer`() {
    var run = Run(Apps.guide { $0.policies.precedence = .lastWriter })
    run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    #expect(run.codes == [.restored])
    run(.tapLink(report), .restorationBegins, .restorationEnds)
    #expect(run.path == [ridge] && run.codes == [.restorationOverwrites, .restored])
    var guarded = Run(Apps.guide())
    guarded(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    guarded(.tapLink(report), .restorationBegins)
    #expect(guarded.codes == [.restoredBefore])
    guarded(.restorationEnds)
    #expect(guarded.path == [ridge, report] && guarded.codes == [.noRestorationRuns])
  }

  @Test(.claims("rs-depth-limit")) mutating func `Of twelve saved routes the first eight come back`() {
    let path = (0..<12).map { Route(.trail, Name($0 % 2 == 0 ? 30 : 31)) }
    run(.setPath(path, in: .router))
    relaunch()
    #expect(run.path == Array(path.prefix(8)) && run.last.first == Note(.routesDropped, .trail, .ridge))
    run = Run(Apps.guide { $0.policies.restoredDepth = 3 })
    run(.setPath(path, in: .router))
    relaunch()
    #expect(run.path == Array(path.prefix(3)))
  }

  @Test(.claims("rs-drop-unresolvable")) mutating func `A restored path ends before the first record that is gone`() {
    run(.setPath([ridge, report, hut], in: .router), .enterBackground, .kill, .setRecord(.loop, .deleted))
    run(.launch(link: nil), .restorationBegins, .restorationEnds)
    #expect(run.path == [ridge] && run.last.first == Note(.routesDropped, .report, .loop))
    run = Run(Apps.guide { $0.policies.restoredRecords = .shownAsUnavailable })
    run(.setPath([ridge, report], in: .router), .enterBackground, .kill, .setRecord(.loop, .foreign))
    run(.launch(link: nil), .restorationBegins, .restorationEnds)
    #expect(run.screen == .unavailable(report, .foreign))
  }

  @Test(.claims("rs-resolve-at-display")) mutating func `A restored identifier shows what the record is now`() {
    run(.tapLink(ridge), .enterBackground, .kill, .editRecord(.ridge), .launch(link: nil))
    run(.restorationBegins, .restorationEnds)
    #expect(run.screen == .destination(ridge, isStale: false))
    run = Run(Apps.guide { $0.routes[0] = RouteDescription(.trail, payload: .model) })
    run(.tapLink(ridge), .enterBackground, .kill, .editRecord(.ridge), .launch(link: nil))
    run(.restorationBegins, .restorationEnds)
    #expect(run.screen == .destination(Route(.trail, .ridge, copy: 0), isStale: true))
  }

  @Test(.claims("rs-codable-nil")) func `A path with a value that isn't Codable saves nothing`() {
    let app = Apps.leaflet { app in
      app.path = .erased
      app.routes.append(RouteDescription(90, isCodable: false))
    }
    var run = Run(app)
    run(.tapLink(ridge), .tapLink(Route(90)), .enterBackground)
    #expect(run.state.saved == [] && run.last == [Note(.pathNotCodable, 90)])
    run(.enterForeground, .back, .enterBackground)
    #expect(run.state.saved.map(\.snapshot.paths) == [[[ridge]]])
  }

  @Test(.claims("rs-durable-only", "rs-never-restore"), arguments: [Name.signIn, .purchase, .editor])
  func `What isn't durable is never saved, nor what lies on it`(name: Name) {
    var run = Run(Apps.guide())
    run(.tapLink(ridge), .tapLink(Route(name)), .tapLink(report), .present(.delete, by: .router), .enterBackground)
    #expect(run.state.saved.map(\.snapshot.paths[0]) == [[ridge]])
    run(.kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    #expect(run.path == [ridge] && run.items == [])
  }

  @Test func `What became private since isn't brought back either`() {
    var app = Apps.guide()
    var run = Run(app)
    run(.tapLink(ridge), .tapLink(report), .enterBackground, .kill)
    app.routes.removeAll { $0.name == .report }
    let state = reduce(run.state, .launch(link: nil), in: app).state
    let begun = reduce(state, .restorationBegins, in: app).state
    let ended = reduce(begun, .restorationEnds, in: app)
    #expect(ended.state.windows[0].stacks[0].path == [ridge])
  }

  @Test func `The steps of a pushed flow aren't saved`() {
    var run = Run(Apps.guide(), on: .mac)
    run(.tapLink(ridge), .beginFlow(.bookingFlow, record: .lodge), .append(Route(.bookingGuests), to: .router))
    run(.tapTab(.huts), .tapLink(hut), .enterBackground)
    #expect(run.state.saved.map(\.snapshot.paths) == [[[ridge], [hut], []]])
  }

  @Test func `A stack without a path has nothing to save`() {
    var run = Run(Apps.leaflet { $0.path = .unbound })
    run(.tapLink(ridge), .enterBackground)
    #expect(run.state.saved.map(\.snapshot.paths) == [[[]]])
  }

  @Test func `Selections of columns come back`() {
    for platform in [Platform.iPhone, .iPad] {
      var run = Run(Apps.atlas(), on: platform)
      run(.tapSidebar(.trails), .tapContent(.loop), .tapLink(report), .enterBackground, .kill, .launch(link: nil))
      run(.restorationBegins, .restorationEnds)
      #expect(run.window.split?.sidebar == .trails && run.window.split?.content == .loop)
      #expect(run.screen == .destination(report, isStale: false))
    }
  }

  @Test(.claims("race-deeplink-vs-restore", "race-policy-deeplink-wins", "race-define-precedence"))
  func `A link wins over restoration whichever comes first`() {
    let orders: [[Event]] = [
      [.openLink(.toHut, from: .customScheme), .restorationBegins, .restorationEnds],
      [.restorationBegins, .openLink(.toHut, from: .customScheme), .restorationEnds],
      [.restorationBegins, .restorationEnds, .openLink(.toHut, from: .customScheme)],
      [
        .openLink(.toRoot, from: .customScheme), .openLink(.toHut, from: .customScheme), .restorationBegins,
        .restorationEnds,
      ],
    ]
    for order in orders {
      var run = Run(Apps.guide())
      run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil))
      for event in order { run(event) }
      #expect(run.window.tab == .huts && run.path == [hut])
    }
    var root = Run(Apps.guide())
    root(.tapLink(ridge), .enterBackground, .kill, .launch(link: .toRoot), .restorationBegins, .restorationEnds)
    #expect(root.path(of: .trails) == [] && root.codes == [.restorationRefusedByLink])
    var during = Run(Apps.guide())
    during(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .restorationBegins)
    during(.openLink(.toHut, from: .customScheme))
    #expect(during.codes.first == .linkDuringRestoration)
    var loser = Run(Apps.guide { $0.policies.precedence = .lastWriter })
    loser(.tapLink(ridge), .enterBackground, .kill, .launch(link: .toRoot), .restorationBegins, .restorationEnds)
    #expect(loser.path(of: .trails) == [ridge] && loser.codes == [.restorationOverwrites, .restored])
  }

  @Test mutating func `Without anything saved nothing is restored`() {
    run(.restorationBegins)
    #expect(run.codes == [.nothingSaved] && run.window.restoration == .none)
    run(.restorationEnds)
    #expect(run.codes == [.noRestorationRuns])
    run(.kill, .launch(link: nil), .restorationBegins)
    #expect(run.codes == [.nothingSaved])
  }

  @Test func `What was saved and not restored yet isn't overwritten`() {
    var run = Run(Apps.guide())
    run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .enterBackground)
    #expect(run.codes == [] && run.state.saved.map(\.snapshot.paths[0]) == [[ridge]])
    run(.enterForeground, .restorationBegins, .enterBackground)
    #expect(run.codes == [])
  }

  @Test mutating func `A process that ends takes along what wasn't saved`() {
    run(.tapLink(ridge), .kill)
    #expect(run.screen == .nothing && run.path == [])
    run(.tapLink(ridge))
    #expect(run.codes == [.notRunning])
    run(.kill)
    #expect(run.codes == [.notRunning])
    run(.launch(link: nil), .launch(link: nil))
    #expect(run.codes == [.alreadyRunning] && run.path == [])
    run(.enterBackground, .tapLink(ridge))
    #expect(run.codes == [.inBackground] && run.path == [])
    run(.append(ridge, to: .router))
    #expect(run.path == [ridge])
  }
}
