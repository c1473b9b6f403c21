import Testing

@testable import ReferenceRouter

@MainActor @Suite struct FlowTests {
  private static let hut = TrailGuide.hut

  private func booking(_ style: FlowStyle) -> (router: NavigationRouter<TrailGuide>, flow: Flow) {
    let router = NavigationRouter<TrailGuide>(selectedTab: .huts, flowStyle: style)
    router.push(.hut(Self.hut))
    let flow = router.beginFlow(cover: .booking(hut: Self.hut), pushing: .bookingDates(hut: Self.hut))
    router.push(.bookingGuests(hut: Self.hut))
    return (router, flow)
  }

  @Test(arguments: FlowStyle.allCases)
  func `A flow closes to the screen from which it was started`(style: FlowStyle) {
    let (router, flow) = booking(style)
    #expect(router.isActive(flow))
    #expect(router.endFlow())
    #expect(router.cover == nil)
    #expect(router.visiblePath == [.hut(Self.hut)])
    #expect(!router.isActive(flow))
    #expect(!router.endFlow())
  }

  @Test func `A cover has a path of its own`() {
    let (router, _) = booking(.cover)
    #expect(router.cover == .booking(hut: Self.hut))
    #expect(router.coverPath == [.bookingGuests(hut: Self.hut)])
    #expect(router[path: .huts] == [.hut(Self.hut)])
  }

  @Test func `A pushed flow goes on in the tab's path`() {
    let (router, _) = booking(.push)
    #expect(router.cover == nil)
    let hut = Self.hut
    #expect(router[path: .huts] == [.hut(hut), .bookingDates(hut: hut), .bookingGuests(hut: hut)])
  }

  @Test(arguments: FlowStyle.allCases)
  func `A late result is pushed only while its flow is under way`(style: FlowStyle) {
    let (router, flow) = booking(style)
    #expect(router.push(.report(1), during: flow))
    #expect(router.visiblePath.last == .report(1))
    router.endFlow()
    #expect(!router.push(.report(2), during: flow))
    #expect(router.visiblePath == [.hut(Self.hut)])
  }

  @Test func `Going back past a pushed flow's first screen ends it`() {
    let (router, flow) = booking(.push)
    router[path: .huts].removeLast()
    #expect(router.isActive(flow))
    router[path: .huts].removeLast()
    #expect(!router.isActive(flow))
    #expect(!router.endFlow())
    #expect(router.visiblePath == [.hut(Self.hut)])
  }

  @Test func `A cover that SwiftUI takes away ends its flow`() {
    let (router, flow) = booking(.cover)
    router.cover = nil
    #expect(!router.isActive(flow))
    #expect(router.coverPath.isEmpty)
  }

  @Test func `A flow in one tab isn't closed from another`() {
    let (router, flow) = booking(.push)
    router.select(.reports)
    #expect(!router.endFlow())
    #expect(router.isActive(flow))
  }

  @Test(arguments: FlowStyle.allCases)
  func `A link ends the flow`(style: FlowStyle) {
    let (router, flow) = booking(style)
    router.apply(NavigationPlan(tab: .trails, path: [.trail("ridge")]))
    #expect(!router.isActive(flow))
    #expect(router.cover == nil)
    #expect(router.visiblePath == [.trail("ridge")])
  }

  @Test func `A flow started from a sheet waits for it to go, and doesn't lose its steps`() {
    let router = NavigationRouter<TrailGuide>(selectedTab: .huts, flowStyle: .cover)
    router.present(.sheet(.filters))
    let flow = router.beginFlow(cover: .booking(hut: Self.hut), pushing: .bookingDates(hut: Self.hut))
    #expect(router.cover == nil)
    #expect(router.isActive(flow))
    router.push(.bookingGuests(hut: Self.hut))
    router.presentationDidDismiss()
    #expect(router.cover == .booking(hut: Self.hut))
    #expect(router.coverPath == [.bookingGuests(hut: Self.hut)])
    #expect(router.isActive(flow))
  }

  @Test func `A flow that still waits can be closed`() {
    let router = NavigationRouter<TrailGuide>(selectedTab: .huts, flowStyle: .cover)
    router.present(.sheet(.filters))
    let flow = router.beginFlow(cover: .booking(hut: Self.hut), pushing: .bookingDates(hut: Self.hut))
    #expect(router.endFlow())
    router.presentationDidDismiss()
    #expect(!router.isActive(flow))
    #expect(router.presentations.isEmpty)
  }

  @Test func `A pushed flow dismisses the sheet that would hide it`() {
    let router = NavigationRouter<TrailGuide>(selectedTab: .huts, flowStyle: .push)
    router.present(.sheet(.filters))
    router.beginFlow(cover: .booking(hut: Self.hut), pushing: .bookingDates(hut: Self.hut))
    #expect(router.presentations.isEmpty)
    #expect(router.visiblePath == [.bookingDates(hut: Self.hut)])
  }

  @Test func `The same cover once more starts over`() {
    let (router, first) = booking(.cover)
    let second = router.beginFlow(cover: .booking(hut: Self.hut), pushing: .bookingDates(hut: Self.hut))
    #expect(!router.isActive(first))
    #expect(router.isActive(second))
    #expect(router.coverPath.isEmpty)
  }
}
