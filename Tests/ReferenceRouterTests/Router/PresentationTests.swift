import Testing

@testable import ReferenceRouter

@MainActor @Suite struct PresentationTests {
  private let router = NavigationRouter<TrailGuide>(selectedTab: .trails, flowStyle: .cover)

  @Test func `Presenting leaves the paths alone`() {
    router.push(.trail("ridge"))
    #expect(router.present(.sheet(.filters)))
    #expect(router.sheet == .filters)
    #expect(router[path: .trails] == [.trail("ridge")])
  }

  @Test func `A sheet asked for while another is shown waits until that one has gone`() {
    router.present(.sheet(.filters))
    #expect(!router.present(.sheet(.legend)))
    #expect(router.sheet == nil)
    router.presentationDidDismiss()
    #expect(router.sheet == .legend)
  }

  @Test func `A cover waits for a sheet to go`() {
    router.present(.sheet(.filters))
    #expect(!router.present(.cover(.tour)))
    #expect(router.sheet == nil)
    #expect(router.cover == nil)
    router.presentationDidDismiss()
    #expect(router.cover == .tour)
  }

  @Test func `Presenting what is shown already changes nothing`() {
    router.present(.sheet(.filters))
    #expect(router.present(.sheet(.filters)))
    #expect(router.sheet == .filters)
    router.presentationDidDismiss()
    #expect(router.sheet == .filters)
  }

  @Test func `An alert may stand over a sheet, and is dismissed before it`() {
    router.present(.sheet(.filters))
    #expect(router.present(.alert(.trailClosed("ridge"))))
    #expect(router.presentations == [.alert(.trailClosed("ridge")), .sheet(.filters)])
    router.dismiss()
    #expect(router.presentations == [.sheet(.filters)])
    router.dismiss()
    #expect(router.presentations.isEmpty)
    router.dismiss()
  }

  @Test func `Dismissing everything forgets what waits`() {
    router.present(.sheet(.filters))
    router.present(.sheet(.legend))
    router.dismissAll()
    router.presentationDidDismiss()
    #expect(router.presentations.isEmpty)
  }

  @Test func `A dismissal without anything waiting shows nothing`() {
    router.present(.sheet(.filters))
    router.sheet = nil
    router.presentationDidDismiss()
    #expect(router.presentations.isEmpty)
  }

  @Test func `While one is on its way out, the last one asked for wins`() {
    router.present(.sheet(.filters))
    router.present(.cover(.tour))
    #expect(!router.present(.sheet(.legend)))
    #expect(router.presentations.isEmpty)
    router.presentationDidDismiss()
    #expect(router.presentations == [.sheet(.legend)])
  }
}
