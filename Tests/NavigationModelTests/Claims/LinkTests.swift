import Testing

@testable import NavigationModel

@Suite struct LinkTests {
  private var run = Run(Apps.guide())
  private let ridge = Route(.trail, .ridge)
  private let report = Route(.report, .loop)

  @Test(.claims("dl-funnel"), arguments: LinkSource.allCases)
  func `A link leads to the same state whichever way it comes`(source: LinkSource) {
    var run = Run(Apps.guide())
    var other = run
    run(.openLink(.toReport, from: .customScheme))
    other(.openLink(.toReport, from: source))
    #expect(run.state == other.state)
    #expect(other.notes.contains(Note(.universalLinksComeElsewhere, .toReport)) == (source == .userActivity))
  }

  @Test(.claims("dl-parse-before-mutate")) mutating func `A link with a bad part moves nothing at all`() {
    run(.tapLink(ridge), .tapTab(.huts), .present(.filters, by: .router))
    let bytes = StateWriter.bytes(of: run.state)
    run(.openLink(.broken, from: .customScheme))
    #expect(StateWriter.bytes(of: run.state) == bytes && run.codes == [.linkInvalid])
    run(.openLink(.unknown, from: .customScheme))
    #expect(StateWriter.bytes(of: run.state) == bytes && run.codes == [.unknownName])
  }

  @Test(.claims("dl-reset-first", "dl-include-parents"))
  mutating func `A link replaces what was open and brings the parents along`() {
    run(.tapLink(Route(.hut)), .tapLink(Route(.photo)), .openLink(.toReport, from: .customScheme))
    #expect(run.path == [ridge, report])
    run(.back)
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test func `Appending is possible, and noted`() {
    var run = Run(Apps.guide { $0.policies.linkPaths = .append })
    run(.tapLink(Route(.hut)), .openLink(.toReport, from: .customScheme))
    #expect(run.path == [Route(.hut), ridge, report] && run.codes == [.linkAppended, .pathReplaced])
    run(.openLink(.toRoot, from: .customScheme))
    #expect(run.codes == [.tabSelected])
  }

  @Test(.claims("dl-set-path-directly")) mutating func `The path changes once`() {
    run(.openLink(.toReport, from: .customScheme))
    #expect(run.codes == [.pathReplaced])
  }

  @Test(.claims("dl-order")) mutating func `First what hides goes, then tab, path and presentation`() {
    run(
      .tapTab(.huts), .tapLink(Route(.hut)), .present(.closed, by: .router), .openLink(.toLegend, from: .notification))
    #expect(
      run.last == [
        Note(.dismissed, .closed), Note(.tabSelected, .trails), Note(.pathReplaced, .trail, .ridge),
        Note(.presented, .legend),
      ])
    #expect(run.path(of: .huts) == [Route(.hut)])
    run(.openLink(.toTrail, from: .notification))
    #expect(run.items == [] && run.codes == [.dismissed, .pathReplaced])
  }

  @Test mutating func `A sheet that a link wants waits for one that is leaving, and stays if it is shown`() {
    run(.present(.filters, by: .router), .openLink(.toLegend, from: .notification))
    #expect(run.items == [] && run.codes == [.dismissed, .pathReplaced, .presentationWaits])
    #expect(run.window.queue.map(\.driver) == [.router])
    run(.dismissalEnds)
    #expect(run.items == [.legend])
    run(.tapLink(Route(.report)), .present(.closed, by: .router), .openLink(.toLegend, from: .notification))
    #expect(run.items == [.legend] && run.window.layers[0].stack.depth == 0 && run.last == [Note(.dismissed, .closed)])
    run(.present(.filters, by: .router), .present(.tour, by: .router), .openLink(.toHut, from: .notification))
    #expect(run.window.queue == [])
  }

  @Test mutating func `An inspector beside the content is not in the way`() {
    run = Run(Apps.guide(), on: .iPad)
    run(.present(.details, by: .router), .openLink(.toHut, from: .notification))
    #expect(run.items == [.details])
  }

