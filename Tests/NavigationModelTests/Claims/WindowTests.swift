import Testing

@testable import NavigationModel

/// Windows, signing in and out.
@Suite struct WindowTests {
  private let ridge = Route(.trail, .ridge)

  @Test(.claims("router-per-scene")) func `Windows with routers of their own don't move each other`() {
    var run = Run(Apps.guide(), on: .iPad)
    run(.openWindow(.second), .tapLink(ridge))
    #expect(run.state.windows.map(\.stacks[0].path) == [[], [ridge]] && run.codes == [])
    run(.focusWindow(0))
    #expect(run.path == [])
  }

  @Test(.claims("router-app-state-shared")) func `A router of the whole app moves all windows`() {
    var run = Run(Apps.guide { $0.policies.owner = .app }, on: .mac)
    run(.tapLink(ridge), .openWindow(.second))
    #expect(run.path == [ridge])
    run(.tapTab(.huts))
    #expect(run.state.windows.map(\.tab) == [.huts, .huts])
    #expect(run.last == [Note(.otherWindowMoves, 0, .second)])
    #expect(run.state.windows.map(\.name) == [0, .second])
    run(.focusWindow(0))
    #expect(run.codes == [])
    var pad = Run(Apps.guide { $0.policies.owner = .app }, on: .iPad)
    pad(.openWindow(.second), .resize(.compact), .tapLink(ridge))
    #expect(pad.state.windows.map(\.sizeClass) == [.regular, .compact])
    #expect(pad.state.windows.map(\.restoration) == [.none, .none])
    pad(.enterBackground, .kill, .tapLink(ridge))
    #expect(pad.codes == [.notRunning])
  }

  @Test func `An iPhone has one window`() {
    var run = Run(Apps.guide())
    run(.openWindow(.second))
    #expect(run.state.windows.count == 1 && run.codes == [.onlyOneWindow])
    run(.closeWindow(0))
    #expect(run.state.windows.count == 1 && run.codes == [.onlyOneWindow])
    run(.focusWindow(.second))
    #expect(run.codes == [.unknownName])
    run(.closeWindow(.second))
    #expect(run.codes == [.unknownName])
    run(.openWindow(0))
    #expect(run.codes == [])
  }

  @Test func `Closing windows leaves the focus on one that is there`() {
    var run = Run(Apps.guide(), on: .mac)
    run(.openWindow(.second), .openWindow(91), .closeWindow(91))
    #expect(run.window.name == .second)
    run(.openWindow(91), .focusWindow(.second), .closeWindow(0))
    #expect(run.window.name == .second)
    run(.closeWindow(91))
    #expect(run.window.name == .second && run.state.phase == .active)
    run(.closeWindow(.second))
    #expect(run.state.windows == [] && run.state.phase == .active && run.screen == .nothing)
    for event in [Event.back, .openLink(.toHut, from: .customScheme), .dismissAll] {
      run(event)
      #expect(run.codes == [.noWindow])
    }
    run(.openWindow(.second))
    #expect(run.screen == .root(tab: .trails))
    run(.closeWindow(.second), .kill, .launch(link: .toHut))
    #expect(run.screen == .destination(Route(.hut, .lodge), isStale: false))
    var members = Run(Apps.members(), on: .mac, isSignedIn: false)
    members(.closeWindow(0), .kill, .launch(link: nil))
    #expect(members.screen == .signIn)
    var pad = Run(Apps.guide(), on: .iPad)
    pad(.openWindow(.second), .closeWindow(.second))
    #expect(pad.state.phase == .active)
    pad(.closeWindow(0))
    #expect(pad.state.phase == .background)
    pad(.openWindow(0))
    #expect(pad.state.phase == .active)
    pad(.enterBackground, .focusWindow(0))
    #expect(pad.state.phase == .active)
  }

  @Test func `A window of a shared slot begins with what another one saved`() {
    var run = Run(Apps.guide { $0.policies.storage = .shared }, on: .mac)
    run(.tapLink(ridge), .enterBackground, .openWindow(.second))
    #expect(run.window.restoration == .pending)
    run(.restorationBegins, .restorationEnds)
    #expect(run.path == [ridge])
  }

