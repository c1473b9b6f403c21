import Testing

@testable import ReferenceRouter

/// What holds after whatever a person, a link and the network do, in any order.
@MainActor @Suite struct InvariantTests {
  private typealias Guide = TrailGuide

  @Test(arguments: FlowStyle.allCases, 1...40)
  func `Any sequence of events keeps flows, paths and presentations consistent`(style: FlowStyle, seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let router = NavigationRouter<Guide>(selectedTab: .trails, flowStyle: style)
    var started: [Flow] = []
    for _ in 0..<200 {
      act(on: router, flows: &started, dice: &dice)
      expectConsistency(of: router, flows: started)
    }
  }

  @Test(arguments: 1...40)
  func `Restoring a snapshot and taking another gives the same`(seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let router = NavigationRouter<Guide>(selectedTab: .trails, flowStyle: .push)
    var started: [Flow] = []
    for _ in 0..<60 { act(on: router, flows: &started, dice: &dice) }
    let data = try router.encodedSnapshot()
    let reborn = NavigationRouter<Guide>(selectedTab: .trails, maximumRestoredDepth: .max)
    #expect(reborn.restore(from: data) == .restored(dropped: 0))
    #expect(try reborn.encodedSnapshot() == data)
  }

  private func act(on router: NavigationRouter<Guide>, flows: inout [Flow], dice: inout Dice) {
    let hut = Guide.hut
    let route = [Guide.Route.trail("ridge"), .report(1), .hut(hut), .signIn][dice.roll(4)]
    let tab = Guide.TabID.allCases[dice.roll(3)]
    switch dice.roll(16) {
    case 0, 1: router.push(route)
    case 2: router.push(route, in: tab)
    case 3: router.pushIfNeeded(route)
    case 4: router.pop(dice.roll(3))
    case 5: router.popToRoot()
    case 6: router.select(tab)
    case 7: router.present(.sheet(dice.roll(2) == 0 ? .filters : .legend))
    case 8: router.present(.alert(.trailClosed("ridge")))
    case 9: router.dismiss()
    case 10: router.presentationDidDismiss()
    case 11: flows.append(router.beginFlow(cover: .booking(hut: hut), pushing: .bookingDates(hut: hut)))
    case 12: router.endFlow()
    case 13: if let flow = flows.last { router.push(route, during: flow) }
    case 14:
      router.apply(NavigationPlan(tab: tab, path: [route], presentation: dice.roll(2) == 0 ? nil : .sheet(.legend)))
    default: router.pop(to: route)
    }
  }

  private func expectConsistency(of router: NavigationRouter<Guide>, flows: [Flow]) {
    let waitsForCover = if case .cover? = router.queued { true } else { false }
    #expect(router.cover != nil || waitsForCover || router.coverPath.isEmpty)
    #expect(router.flowStyle == .cover || router.cover == nil)
    #expect(router.queued == nil || (router.sheet == nil && router.cover == nil))
    for entry in router.flows {
      switch entry.place {
      case .cover: #expect(router.cover != nil || waitsForCover)
      case .stack(let tab, let depth): #expect(router[path: tab].count > depth)
      }
    }
    #expect(router.flows.allSatisfy { flows.contains($0.flow) })
  }
}

/// A small generator of equal sequences for equal seeds (xorshift, Marsaglia 2003).
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}