  @Test(.claims("dl-tab-open-route")) func `A tab without a stack is reported and not selected`() {
    let app = Apps.guide { app in
      app.links += [
        LinkDescription(90, Plan(tab: .account, path: [Route(.hut)])), LinkDescription(91, Plan(tab: .account)),
        LinkDescription(92, Plan(path: [Route(.hut)])),
      ]
    }
    var run = Run(app)
    run(.openLink(90, from: .customScheme))
    #expect(run.window.tab == .trails && run.last == [Note(.tabWithoutStack, .account)])
    run(.openLink(91, from: .customScheme))
    #expect(run.window.tab == .account)
    run(.tapTab(.trails), .openLink(92, from: .customScheme))
    #expect(run.path(of: .trails) == [Route(.hut)] && run.window.tab == .trails)
  }

  @Test(.claims("dl-fallback-to-parent")) func `A missing child opens its parent, a missing parent nothing`() {
    var run = Run(Apps.guide { $0.policies.linkedRecords = .cutToParent })
    run(.setRecord(.loop, .deleted), .openLink(.toReport, from: .customScheme))
    #expect(run.path == [ridge] && run.last.first == Note(.parentOpened, .report, .loop))
    run(.tapTab(.huts), .setRecord(.ridge, .deleted), .openLink(.toReport, from: .customScheme))
    #expect(run.window.tab == .huts && run.codes == [.linkedRecordMissing])
    run(.openLink(.toLegend, from: .customScheme))
    #expect(run.items == [] && run.codes == [.linkedRecordMissing])
  }

  @Test func `With the child its sheet is left out`() {
    let app = Apps.guide { app in
      app.policies.linkedRecords = .cutToParent
      app.links.append(LinkDescription(90, Plan(tab: .trails, path: [ridge, report], presentation: .legend)))
    }
    var run = Run(app)
    run(.setRecord(.loop, .forbidden), .openLink(90, from: .customScheme))
    #expect(run.path == [ridge] && run.items == [])
  }

  @Test(.claims("dl-unknown-record-ignored")) func `A handler that looks the record up first opens nothing without it`()
  {
    var run = Run(Apps.guide { $0.policies.linkedRecords = .ignored })
    run(.tapTab(.huts), .setRecord(.loop, .deleted), .openLink(.toReport, from: .customScheme))
    #expect(run.window.tab == .huts && run.path(of: .trails) == [] && run.codes == [.linkedRecordMissing])
    #expect(run.last[0].severity == .advice)
  }

  @Test(
    .claims("dl-untrusted", "rs-fallback-view", "test-ui-deleted"),
    arguments: [Record.Condition.deleted, .forbidden, .foreign])
  func `A record out of reach ends in a screen that says so`(condition: Record.Condition) {
    var run = Run(Apps.guide())
    run(.setRecord(.loop, condition), .openLink(.toReport, from: .universalLink))
    #expect(run.screen == .unavailable(report, condition))
    #expect(run.last == [Note(.pathReplaced, .report, .loop), Note(.showsUnavailable, .report, .loop)])
    run(.setRecord(.loop, .available))
    #expect(run.screen == .destination(report, isStale: false) && run.codes == [])
    run(.setRecord(.loop, condition))
    #expect(run.last == [Note(.showsUnavailable, .report, .loop)])
    run(.back, .tapLink(Route(.hut, .unknown)))
    #expect(run.screen == .unavailable(Route(.hut, .unknown), .deleted))
    run(.setRecord(.unknown, .available))
    #expect(run.screen == .destination(Route(.hut, .unknown), isStale: false))
  }

  @Test func `A plan with names that nobody declares moves nothing`() {
    let plans = [
      Plan(tab: .unknown), Plan(tab: .trails, path: [Route(.unknown)]), Plan(tab: .huts, presentation: .unknown),
      Plan(tab: .huts, sidebar: .trails), Plan(tab: .huts, content: .ridge),
    ]
    for plan in plans {
      var run = Run(Apps.guide { $0.links = [LinkDescription(90, plan)] })
      run(.openLink(90, from: .customScheme))
      #expect(run.codes == [.unknownName] && run.window.tab == .trails)
    }
    var atlas = Apps.atlas()
    atlas.links = [
      LinkDescription(90, Plan(sidebar: .huts, content: .ridge)), LinkDescription(91, Plan(sidebar: .unknown)),
    ]
    var run = Run(atlas, on: .iPad)
    run(.openLink(90, from: .customScheme))
    #expect(run.codes == [.unknownName])
    run(.openLink(91, from: .customScheme))
    #expect(run.codes == [.unknownName] && run.window.split?.sidebar == nil)
  }

