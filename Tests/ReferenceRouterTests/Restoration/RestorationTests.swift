import Foundation
import Testing

@testable import ReferenceRouter

@MainActor @Suite struct RestorationTests {
  private let router = NavigationRouter<TrailGuide>(selectedTab: .trails)

  private func saved(_ arrange: (NavigationRouter<TrailGuide>) -> Void) throws -> Data {
    let router = NavigationRouter<TrailGuide>(selectedTab: .trails, flowStyle: .push)
    arrange(router)
    return try router.encodedSnapshot()
  }

  @Test func `Tabs and paths come back, presentations don't`() throws {
    let data = try saved {
      $0.push(.trail("ridge"))
      $0.select(.huts)
      $0.push(.hut(TrailGuide.hut))
      $0.present(.sheet(.filters))
    }
    #expect(router.restore(from: data) == .restored(dropped: 0))
    #expect(router.selectedTab == .huts)
    #expect(router[path: .trails] == [.trail("ridge")])
    #expect(router[path: .huts] == [.hut(TrailGuide.hut)])
    #expect(router.presentations.isEmpty)
  }

  @Test func `Equal states are saved as equal bytes`() throws {
    let first = try saved { router in TrailGuide.TabID.allCases.forEach { router.push(.report(1), in: $0) } }
    let second = try saved { router in TrailGuide.TabID.allCases.reversed().forEach { router.push(.report(1), in: $0) }
    }
    #expect(first == second)
  }

  @Test func `A path is cut at the depth limit`() throws {
    let data = try saved { router in (1...20).forEach { router.push(.report($0)) } }
    let shallow = NavigationRouter<TrailGuide>(selectedTab: .trails, maximumRestoredDepth: 3)
    #expect(shallow.restore(from: data) == .restored(dropped: 17))
    #expect(shallow.visiblePath == [.report(1), .report(2), .report(3)])
  }

  @Test func `A path ends before the first route that no longer resolves`() throws {
    let data = try saved { $0.replace(with: [.trail("ridge"), .report(7), .report(8)], in: .trails) }
    #expect(router.restore(from: data) { $0 != .report(7) } == .restored(dropped: 2))
    #expect(router.visiblePath == [.trail("ridge")])
  }

  @Test func `Routes that must not be restored are neither saved nor brought back`() throws {
    let data = try saved { $0.replace(with: [.trail("ridge"), .signIn, .report(1)], in: .trails) }
    #expect(!String(decoding: data, as: UTF8.self).contains("signIn"))
    let old = NavigationSnapshot<TrailGuide>(
      selectedTab: .trails, stacks: [.init(tab: .trails, path: [.trail("ridge"), .signIn])])
    #expect(router.restore(old) == .restored(dropped: 1))
    #expect(router.visiblePath == [.trail("ridge")])
  }

  @Test func `The steps of a pushed flow aren't saved`() throws {
    let data = try saved {
      $0.select(.huts)
      $0.push(.hut(TrailGuide.hut))
      $0.beginFlow(cover: .booking(hut: TrailGuide.hut), pushing: .bookingDates(hut: TrailGuide.hut))
      $0.push(.bookingGuests(hut: TrailGuide.hut))
    }
    #expect(router.restore(from: data) == .restored(dropped: 0))
    #expect(router[path: .huts] == [.hut(TrailGuide.hut)])
  }

  @Test func `A link that came first wins, even where it led to a root`() throws {
    let data = try saved { $0.push(.trail("ridge")) }
    router.apply(NavigationPlan(tab: .trails))
    #expect(router.restore(from: data) == .refusedByIntent)
    #expect(router.visiblePath.isEmpty)
  }

  @Test func `A link that comes later wins as well`() throws {
    let data = try saved { $0.push(.trail("ridge")) }
    #expect(router.restore(from: data) == .restored(dropped: 0))
    router.apply(NavigationPlan(tab: .trails, path: [.trail("loop")]))
    #expect(router.visiblePath == [.trail("loop")])
  }

  @Test func `A scene in use isn't restored, and no scene twice`() throws {
    let data = try saved { $0.push(.trail("ridge")) }
    let used = NavigationRouter<TrailGuide>(selectedTab: .trails)
    used.push(.report(1))
    #expect(used.restore(from: data) == .refusedByState)
    #expect(used.visiblePath == [.report(1)])
    #expect(router.restore(from: data) == .restored(dropped: 0))
    router.popToRoot()
    #expect(router.restore(from: data) == .refusedByState)
    #expect(router.visiblePath.isEmpty)
  }

  @Test(arguments: ["", "{}", "null", "[1,2]", #"{"stacks":3}"#, #"{"stacks":[3]}"#])
  func `Data that is no snapshot changes nothing`(text: String) {
    #expect(router.restore(from: Data(text.utf8)) == .invalid)
    #expect(router.visiblePath.isEmpty)
    #expect(router.selectedTab == .trails)
  }

  @Test func `What another version saved is restored as far as it is known`() throws {
    let text = """
      {"selectedTab":"peaks","stacks":[
        {"tab":"peaks","path":[]},
        {"tab":"trails","path":[{"trail":{"_0":"ridge"}},{"panorama":{"_0":1}},{"report":{"_0":7}}]}]}
      """
    #expect(router.restore(from: Data(text.utf8)) == .restored(dropped: 3))
    #expect(router.selectedTab == .trails)
    #expect(router.visiblePath == [.trail("ridge")])
  }
}
