import Testing

@testable import NavigationModel

@Suite struct StackTests {
  private var run = Run(Apps.leaflet())
  private let ridge = Route(.trail, .ridge)
  private let loop = Route(.trail, .loop)
  private let report = Route(.report, .loop)

  @Test(.claims("op-push")) mutating func `A tapped link and an append each add one element`() {
    run(.tapLink(ridge))
    #expect(run.path == [ridge])
    run(.append(report, to: .router))
    #expect(run.path == [ridge, report])
    #expect(run.screen == .destination(report, isStale: false))
  }

  @Test(.claims("op-pop", "sem-push-dismiss")) mutating func `Back takes one screen off`() {
    run(.tapLink(ridge), .tapLink(report), .back)
    #expect(run.path == [ridge])
    run(.pop(1))
    #expect(run.path == [])
    #expect(run.screen == .root(tab: nil))
  }

  @Test(.claims("op-pop-n")) mutating func `removeLast takes several at once, and more than there are is refused`() {
    run(.setPath([ridge, loop, report], in: .router), .removeLast(2, in: .router))
    #expect(run.path == [ridge])
    run(.removeLast(2, in: .router))
    #expect(run.path == [ridge])
    #expect(run.codes == [.removeLastTraps])
    run(.removeLast(-1, in: .router))
    #expect(run.codes == [.removeLastTraps])
    run(.removeLast(0, in: .router))
    #expect(run.path == [ridge] && run.codes == [])
    run(.removeLast(1, in: .router))
    #expect(run.path == [])
  }

  @Test(.claims("op-pop-guard")) mutating func `Popping at the root changes nothing, and popping too many stops there`()
  {
    run(.pop(1))
    #expect(run.path == [] && run.codes == [.atRoot])
    run(.back)
    #expect(run.codes == [.atRoot])
    run(.tapLink(ridge), .pop(0))
    #expect(run.codes == [.nothingToPop])
    run(.pop(-2))
    #expect(run.path == [ridge] && run.codes == [.nothingToPop])
    run(.pop(1), .tapLink(ridge), .pop(5))
    #expect(run.path == [] && run.codes == [.popsBeyondRoot])
  }

  @Test(.claims("op-pop-to-root")) mutating func `Popping to the root empties the path`() {
    run(.setPath([ridge, loop, report], in: .router), .popToRoot(.router))
    #expect(run.path == [])
  }

  @Test(.claims("op-jump"), arguments: [[], [Route(.hut, .lodge)], [Route(.trail, .ridge), Route(.report)]])
  mutating func `A jump ends at parent and target whatever was open`(before: [Route]) {
    run(.setPath(before, in: .router), .setPath([ridge, report], in: .router))
    #expect(run.path == [ridge, report])
    run(.back)
    #expect(run.screen == .destination(ridge, isStale: false))
  }

  @Test(.claims("op-assign-whole-stack")) mutating func `A whole stack is assigned in one change`() {
    run(.setPath([ridge, loop, report], in: .router))
    #expect(run.path == [ridge, loop, report])
    #expect(run.codes == [.pathReplaced])
    run(.setPath([ridge, loop, report], in: .router))
    #expect(run.codes == [])
  }

  @Test mutating func `Several are inserted where there is room, and nowhere else`() {
    run(.setPath([ridge, report], in: .router), .insert([loop, Route(.hut)], at: 1, in: .router))
    #expect(run.path == [ridge, loop, Route(.hut), report])
    run(.insert([ridge], at: 4, in: .router))
    #expect(run.path.count == 5)
    for index in [-1, 6] {
      run(.insert([ridge], at: index, in: .router))
      #expect(run.path.count == 5 && run.codes == [.indexOutOfRange])
    }
    run(.insert([ridge], at: 0, in: .router))
    #expect(run.path.first == ridge)
  }

  @Test mutating func `Popping to a route leaves its topmost screen showing`() {
    run(.setPath([ridge, loop, ridge, report, loop], in: .router), .popTo(ridge))
    #expect(run.path == [ridge, loop, ridge])
    run(.popTo(ridge))
    #expect(run.path == [ridge, loop, ridge] && run.codes == [])
    run(.popTo(report))
    #expect(run.codes == [.notOnPath])
  }