  @Test func `A link without the target's parents, or with a cover for the Mac, is noted`() {
    let app = Apps.guide { app in
      app.links += [
        LinkDescription(90, Plan(tab: .trails, path: [report])),
        LinkDescription(91, Plan(tab: .huts, path: [Route(.hut)], presentation: .tour)),
      ]
    }
    var run = Run(app, on: .mac)
    run(.openLink(90, from: .customScheme))
    #expect(run.codes == [.linkLacksParents, .pathReplaced])
    run(.openLink(91, from: .customScheme))
    #expect(
      run.path == [Route(.hut)] && run.items == [] && run.codes == [.coverUnavailable, .tabSelected, .pathReplaced])
    var phone = Run(app)
    phone(.openLink(91, from: .customScheme))
    #expect(phone.items == [.tour])
  }

  @Test(.claims("dl-auth-states", "test-ui-auth")) func `Signed out, a link is held or dropped and never shown`() {
    var run = Run(Apps.members(), isSignedIn: false)
    run(.openLink(.toReport, from: .universalLink))
    #expect(run.screen == .signIn && run.state.heldLink == .toReport && run.codes == [.linkHeld])
    run(.logIn)
    #expect(run.path == [ridge, report] && run.state.heldLink == nil)
    run(.openLink(.toHut, from: .universalLink))
    #expect(run.window.tab == .huts)
    var dropping = Run(Apps.members { $0.signedOutLinks = .dropped }, isSignedIn: false)
    dropping(.openLink(.toReport, from: .universalLink), .logIn)
    #expect(dropping.path == [] && dropping.notes.contains(Note(.linkDropped, .toReport)))
  }

  @Test(.claims("test-ui-cold-launch")) mutating func `A link that launches the app is there before anything else`() {
    run(.tapTab(.huts), .kill, .launch(link: .toReport))
    #expect(run.screen == .destination(report, isStale: false))
    run(.kill, .openLink(.toHut, from: .universalLink))
    #expect(run.state.phase == .active && run.path == [Route(.hut, .lodge)])
  }

  @Test mutating func `A link brings the app to the front`() {
    run(.enterBackground, .openLink(.toHut, from: .notification))
    #expect(run.state.phase == .active && run.window.tab == .huts)
  }

  @Test(.claims("race-policy-idempotent")) mutating func `The same link twice ends in the same place`() {
    run(.openLink(.toLegend, from: .customScheme))
    let once = run.state
    run(.openLink(.toLegend, from: .customScheme))
    #expect(run.state == once && run.codes == [])
  }

  @Test(.claims("race-push-if-needed", "race-double-task"))
  mutating func `The same push twice pushes once, unless something lies between`() {
    run(.append(ridge, to: .router), .append(ridge, to: .router))
    #expect(run.path == [ridge] && run.codes == [.alreadyOnTop])
    run(.append(report, to: .router), .append(ridge, to: .router))
    #expect(run.path == [ridge, report, ridge])
    run(.append(Route(.trail, .loop), to: .router))
    #expect(run.path.count == 4)
    run = Run(Apps.guide { $0.policies.repeatedPushes = .pushed })
    run(.append(ridge, to: .router), .append(ridge, to: .router))
    #expect(run.path == [ridge, ridge] && run.codes == [.pushedTwice])
  }

  @Test(.claims("nav-one-owner")) mutating func `Taps, links, restoration and resets all go through one place`() {
    run(.tapLink(ridge), .enterBackground, .kill, .launch(link: nil), .restorationBegins, .restorationEnds)
    run(.openLink(.toReport, from: .customScheme), .popToRoot(.router))
    #expect(run.path == [] && run.window.tab == .trails)
  }
}