  @Test(.claims("sem-login-rootswap", "sem-rootswap-dismiss"))
  func `Signing in and out swaps the root, and nothing of the old one stays`() {
    var run = Run(Apps.members(), isSignedIn: false)
    #expect(run.screen == .signIn)
    run(.tapLink(ridge))
    #expect(run.codes == [.nobodySignedIn])
    run(.present(.filters, by: .router))
    #expect(run.codes == [.nobodySignedIn])
    run(.append(ridge, to: .tab(.trails)))
    #expect(run.codes == [.noStackHere])
    run(.append(ridge, to: .router))
    #expect(run.codes == [.noStackHere])
    run(.selectTab(.huts, resets: false))
    #expect(run.codes == [.nobodySignedIn] && run.window.tab == .trails)
    run(.beginFlow(.bookingFlow, record: nil))
    #expect(run.codes == [.nobodySignedIn] && run.window.flows == [])
    run(.logIn)
    #expect(run.screen == .root(tab: .trails) && run.codes == [.rootSwapped] && !run.window.hidesSignIn)
    run(.tapLink(ridge), .tapTab(.huts), .beginFlow(.bookingFlow, record: .lodge), .present(.closed, by: .router))
    run(.logOut)
    #expect(run.screen == .signIn && run.window.isAtRest)
    run(.logIn)
    #expect(run.screen == .root(tab: .trails) && run.window.isAtRest)
    run(.result(ridge, flow: 1))
    #expect(run.codes == [.flowIsOver])
    run(.beginFlow(.bookingFlow, record: .lodge), .result(ridge, flow: 1))
    #expect(run.codes == [.flowIsOver])
    run(.logIn)
    #expect(run.codes == [.alreadySignedIn])
    run(.logOut, .logOut)
    #expect(run.codes == [.nobodySignedIn])
  }

  @Test func `Signing out forgets what was saved, unless the app keeps it`() {
    var run = Run(Apps.members())
    run(.tapLink(ridge), .enterBackground, .enterForeground, .logOut)
    #expect(run.state.saved == [] && run.codes == [.savedForgotten, .rootSwapped])
    run(.enterBackground)
    #expect(run.state.saved == [])
    run = Run(Apps.members { $0.signOutForgets = false })
    run(.tapLink(ridge), .enterBackground, .enterForeground, .logOut, .restorationBegins)
    #expect(run.codes == [.nobodySignedIn] && run.state.saved.count == 1)
    run(.logIn, .restorationBegins, .restorationEnds)
    #expect(run.path == [ridge])
  }

  @Test func `A split view of the signed-out can't be selected in`() {
    var app = Apps.atlas()
    app.policies.signIn = .rootSwap
    var run = Run(app, on: .iPad, isSignedIn: false)
    run(.setSidebar(.trails))
    #expect(run.codes == [.nobodySignedIn] && run.window.split?.sidebar == nil)
  }

  @Test(.claims("sem-login-as-modal")) func `An app presented over sign-in leaves it alive below`() {
    var run = Run(Apps.members { $0.signIn = .presentedOver }, isSignedIn: false)
    run(.logIn)
    #expect(run.window.hidesSignIn && run.codes == [.presentedOverSignIn])
    run(.logOut)
    #expect(!run.window.hidesSignIn && run.codes == [.signInLivedBelow])
  }

  @Test func `An app without sign-in knows no signing in or out`() {
    var run = Run(Apps.guide(), isSignedIn: false)
    #expect(run.state.isSignedIn)
    run(.logOut)
    #expect(run.codes == [.noSignIn])
    run(.logIn)
    #expect(run.codes == [.noSignIn])
  }

  @Test func `A held link is lost with the process`() {
    var run = Run(Apps.members(), isSignedIn: false)
    run(.openLink(.toHut, from: .universalLink), .kill, .launch(link: nil), .logIn)
    #expect(run.window.tab == .trails && run.window.isAtRest)
  }
}
