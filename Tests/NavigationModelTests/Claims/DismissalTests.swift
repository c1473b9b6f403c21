import Testing

@testable import NavigationModel

/// Who may close what, and how.
@Suite struct DismissalTests {
  private let ridge = Route(.trail, .ridge)

  private func showing(
    _ item: Name, on platform: Platform = .iPhone, _ baseline: Baseline = .ios26, _ app: AppDescription = Apps.guide()
  ) -> Run {
    var run = Run(app, on: platform, baseline)
    run(.present(item, by: .router))
    return run
  }

  @Test(.claims("sem-sheet-dismiss")) func `A swipe closes a sheet unless it is locked, code closes it always`() {
    var run = showing(.filters)
    run(.setLock(true), .swipeDown)
    #expect(run.items == [.filters] && run.codes == [.lockRefuses])
    run(.setLock(false), .swipeDown)
    #expect(run.items == [] && run.window.isDismissing)
    run(.dismissalEnds, .present(.form, by: .router), .swipeDown)
    #expect(run.items == [.form] && run.codes == [.lockRefuses])
    run(.closeButton)
    #expect(run.items == [])
    run(.setLock(true))
    #expect(run.codes == [.nothingPresented])
  }

  @Test func `A tap outside of a sheet isn't documented, a Mac's sheet has no swipe`() {
    var run = showing(.filters)
    run(.tapOutside)
    #expect(run.items == [.filters] && run.codes == [.tapOutsideUndocumented])
    run(.answer)
    #expect(run.codes == [.notAPrompt])
    var mac = showing(.filters, on: .mac)
    #expect(mac.codes == [.presented, .detentsIgnored])
    mac(.swipeDown)
    #expect(mac.items == [.filters] && mac.codes == [.gestureNotOnMac])
    mac(.closeButton)
    #expect(mac.items == [])
    mac(.dismissalEnds, .present(.legend, by: .router))
    #expect(mac.codes == [.presented])
  }

  @Test(.claims("sem-cover-dismiss")) func `No gesture closes a cover, its button does`() {
    var run = showing(.tour)
    run(.swipeDown)
    #expect(run.items == [.tour] && run.codes == [.coverHasNoGesture])
    run(.tapOutside)
    #expect(run.items == [.tour] && run.codes == [.gestureDoesNothing])
    run(.back)
    #expect(run.items == [.tour] && run.codes == [.backClosesNothing])
    run(.closeButton)
    #expect(run.items == [])
  }

  @Test(.claims("sem-cover-dismiss")) func `A cover without a button is a trap, and one that zooms may be dragged`() {
    let app = Apps.guide { app in
      app.presentations += [
        PresentationDescription(60, .cover, hasCloseButton: false, zooms: true),
        PresentationDescription(61, .sheet, hasCloseButton: false),
        PresentationDescription(62, .sheet, hasCloseButton: false, isLocked: true),
      ]
    }
    var run = showing(60, app)
    #expect(run.codes == [.presented, .noWayOut])
    run(.closeButton)
    #expect(run.items == [60] && run.codes == [.noCloseButton])
    run(.swipeDown)
    #expect(run.items == [60] && run.codes == [.coverDragUndocumented])
    run = showing(61, app)
    #expect(run.codes == [.presented])
    run(.setLock(true))
    #expect(run.codes == [.noWayOut])
    run(.setLock(false))
    #expect(run.codes == [])
    run = showing(62, app)
    #expect(run.codes == [.presented, .noWayOut])
  }

  private func showing(_ item: Name, _ app: AppDescription) -> Run { showing(item, on: .iPhone, .ios26, app) }

  @Test(.claims("sem-popover-dismiss"), arguments: [Platform.iPad, .mac])
  func `A tap outside closes a popover unless it is locked`(platform: Platform) {
    var run = showing(.packing, on: platform)
    run(.setLock(true), .tapOutside)
    #expect(run.items == [.packing] && run.codes == [.lockRefuses])
    run(.setLock(false), .swipeDown)
    #expect(run.items == [.packing])
    #expect(run.codes == [platform == .mac ? .gestureNotOnMac : .gestureDoesNothing])
    run(.tapOutside)
    #expect(run.items == [] && !run.window.isDismissing)
  }

  @Test(.claims("sem-popover-ios", "sem-popover-macos", "sv-test-compact"))
  func `A popover is a sheet in compact width unless its content objects, and never on the Mac`() {
    let app = Apps.guide { $0.presentations.append(PresentationDescription(60, .popover, staysPopover: true)) }
    func appearance(_ item: Name, _ platform: Platform, _ sizeClass: SizeClass? = nil) -> Appearance? {
      var run = Run(app, on: platform)
      if let sizeClass { run(.resize(sizeClass)) }
      run(.present(item, by: .router))
      return run.state.appearance(of: run.window.layers[0], in: app)
    }
    #expect(appearance(.packing, .iPhone) == .sheet)
    #expect(appearance(60, .iPhone) == .popover)
    #expect(appearance(.packing, .iPad) == .popover)
    #expect(appearance(.packing, .iPad, .compact) == .sheet)
    #expect(appearance(60, .iPad, .compact) == .popover)
    #expect(appearance(.packing, .mac) == .popover)
    #expect(appearance(.packing, .mac, .compact) == .popover)
    var phone = showing(.packing)
    phone(.swipeDown)
    #expect(phone.items == [] && !phone.window.isDismissing)
  }

