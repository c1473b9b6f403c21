import Testing

@testable import NavigationModel

/// View-destination links, and where destinations are declared.
@Suite struct DestinationTests {
  private let ridge = Route(.trail, .ridge)
  private let report = Route(.report, .loop)

  private func app(_ place: DestinationPlace) -> AppDescription {
    Apps.leaflet { app in
      app.routes.removeAll { $0.name == .report }
      app.routes.append(RouteDescription(.report, destination: place))
    }
  }

  @Test(.claims("viewlink-bypasses-path")) func `A view-destination link adds a screen that the path doesn't see`() {
    var run = Run(Apps.leaflet())
    run(.tapLink(ridge), .tapLink(Route(.tips)))
    #expect(run.path == [ridge])
    #expect(run.window.stacks[0].depth == 2)
    #expect(run.screen == .view(.tips))
    #expect(run.codes == [.pathCannotSee])
    run(.back)
    #expect(run.window.stacks[0] == Stack(path: [ridge]))
    run(.pop(1), .tapLink(Route(.tips)), .popToRoot(.router))
    #expect(run.screen == .view(.tips) && run.codes == [.pathCannotSee])
    run(.pop(1))
    #expect(run.screen == .view(.tips) && run.codes == [.pathCannotSee])
  }

  @Test func `Without a path there is nothing to drift from, but no hook either`() {
    var run = Run(Apps.leaflet { $0.path = .unbound })
    run(.tapLink(Route(.tips)))
    #expect(run.codes == [.viewLinkHasNoHook])
  }

  @Test(.claims("viewlink-popped-by-value-push")) func `Pushing a value pops all view destinations first`() {
    var run = Run(Apps.leaflet())
    run(.tapLink(ridge), .tapLink(Route(.tips)), .tapLink(Route(.tips)), .tapLink(report))
    #expect(run.window.stacks[0] == Stack(path: [ridge, report]))
    #expect(run.codes == [.viewsPopped])
    run(.tapLink(Route(.tips)), .setPath([ridge], in: .router))
    #expect(run.window.stacks[0] == Stack(path: [ridge]))
    run(.tapLink(Route(.tips)), .setPath([ridge], in: .router))
    #expect(run.window.stacks[0].views.count == 1 && run.codes == [.pathCannotSee])
    run(.pop(1))
    #expect(run.window.stacks[0] == Stack() && run.codes == [.viewsPopped])
  }

  @Test(.claims("dest-ispresented")) func `A Boolean pushes a screen and pops it again`() {
    var run = Run(Apps.leaflet())
    var depths = [run.window.stacks[0].depth]
    run(.setDestinationFlag(.tips, true))
    depths.append(run.window.stacks[0].depth)
    #expect(run.window.stacks[0].views == [Stack.ViewScreen(.tips, isBound: true)])
    run(.setDestinationFlag(.tips, true))
    #expect(run.window.stacks[0].depth == 1)
    run(.setDestinationFlag(.tips, false))
    depths.append(run.window.stacks[0].depth)
    #expect(depths == [0, 1, 0])
    run(.setDestinationFlag(.tips, false))
    #expect(run.window.stacks[0].depth == 0)
    run(.tapLink(Route(.tips)), .setDestinationFlag(.tips, false))
    #expect(run.window.stacks[0].depth == 1)
    run(.setDestinationFlag(.tips, true), .tapLink(Route(.tips)), .setDestinationFlag(.tips, false))
    #expect(run.window.stacks[0].views == [Stack.ViewScreen(.tips)])
    run(.present(.closed, by: .router), .setDestinationFlag(.tips, true))
    #expect(run.codes == [.noStackHere])
  }

