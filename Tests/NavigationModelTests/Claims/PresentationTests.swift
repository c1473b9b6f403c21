import Testing

@testable import NavigationModel

/// Presenting, one after the other and one on another.
@Suite struct PresentationTests {
  private var run = Run(Apps.guide())
  private let ridge = Route(.trail, .ridge)

  @Test(.claims("modal-separate-state")) mutating func `Presenting leaves the paths alone`() {
    run(.tapLink(ridge), .present(.filters, by: .router))
    #expect(run.path == [ridge])
    #expect(run.items == [.filters] && run.last == [Note(.presented, .filters)])
    #expect(run.screen == .presented(.filters))
  }

  @Test(.claims("modal-one-array"))
  mutating func `A push over a sheet goes into the sheet's own stack, never below it`() {
    run(.present(.legend, by: .router), .tapLink(ridge))
    #expect(run.path == [])
    #expect(run.window.layers[0].stack.path == [ridge])
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test(.claims("modal-as-push"))
  mutating func `Back from above a pushed editor leads into it, closing a sheet leads past it`() {
    run(.tapLink(ridge), .tapLink(Route(.editor)), .tapLink(Route(.report)), .back)
    #expect(run.screen == .destination(Route(.editor), isStale: false))
    run(.back, .present(.legend, by: .router), .tapLink(Route(.report)), .closeButton)
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test(.claims("modal-one-per-kind", "modal-no-cascade"))
  mutating func `A second sheet waits until the first has gone, and the last one asked for wins`() {
    run(.present(.filters, by: .router), .present(.legend, by: .router))
    #expect(run.items == [] && run.window.queue.map(\.item) == [.legend] && run.window.isDismissing)
    #expect(run.last == [Note(.dismissed, .filters), Note(.presentationWaits, .legend)])
    run(.present(.tour, by: .router))
    #expect(run.window.queue.map(\.item) == [.tour])
    run(.dismissalEnds)
    #expect(run.items == [.tour] && !run.window.isDismissing && run.last == [Note(.presented, .tour)])
    run(.dismissalEnds)
    #expect(run.codes == [.nothingIsLeaving])
  }

  @Test mutating func `What is shown already isn't presented again`() {
    run(.present(.filters, by: .router), .present(.filters, by: .router))
    #expect(run.items == [.filters] && run.codes == [.alreadyShown])
    run(.present(.unknown, by: .router))
    #expect(run.codes == [.unknownName])
  }

  @Test mutating func `What is presented during a dismissal waits for its end`() {
    run(.present(.filters, by: .router), .dismissTop, .present(.legend, by: .router))
    #expect(run.items == [] && run.codes == [.presentedWhileDismissing])
    run(.dismissalEnds)
    #expect(run.items == [.legend])
    run(.swipeDown, .present(.filters, by: .content))
    #expect(run.codes == [.presentedWhileDismissing])
    run(.present(.filters, by: .content))
    #expect(run.codes == [.alreadyShown] && run.window.queue.count == 1)
    run(.dismissalEnds)
    #expect(run.items == [.filters])
  }

  @Test mutating func `dismiss closes the topmost, dismissAll everything and what waits`() {
    run(.present(.legend, by: .router), .present(.closed, by: .router))
    #expect(run.items == [.legend, .closed] && run.codes == [.presenterIsCovered, .presented])
    run(.dismissTop)
    #expect(run.items == [.legend] && !run.window.isDismissing)
    run(.dismissTop)
    #expect(run.items == [] && run.window.isDismissing)
    run(.dismissTop)
    #expect(run.codes == [.nothingPresented])
    run(.dismissalEnds, .present(.filters, by: .router), .present(.legend, by: .router), .dismissAll, .dismissalEnds)
    #expect(run.items == [] && run.window.queue == [])
    run(.present(.legend, by: .router), .present(.closed, by: .router), .dismissAll)
    #expect(run.last == [Note(.dismissed, .closed), Note(.dismissed, .legend)])
  }

  @Test mutating func `A sheet's content may present a sheet of its own`() {
    run(.present(.legend, by: .router), .present(.filters, by: .content))
    #expect(run.items == [.legend, .filters])
    run(.swipeDown, .dismissalEnds)
    #expect(run.items == [.legend])
    run(.present(.filters, by: .content), .dismissAll)
    #expect(run.items == [])
  }

  @Test mutating func `What lower content wanted to present goes with it`() {
    run(.present(.legend, by: .router), .present(.closed, by: .router), .present(.filters, by: .content))
    #expect(run.codes == [.waitsForAnswer] && run.window.queue.count == 1)
    run(.openLink(.toHut, from: .customScheme))
    #expect(run.window.queue == [])
    run(
      .dismissalEnds, .present(.legend, by: .router), .present(.closed, by: .router), .present(.filters, by: .content),
      .answer)
    #expect(run.items == [.legend, .filters])
  }

  @Test mutating func `Nothing is presented over an alert before it is answered`() {
    run(.present(.closed, by: .router), .present(.filters, by: .router))
    #expect(run.items == [.closed] && run.codes == [.waitsForAnswer])
    run(.present(.packing, by: .router))
    #expect(run.items == [.closed] && run.window.queue.map(\.item) == [.filters, .packing])
    run(.answer)
    #expect(run.items == [.filters])
    #expect(run.last == [Note(.dismissed, .closed), Note(.presented, .filters)])
  }

  @Test mutating func `A second alert is ignored while one is shown, another popover replaces the first`() {
    var app = run.app
    app.presentations += [PresentationDescription(60, .alert), PresentationDescription(61, .popover)]
    run = Run(app, on: .iPad)
    run(.present(.closed, by: .router), .present(60, by: .router))
    #expect(run.items == [.closed] && run.codes == [.promptDataIgnored])
    run(.present(.delete, by: .router))
    #expect(run.items == [.closed] && run.codes == [.waitsForAnswer])
    run(.dismissAll, .present(.packing, by: .router), .present(61, by: .router))
    #expect(run.items == [61] && run.last == [Note(.dismissed, .packing), Note(.presented, 61)])
    run(.present(.filters, by: .router))
    #expect(run.items == [61] && run.codes == [.waitsForAnswer])
    run(.tapOutside)
    #expect(run.items == [.filters])
    run(.dismissAll, .dismissalEnds, .present(61, by: .router), .present(.legend, by: .content))
    #expect(run.items == [61, .legend])
  }

  @Test mutating func `An alert over a popover has to be answered, then the popover is there again`() {
    run = Run(Apps.guide(), on: .mac)
    run(.present(.packing, by: .router), .present(.closed, by: .router))
    #expect(run.items == [.packing, .closed])
    run(.tapOutside)
    #expect(run.items == [.packing, .closed] && run.codes == [.promptNeedsAnswer])
    run(.answer)
    #expect(run.items == [.packing])
  }

  @Test(.claims("modal-parallel-bools")) mutating func `Parallel Booleans race, and one presents blank content`() {
    let app = Apps.guide { app in
      app.presentations.append(PresentationDescription(60, .sheet, readsOtherState: true))
    }
    run = Run(app)
    run(.setFlags([60, .legend, .filters]))
    #expect(run.screen == .blank(60))
    #expect(run.codes == [.parallelFlags, .blankContent, .presented, .presentationWaits, .presentationWaits])
    run(.swipeDown, .dismissalEnds)
    #expect(run.items == [.legend] && run.screen == .presented(.legend))
    run(.dismissAll)
    #expect(run.window.queue.map(\.item) == [.filters])
    run(.dismissalEnds)
    #expect(run.items == [.filters])
    run(.setFlags([.legend]))
    #expect(run.codes == [.presentationWaits])
    run(.present(.legend, by: .router))
    #expect(run.window.queue.map(\.driver) == [.router])
  }

  @Test mutating func `One Boolean by itself is fine`() {
    run(.setFlags([.filters]))
    #expect(run.items == [.filters] && run.codes == [.presented])
    run(.dismissAll, .dismissalEnds, .present(.legend, by: .flag))
    #expect(run.window.layers[0].driver == .flag)
  }

  @Test mutating func `Without onDismiss what waits is never shown`() {
    run = Run(Apps.guide { $0.policies.chainsInOnDismiss = false })
    run(.present(.filters, by: .router), .present(.legend, by: .router), .dismissalEnds)
    #expect(run.items == [] && run.window.queue == [] && run.codes == [.neverShown])
    run(.present(.filters, by: .router), .setFlags([.legend]), .swipeDown, .dismissalEnds)
    #expect(run.items == [.legend])
  }

  @Test mutating func `A push behind a sheet is noted`() {
    run(.present(.legend, by: .router), .append(ridge, to: .router))
    #expect(run.path == [ridge] && run.codes == [.changeIsHidden])
    run(.append(Route(.report), to: .visible))
    #expect(run.window.layers[0].stack.path == [Route(.report)] && run.codes == [])
    run(.append(Route(.hut), to: .tab(.huts)))
    #expect(run.path(of: .huts) == [Route(.hut)] && run.codes == [.changeIsHidden])
  }

  @Test mutating func `A cover's stack takes the router's pushes, even while the cover waits`() {
    run(.present(.filters, by: .router), .present(.tour, by: .router), .append(ridge, to: .router))
    #expect(run.window.queue[0].stack.path == [ridge])
    run(.dismissalEnds, .append(Route(.report), to: .router))
    #expect(run.window.layers[0].stack.path == [ridge, Route(.report)] && run.path == [])
  }

  @Test func `Cells without a stack hold none`() {
    let app = Apps.guide { $0.presentations.append(PresentationDescription(60, .cover)) }
    var run = Run(app)
    run(.present(60, by: .router), .append(ridge, to: .router))
    #expect(run.codes == [.noStackHere])
    run(.present(.filters, by: .router), .dismissalEnds, .present(60, by: .router), .append(ridge, to: .router))
    #expect(run.codes == [.noStackHere])
  }

  @Test(.claims("rs-rebuild-transient"))
  mutating func `After a relaunch the sheet comes back only if the app asks again`() {
    run(.tapLink(ridge), .present(.filters, by: .router), .enterBackground, .kill, .launch(link: nil))
    run(.restorationBegins, .restorationEnds)
    #expect(run.path == [ridge] && run.items == [])
    run(.present(.filters, by: .router))
    #expect(run.items == [.filters])
  }
}
