import Observation
import Testing

@testable import ReferenceRouter

@MainActor @Suite struct StackTests {
  private let router = NavigationRouter<TrailGuide>(selectedTab: .trails)

  @Test func `A push adds one screen to the selected tab's path`() {
    router.push(.trail("ridge"))
    router.push(.report(7))
    #expect(router[path: .trails] == [.trail("ridge"), .report(7)])
    #expect(router[path: .huts].isEmpty)
  }

  @Test func `A pop takes off as many screens as there are, and says which`() {
    router.replace(with: [.trail("ridge"), .report(7), .report(8)], in: .trails)
    #expect(router.pop() == [.report(8)])
    #expect(router.pop(5) == [.trail("ridge"), .report(7)])
    #expect(router.pop().isEmpty)
    #expect(router.pop(-1).isEmpty)
    #expect(router.visiblePath.isEmpty)
  }

  @Test func `Popping to a screen leaves it showing`() {
    router.replace(with: [.trail("ridge"), .report(7), .report(8)], in: .trails)
    #expect(router.pop(to: .trail("ridge")))
    #expect(router.visiblePath == [.trail("ridge")])
    #expect(!router.pop(to: .report(99)))
    #expect(router.visiblePath == [.trail("ridge")])
  }

  @Test func `Each tab keeps its own path`() {
    router.push(.trail("ridge"))
    router.select(.huts)
    router.push(.hut(TrailGuide.hut))
    router.select(.trails)
    #expect(router.visiblePath == [.trail("ridge")])
    #expect(router[path: .huts] == [.hut(TrailGuide.hut)])
  }

  @Test func `Selecting the selected tab again pops it to its root`() {
    router.push(.trail("ridge"))
    router.select(.trails)
    #expect(router.visiblePath.isEmpty)
    #expect(router.selectedTab == .trails)
  }

  @Test func `Popping another tab to its root leaves this one as it is`() {
    router.push(.trail("ridge"))
    router.push(.report(7), in: .reports)
    router.popToRoot(in: .reports)
    #expect(router[path: .reports].isEmpty)
    #expect(router.visiblePath == [.trail("ridge")])
    router.popToRoot()
    #expect(router.visiblePath.isEmpty)
  }

  @Test func `Asking twice for the same screen pushes it once`() {
    #expect(router.pushIfNeeded(.trail("ridge")))
    #expect(!router.pushIfNeeded(.trail("ridge")))
    #expect(router.visiblePath.count == 1)
  }

  @Test func `Two scenes don't move each other`() {
    let other = NavigationRouter<TrailGuide>(selectedTab: .trails)
    router.push(.trail("ridge"))
    #expect(other.visiblePath.isEmpty)
  }

  @Test func `Who reads the path hears of a push, and who reads the sheet doesn't`() {
    final class Heard: Sendable {
      nonisolated(unsafe) var path = false
      nonisolated(unsafe) var sheet = false
    }
    let heard = Heard()
    withObservationTracking {
      _ = router[path: .trails]
    } onChange: {
      heard.path = true
    }
    withObservationTracking {
      _ = router.sheet
    } onChange: {
      heard.sheet = true
    }
    router.push(.trail("ridge"))
    #expect(heard.path)
    #expect(!heard.sheet)
  }

  @Test func `An app without tabs has one path`() {
    enum Leaflet: NavigationDefinition {
      enum Route: Hashable, Codable, Sendable { case page(Int) }
    }
    let router = NavigationRouter<Leaflet>()
    router.push(.page(1))
    router.path.append(.page(2))
    #expect(router.path == [.page(1), .page(2)])
    router.apply(NavigationPlan(path: [.page(3)]))
    #expect(router.path == [.page(3)])
  }
}
