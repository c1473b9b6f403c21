import Testing

@testable import ReferenceRouter

/// What an app gets that says nothing else.
@MainActor @Suite struct DefaultsTests {
  private enum Leaflet: NavigationDefinition {
    enum Route: Hashable, Codable, Sendable { case page(Int) }
  }

  @Test func `Every route may be restored, eight of them at most`() {
    let router = NavigationRouter<Leaflet>()
    router.path = (1...12).map { .page($0) }
    let snapshot = router.snapshot()
    #expect(snapshot.stacks.map(\.path.count) == [12])
    let reborn = NavigationRouter<Leaflet>()
    #expect(reborn.restore(snapshot) == .restored(dropped: 4))
    #expect(reborn.path == (1...8).map { .page($0) })
  }
}