  @Test func `A window that becomes narrow makes a sheet of its popover`() {
    var run = showing(.packing, on: .iPad)
    run(.resize(.compact))
    #expect(run.last == [Note(.presentationAdapts, .packing)])
    run(.resize(.compact))
    #expect(run.codes == [])
    run(.swipeDown)
    #expect(run.items == [])
    run(.resize(.regular), .present(.details, by: .router))
    #expect(run.window.layers.count == 1 && run.screen == .root(tab: .trails))
    run(.tapLink(ridge))
    #expect(run.path == [ridge])
    run(.resize(.compact))
    #expect(run.screen == .presented(.details))
    run(.swipeDown)
    #expect(run.items == [])
  }

  @Test func `An inspector beside the content is closed by its button`() {
    var run = showing(.details, on: .mac)
    run(.swipeDown)
    #expect(run.items == [.details] && run.codes == [.nothingPresented])
    run(.closeButton)
    #expect(run.items == [])
    run(.closeButton)
    #expect(run.codes == [.noFlow])
    var phone = showing(.filters)
    phone(.present(.details, by: .router))
    #expect(phone.codes == [.waitsForAnswer] && phone.items == [.filters])
    phone(.swipeDown, .dismissalEnds)
    #expect(phone.items == [.details])
    let app = Apps.guide { $0.presentations.append(PresentationDescription(60, .inspector, hasCloseButton: false)) }
    var mac = showing(60, on: .mac, .ios26, app)
    mac(.closeButton)
    #expect(mac.items == [60] && mac.codes == [.noCloseButton])
  }

  @Test(.claims("sem-alert-dismiss", "sem-outside-tap-contract"), arguments: Platform.allCases)
  func `An alert closes by its buttons only`(platform: Platform) {
    var run = showing(.closed, on: platform)
    for event in [Event.tapOutside, .swipeDown, .closeButton] {
      run(event)
      #expect(run.items == [.closed] && run.codes == [.promptNeedsAnswer])
    }
    run(.setLock(true))
    #expect(run.codes == [.nothingPresented])
    run(.back)
    #expect(run.items == [.closed] && run.codes == [.backClosesNothing])
    run(.tapLink(ridge))
    #expect(run.codes == [.coveredByModal])
    run(.dismiss(readIn: .visibleScreen))
    #expect(run.items == [.closed] && run.codes == [.promptNeedsAnswer])
    run(.answer)
    #expect(run.items == [] && !run.window.isDismissing)
  }