  @Test(
    .claims("dest-missing", "dest-lazy-failure-mode"),
    arguments: [
      (DestinationPlace.missing, NoteCode.destinationMissing), (.lazyContainer, .destinationInLazyContainer),
      (.outsideStack, .destinationOutsideStack), (.leaf(of: .hut), .destinationNotOnStack),
    ])
  func `A link without a destination does nothing, an append shows a placeholder`(
    place: DestinationPlace, code: NoteCode
  ) {
    var run = Run(app(place))
    run(.tapLink(report))
    #expect(run.path == [] && run.codes == [code, .linkIsDisabled])
    run(.append(report, to: .router))
    #expect(run.path == [report] && run.codes == [code, .placeholderShown])
    #expect(run.screen == .placeholder(report))
    run(.setPath([ridge, report], in: .router))
    #expect(run.codes == [code, .placeholderShown, .pathReplaced])
  }

  @Test func `A destination of a pushed screen exists while that screen is on the stack`() {
    var run = Run(app(.leaf(of: .trail)))
    run(.tapLink(ridge), .tapLink(report))
    #expect(run.screen == .destination(report, isStale: false) && run.codes == [])
    run(.setPath([report, ridge], in: .router), .back)
    #expect(run.screen == .placeholder(report))
  }

  @Test(.claims("dest-duplicate")) func `Of two destinations the one closest to the root is used`() {
    var run = Run(app(.twice))
    run(.tapLink(report))
    #expect(run.screen == .destination(report, isStale: false))
    #expect(run.codes == [.destinationDeclaredTwice])
    #expect(run.last[0].severity == .mistake)
  }

  @Test(.claims("path-type-erased")) func `A path of mixed values reports the one without a destination`() {
    let app = Apps.leaflet { app in
      app.path = .erased
      app.routes.append(RouteDescription(90, destination: .missing))
    }
    var run = Run(app)
    run(.setPath([ridge, Route(90), report], in: .router))
    #expect(run.last.contains(Note(.destinationMissing, 90)))
    #expect(!run.last.contains { $0.code == .destinationMissing && $0.subject != 90 })
    run(.back)
    #expect(run.screen == .placeholder(Route(90)))
  }

  @Test(.claims("route-payload-bloat", "route-where-store-what"))
  func `A copy of the model goes stale, an identifier doesn't, and tap and link differ by the copy`() {
    let app = Apps.leaflet { app in
      app.routes[0] = RouteDescription(.trail, payload: .model)
    }
    var run = Run(app)
    run(.tapLink(ridge), .editRecord(.ridge))
    #expect(run.screen == .destination(Route(.trail, .ridge, copy: 0), isStale: true))
    #expect(run.codes == [.staleCopy])
    run(.tapLink(Route(.hut, .lodge)), .editRecord(.lodge))
    #expect(run.screen == .destination(Route(.hut, .lodge), isStale: false) && run.codes == [])
    run(.popToRoot(.router), .tapLink(ridge))
    #expect(run.path == [Route(.trail, .ridge, copy: 1)])
    #expect(run.screen == .destination(Route(.trail, .ridge, copy: 1), isStale: false))
    run(.editRecord(.unknown))
    #expect(run.codes == [.unknownName])
  }

  @Test(.claims("tr-zoom-behaviour", "tr-conditional")) func `One route zooms in and out, another one moves as usual`()
  {
    var run = Run(Apps.leaflet())
    run(.tapLink(Route(.photo, .ridge)))
    #expect(run.last == [Note(.zoomsIn, .photo, .ridge)])
    run(.back)
    #expect(run.last == [Note(.zoomsOut, .photo, .ridge)])
    run(.tapLink(ridge))
    #expect(run.last == [])
    run(.back)
    #expect(run.last == [])
    var mac = Run(Apps.leaflet(), on: .mac)
    mac(.tapLink(Route(.photo, .ridge)))
    #expect(mac.codes == [.zoomNotOnMac])
    mac(.back)
    #expect(mac.codes == [])
  }

  @Test func `A link in a presentation without a stack looks disabled`() {
    var run = Run(Apps.leaflet())
    run(.present(.filters, by: .router), .tapLink(ridge))
    #expect(run.codes == [.linkOutsideStack] && run.path == [])
    run(.append(ridge, to: .visible))
    #expect(run.codes == [.noStackHere])
    run(.append(ridge, to: .router))
    #expect(run.path == [ridge] && run.codes == [.changeIsHidden])
  }
}
