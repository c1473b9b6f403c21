import Testing

@testable import NavigationModel

/// Flows that are a cover on iOS and pushed screens on the Mac.
@Suite struct FlowTests {
  private let hut = Route(.hut, .lodge)
  private let guests = Route(.bookingGuests, .lodge)

  private func booking(on platform: Platform) -> Run {
    var run = Run(Apps.guide(), on: platform)
    run(.tapTab(.huts), .tapLink(hut), .beginFlow(.bookingFlow, record: .lodge), .append(guests, to: .router))
    return run
  }

  @Test(.claims("mac-fallback-rule")) func `A flow fills the cover on iOS and is pushed on the Mac`() {
    let phone = booking(on: .iPhone)
    #expect(phone.items == [.booking] && phone.path == [hut])
    #expect(phone.window.layers[0].stack.path == [guests])
    let mac = booking(on: .mac)
    #expect(mac.items == [] && mac.path == [hut, Route(.bookingDates, .lodge), guests])
    #expect(mac.window.flows == [FlowEntry(name: .bookingFlow, number: 1, place: .stack(1, depth: 1))])
  }

  @Test(.claims("mac-same-landing", "mac-pop-whole-flow"), arguments: Platform.allCases)
  func `Closing leads to the same screen on every platform`(platform: Platform) {
    for close in [Event.endFlow, .closeButton] {
      var run = booking(on: platform)
      run(close, .dismissalEnds)
      #expect(run.screen == .destination(hut, isStale: false))
      #expect(run.path == [hut] && run.window.flows == [])
      run(.endFlow)
      #expect(run.codes == [.noFlow] && run.path == [hut])
    }
  }

  @Test(.claims("mac-pop-one-trap")) func `Popping one screen strands the person in the middle of a pushed flow`() {
    var mac = booking(on: .mac)
    mac(.append(Route(.report), to: .router), .pop(1))
    #expect(mac.screen == .destination(guests, isStale: false))
    #expect(mac.last == [Note(.strandedInFlow, .bookingFlow)])
    mac(.endFlow)
    #expect(mac.screen == .destination(hut, isStale: false))
    var phone = booking(on: .iPhone)
    phone(.dismiss(readIn: .presentedRoot))
    #expect(phone.screen == .destination(hut, isStale: false))
  }

  @Test func `Leaving a flow's first screen ends it`() {
    var mac = booking(on: .mac)
    mac(.back)
    #expect(mac.window.flows.count == 1)
    mac(.pop(1))
    #expect(mac.window.flows == [] && mac.codes == [])
    mac(.beginFlow(.bookingFlow, record: nil), .setPath([hut], in: .router))
    #expect(mac.window.flows == [])
    mac(.beginFlow(.bookingFlow, record: nil), .setPath([hut, guests], in: .router))
    #expect(mac.window.flows.count == 1)
  }

  @Test(.claims("sem-cover-macos")) func `A cover asked for on the Mac becomes its flow's push, or nothing`() {
    var mac = Run(Apps.guide(), on: .mac)
    mac(.present(.booking, by: .router))
    #expect(mac.path == [Route(.bookingDates)] && mac.items == [])
    #expect(mac.last == [Note(.coverBecomesPush, .booking, .bookingDates)])
    mac(.endFlow, .present(.tour, by: .content))
    #expect(mac.path == [] && mac.items == [] && mac.codes == [.coverUnavailable])
  }

  @Test(.claims("race-policy-active-flow", "race-login-after-back", "race-stale-result"), arguments: Platform.allCases)
  func `A late result moves only the flow that asked for it`(platform: Platform) {
    var run = booking(on: platform)
    run(.result(Route(.report), flow: 1))
    #expect(run.screen == .destination(Route(.report), isStale: false))
    run(.endFlow, .dismissalEnds, .result(Route(.report), flow: 1))
    #expect(run.path == [hut] && run.codes == [.flowIsOver])
    run(.beginFlow(.bookingFlow, record: .lodge), .result(Route(.report), flow: 1))
    #expect(run.codes == [.flowIsOver])
    run(.result(guests, flow: 2))
    #expect(run.screen == .destination(guests, isStale: false))
    run(.openLink(.toHut, from: .notification), .result(Route(.report), flow: 2))
    #expect(run.codes == [.flowIsOver] && run.path == [hut])
  }

  @Test func `A result reaches its flow in another tab, and in a cover that still waits`() {
    var mac = booking(on: .mac)
    mac(.tapTab(.trails), .result(Route(.report), flow: 1))
    #expect(mac.path == [] && mac.path(of: .huts).last == Route(.report) && mac.codes == [.changeIsHidden])
    mac(.endFlow)
    #expect(mac.codes == [.noFlow] && mac.window.flows.count == 1)
    mac(.tapTab(.account), .endFlow)
    #expect(mac.codes == [.noFlow])
    var phone = Run(Apps.guide())
    phone(.present(.filters, by: .router), .beginFlow(.bookingFlow, record: .lodge), .result(guests, flow: 1))
    #expect(phone.window.queue[0].stack.path == [guests])
    phone(.dismissalEnds)
    #expect(phone.screen == .destination(guests, isStale: false) && phone.window.flows.count == 1)
    phone(.dismissAll, .dismissalEnds, .present(.filters, by: .router), .beginFlow(.bookingFlow, record: .lodge))
    phone(.endFlow)
    #expect(phone.window.queue == [] && phone.window.flows == [])
  }

  @Test func `Closing a pushed flow takes the screens along that its path doesn't record`() {
    var mac = booking(on: .mac)
    mac(.tapLink(Route(.tips)), .endFlow)
    #expect(mac.window.stacks[1] == Stack(path: [hut]) && mac.codes == [.viewsPopped])
  }

  @Test func `The same cover once more starts over`() {
    var phone = booking(on: .iPhone)
    phone(.beginFlow(.bookingFlow, record: .lodge))
    #expect(phone.codes == [.flowStartsOver] && phone.window.layers[0].stack.depth == 0)
    #expect(phone.window.flows.map(\.number) == [2])
  }

  @Test func `A pushed flow dismisses what would hide it`() {
    var mac = Run(Apps.guide(), on: .mac)
    mac(.present(.filters, by: .router), .beginFlow(.bookingFlow, record: .lodge))
    #expect(mac.items == [] && mac.path == [Route(.bookingDates, .lodge)])
    mac(.tapTab(.account), .beginFlow(.bookingFlow, record: .lodge))
    #expect(mac.codes == [.noStackHere] && mac.window.flows.count == 1)
  }

  @Test func `A flow that the app describes wrongly doesn't begin`() {
    let app = Apps.guide { app in
      app.flows += [
        FlowDescription(71, cover: .filters, route: .unknown), FlowDescription(72, cover: .unknown, route: .hut),
      ]
    }
    var phone = Run(app)
    phone(.beginFlow(71, record: nil))
    #expect(phone.codes == [.notACover] && phone.items == [])
    phone(.beginFlow(72, record: nil))
    #expect(phone.codes == [.unknownName])
    phone(.beginFlow(.unknown, record: nil))
    #expect(phone.codes == [.unknownName])
    var mac = Run(app, on: .mac)
    mac(.beginFlow(71, record: nil))
    #expect(mac.codes == [.unknownName] && mac.path == [] && mac.window.flows == [])
    var unbound = Run(Apps.guide { $0.path = .unbound }, on: .mac)
    unbound(.beginFlow(.bookingFlow, record: nil))
    #expect(unbound.codes == [.noPathBound])
  }
}