  @Test(.claims("sem-dialog-dismiss", "sem-outside-tap-contract"), arguments: Platform.allCases, Baseline.allCases)
  func `A dialog closes by a button, and on iOS by a tap outside`(platform: Platform, baseline: Baseline) {
    var run = showing(.delete, on: platform, baseline)
    run(.tapOutside)
    #expect(run.items == (platform == .mac ? [.delete] : []))
    if platform == .mac { #expect(run.codes == [.promptNeedsAnswer]) }
    var other = showing(.delete, on: platform, baseline)
    other(.answer)
    #expect(other.items == [])
  }

  @Test func `Escape presses the button that answers to it`() {
    var run = showing(.form, on: .mac)
    run(.escape)
    #expect(run.items == [])
    run(.dismissalEnds, .present(.filters, by: .router), .escape)
    #expect(run.items == [.filters] && run.codes == [.escapeUndocumented])
    run(.dismissAll, .dismissalEnds, .present(.delete, by: .router), .escape)
    #expect(run.items == [])
    run(.present(.closed, by: .router), .escape)
    #expect(run.items == [.closed])
    run(.answer, .escape)
    #expect(run.codes == [.nothingPresented])
  }

  @Test(.claims("modal-dismiss-env")) func `dismiss pops what was pushed and closes what was presented`() {
    var run = Run(Apps.guide())
    run(.tapLink(ridge), .dismiss(readIn: .visibleScreen))
    #expect(run.path == [])
    run(.present(.legend, by: .router), .tapLink(ridge), .dismiss(readIn: .visibleScreen))
    #expect(run.items == [.legend] && run.window.layers[0].stack.depth == 0 && run.codes == [])
    run(.dismiss(readIn: .visibleScreen))
    #expect(run.items == [])
    run(.dismissalEnds, .present(.legend, by: .router), .tapLink(ridge), .dismiss(readIn: .presentedRoot))
    #expect(run.items == [])
    run(.dismissalEnds, .dismiss(readIn: .visibleScreen))
    #expect(run.codes == [.dismissDoesNothing])
    run(.present(.closed, by: .router), .dismiss(readIn: .presentedRoot))
    #expect(run.items == [.closed] && run.codes == [.promptNeedsAnswer])
  }

  @Test(.claims("modal-dismiss-in-presenter"))
  func `dismiss read in the presenter acts on the presenter, or on its window`() {
    var run = Run(Apps.guide())
    run(.tapLink(ridge), .present(.filters, by: .router), .dismiss(readIn: .presenter))
    #expect(run.items == [.filters] && run.path == [])
    #expect(run.codes == [.dismissInPresenter, .poppedPresenterUndocumented])
    run(.dismiss(readIn: .presenter))
    #expect(run.items == [.filters] && run.codes == [.dismissInPresenter, .dismissDoesNothing])
    run(.dismissAll, .dismissalEnds, .present(.legend, by: .router), .present(.filters, by: .content))
    run(.dismiss(readIn: .presenter))
    #expect(run.items == [])
    run(.dismissalEnds, .present(.legend, by: .router), .tapLink(ridge), .present(.filters, by: .content))
    run(.dismiss(readIn: .presenter))
    #expect(run.items == [.legend, .filters] && run.window.layers[0].stack.depth == 0)
    #expect(run.codes == [.dismissInPresenter, .poppedPresenterUndocumented])
    for platform in [Platform.iPad, .mac] {
      var other = showing(.filters, on: platform)
      other(.dismiss(readIn: .presenter))
      #expect(other.state.windows == [] && other.codes == [.dismissInPresenter, .dismissClosesWindow])
      #expect(other.state.phase == (platform == .iPad ? .background : .active))
    }
  }

  @Test(.claims("sem-sheet-ios")) func `The grabber shows exactly where there are several detents`() {
    let app = Apps.guide { app in
      app.presentations += [
        PresentationDescription(60, .sheet, detents: [.medium, .large], dragIndicator: .hidden),
        PresentationDescription(61, .sheet, dragIndicator: .visible),
      ]
    }
    func shows(_ item: Name, on platform: Platform = .iPhone) -> Bool {
      let run = showing(item, on: platform, .ios26, app)
      return run.state.showsDragIndicator(run.window.layers[0], in: app)
    }
    #expect(shows(.filters) && !shows(.legend) && !shows(60) && shows(61))
    #expect(shows(.filters, on: .iPad) && !shows(.filters, on: .mac) && !shows(61, on: .mac) && !shows(.tour))
    var run = showing(.legend)
    run(.setDetents([.height(200), .large]))
    #expect(run.state.showsDragIndicator(run.window.layers[0], in: run.app))
  }

  @Test func `A sheet is dragged between its detents`() {
    var run = showing(.filters)
    #expect(run.window.layers[0].detent == .medium)
    run(.drag(to: .large))
    #expect(run.window.layers[0].detent == .large)
    run(.drag(to: .height(200)))
    #expect(run.window.layers[0].detent == .large && run.codes == [.noSuchDetent])
    run(.setDetents([]))
    #expect(run.window.layers[0].detents.count == 2 && run.codes == [.noSuchDetent])
    run(.setDetents([.medium, .large]))
    #expect(run.window.layers[0].detent == .large)
    run(.setDetents([.height(100)]))
    #expect(run.window.layers[0].detent == .height(100))
    run(.dismissAll, .setDetents([.large]))
    #expect(run.codes == [.detentsNeedSheet])
    run(.drag(to: .large))
    #expect(run.codes == [.detentsNeedSheet])
    run(.dismissalEnds, .present(.tour, by: .router), .setDetents([.medium]))
    #expect(run.codes == [.detentsNeedSheet])
    var mac = showing(.legend, on: .mac)
    mac(.setDetents([.medium]))
    #expect(mac.window.layers[0].detents == [.large] && mac.codes == [.detentsIgnored])
    mac(.drag(to: .large))
    #expect(mac.codes == [.gestureNotOnMac])
  }

  @Test func `The ways out that a person has are told`() {
    var run = showing(.filters)
    #expect(run.state.waysOut(in: run.app) == [.swipeDown, .ownButton])
    run(.setLock(true))
    #expect(run.state.waysOut(in: run.app) == [.ownButton])
    run(.present(.closed, by: .content))
    #expect(run.state.waysOut(in: run.app) == [.actionButton])
    run(.answer, .enterBackground)
    #expect(run.state.waysOut(in: run.app) == [])
    let app = Apps.guide {
      $0.presentations.append(PresentationDescription(60, .cover, hasStack: true, hasCloseButton: false))
    }
    run = showing(60, app)
    #expect(run.state.waysOut(in: app) == [])
    run(.tapLink(ridge))
    #expect(run.state.waysOut(in: app) == [.back, .edgeSwipe, .contentSwipe])
    var atlas = Run(Apps.atlas())
    #expect(atlas.state.waysOut(in: atlas.app) == [])
    atlas(.tapSidebar(.trails))
    #expect(atlas.state.waysOut(in: atlas.app) == [.back, .edgeSwipe, .contentSwipe])
    let members = Run(Apps.members(), isSignedIn: false)
    #expect(members.state.waysOut(in: members.app) == [])
  }

  @Test func `Gestures on nothing do nothing`() {
    var run = Run(Apps.guide())
    for event in [Event.swipeDown, .tapOutside, .answer, .escape] {
      run(event)
      #expect(run.codes == [.nothingPresented])
    }
  }
}