  @Test(.claims("stack-shared-by-pushed-views", "nav-state-as-data"))
  mutating func `Links of pushed screens append to the one path, which is plain data`() {
    run(.tapLink(ridge), .tapLink(loop), .tapLink(report))
    #expect(run.path == [ridge, loop, report])
    #expect(run.window.stacks == [Stack(path: [ridge, loop, report])])
  }

  @Test(.claims("sem-push-dismiss"))
  mutating func `A swipe from the edge goes back, one in the content only from iOS 26`() {
    run(.tapLink(ridge), .tapLink(report), .edgeSwipe)
    #expect(run.path == [ridge])
    run(.contentSwipe)
    #expect(run.path == [] && run.codes == [.contentSwipeAssumed])
    var old = Run(Apps.leaflet(), on: .iPad, .ios18)
    old(.tapLink(ridge), .contentSwipe)
    #expect(old.path == [ridge] && old.codes == [.contentSwipeNeedsIOS26])
    old(.edgeSwipe)
    #expect(old.path == [])
  }

  @Test(.claims("sem-push-macos")) func `A Mac goes back by its button, and has no swipes for it`() {
    var mac = Run(Apps.leaflet(), on: .mac)
    mac(.tapLink(ridge), .tapLink(report), .edgeSwipe)
    #expect(mac.path.count == 2 && mac.codes == [.gestureNotOnMac])
    mac(.contentSwipe)
    #expect(mac.path.count == 2 && mac.codes == [.gestureNotOnMac])
    mac(.back)
    #expect(mac.path == [ridge])
  }

  @Test(.claims("res-closure")) mutating func `A picker stores the value and leads back to its caller`() {
    run(.tapLink(ridge), .tapLink(report), .choose(.loop))
    #expect(run.window.chosen == .loop)
    #expect(run.path == [ridge])
    run(.present(.legend, by: .router), .choose(.ridge))
    #expect(run.items == [] && run.window.chosen == .ridge)
    run(.back, .choose(.lodge))
    #expect(run.codes == [.atRoot] && run.window.chosen == .lodge)
  }

  @Test(.claims("res-row-inner-button")) mutating func `A row pushes its detail, its inner button jumps deeper`() {
    run(.tapLink(ridge))
    #expect(run.path == [ridge])
    run(.back, .setPath([ridge, report], in: .router))
    #expect(run.path == [ridge, report])
  }

  @Test(.claims("router-methods-basic")) mutating func `Push, pop, pop to root and replace are all there is to it`() {
    run(.append(ridge, to: .router), .append(report, to: .router), .pop(1))
    #expect(run.path == [ridge])
    run(.popToRoot(.router))
    #expect(run.path == [])
    run(.setPath([loop], in: .router))
    #expect(run.path == [loop])
  }

  @Test mutating func `What nobody declares moves nothing`() {
    let nowhere = Route(.unknown)
    let events: [Event] = [
      .tapLink(nowhere), .append(nowhere, to: .router), .setPath([ridge, nowhere], in: .router),
      .insert([nowhere], at: 0, in: .router), .result(nowhere, flow: 1),
    ]
    for event in events {
      run(event)
      #expect(run.path == [] && run.codes == [.unknownName])
    }
    run(.append(ridge, to: .tab(.trails)))
    #expect(run.path == [] && run.codes == [.noStackHere])
  }

  @Test func `A stack without a bound path can't be moved by code`() {
    var run = Run(Apps.leaflet { $0.path = .unbound })
    let events: [Event] = [
      .append(ridge, to: .router), .setPath([ridge], in: .router), .pop(1), .popToRoot(.router), .popTo(ridge),
      .insert([ridge], at: 0, in: .router), .removeLast(1, in: .router),
    ]
    for event in events {
      run(event)
      #expect(run.path == [] && run.codes == [.noPathBound])
    }
    run(.tapLink(ridge))
    #expect(run.path == [ridge])
    run(.back)
    #expect(run.path == [])
  }
}
