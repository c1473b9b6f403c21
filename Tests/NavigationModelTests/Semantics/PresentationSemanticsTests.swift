import Testing

@testable import NavigationModel

@Suite struct PresentationSemanticsTests {
  private func facts(_ semantic: Semantic, _ platform: Platform, _ baseline: Baseline = .ios26) -> PresentationSemantics
  {
    PresentationSemantics(semantic, on: Device(platform, baseline))
  }

  @Test(
    .claims(
      "sem-push-api", "sem-sheet-api", "sem-cover-api", "sem-popover-api", "sem-alert-api", "sem-dialog-api",
      "sem-rootswap-api", "op-modal", "op-fullscreen"),
    arguments: [
      (Semantic.push, "navigationDestination"), (.sheet, "sheet"), (.cover, "fullScreenCover"), (.popover, "popover"),
      (.alert, "alert"), (.confirmationDialog, "confirmationDialog"), (.inspector, "inspector"), (.rootSwap, "if"),
    ])
  func `Each way has its API`(semantic: Semantic, api: String) {
    #expect("\(semantic.apis[0])" == api)
    #expect("\(semantic.declaration)".hasPrefix(api))
  }

  @Test(
    .claims("sem-push-dismiss", "sem-push-macos", "sem-push-ios"),
    arguments: [
      (Platform.iPhone, Baseline.ios18, DismissalMeans([.back, .edgeSwipe, .program])),
      (.iPhone, .ios26, [.back, .edgeSwipe, .contentSwipe, .program]), (.iPad, .ios18, [.back, .edgeSwipe, .program]),
      (.mac, .ios18, [.back, .program]), (.mac, .ios26, [.back, .program]),
    ] as [(Platform, Baseline, DismissalMeans)])
  func `A push is left so`(platform: Platform, baseline: Baseline, means: DismissalMeans) {
    #expect(facts(.push, platform, baseline).dismissal == means)
    #expect(facts(.push, platform, baseline).sizing == .replaces)
  }

  @Test(
    .claims(
      "sem-sheet-dismiss", "sem-cover-dismiss", "sem-popover-dismiss", "sem-alert-dismiss", "sem-dialog-dismiss",
      "sem-rootswap-dismiss", "sem-alert-macos", "sem-rootswap-macos"),
    arguments: [
      (Semantic.sheet, DismissalMeans([.swipeDown, .ownButton, .program]), DismissalMeans([.ownButton, .program])),
      (.cover, [.ownButton, .program], []),
      (.popover, [.tapOutside, .ownButton, .program], [.tapOutside, .ownButton, .program]),
      (.alert, [.actionButton, .program], [.actionButton, .program]),
      (.confirmationDialog, [.actionButton, .tapOutside, .program], [.actionButton, .program]),
      (.inspector, [.ownButton, .program], [.ownButton, .program]), (.rootSwap, [], []),
    ] as [(Semantic, DismissalMeans, DismissalMeans)])
  func `A presentation is closed so on iPad and Mac`(semantic: Semantic, pad: DismissalMeans, mac: DismissalMeans) {
    #expect(facts(semantic, .iPad).dismissal == pad)
    #expect(facts(semantic, .mac).dismissal == mac)
  }

  @Test func `On iPhone a popover and an inspector close as the sheets that they are`() {
    for semantic in [Semantic.popover, .inspector] {
      #expect(facts(semantic, .iPhone).dismissal == [.swipeDown, .ownButton, .program])
      #expect(facts(semantic, .iPhone).compact == .sheet && facts(semantic, .iPhone).sizing == .detents)
    }
    #expect(facts(.inspector, .iPad).regular == .column && facts(.inspector, .iPad).compact == .sheet)
    #expect(facts(.inspector, .mac).compact == .column && facts(.inspector, .mac).sizing == .column)
    #expect(facts(.popover, .iPad).sizing == .content)
  }

  @Test(.claims("sem-cover-macos", "sem-cover-ios", "mac-catalyst"))
  func `Native macOS alone has no covers, and a push or a sheet takes their place`() {
    let mac = facts(.cover, .mac)
    #expect(!mac.isAvailable && mac.fallbacks == [.push, .sheet] && mac.regular == nil)
    #expect(mac.availability == Availability(iOS: Version(14), macOS: nil, catalyst: Version(14)))
    #expect(facts(.cover, .iPhone).isAvailable && facts(.cover, .iPhone).sizing == .screen)
    #expect(facts(.cover, .iPad).regular == .cover)
    for row in PresentationSemantics.table(.ios26) where row.semantic != .cover || row.platform != .mac {
      #expect(row.isAvailable && row.fallbacks == [])
    }
  }

  @Test(.claims("sem-sheet-ios", "sem-sheet-macos")) func `Detents size a sheet on iOS, its content on the Mac`() {
    #expect(facts(.sheet, .iPhone).sizing == .detents && facts(.sheet, .iPad).sizing == .detents)
    #expect(facts(.sheet, .mac).sizing == .content)
    #expect(facts(.cover, .mac).sizing == .replaces)
  }

  @Test(
    .claims("sem-dialog-ios", "sem-dialog-macos"),
    arguments: [
      (Platform.iPhone, Baseline.ios18, SizeClass.compact, Appearance.actionSheet),
      (.iPhone, .ios26, .compact, .popover), (.iPad, .ios18, .regular, .popover), (.iPad, .ios26, .regular, .popover),
      (.iPad, .ios18, .compact, .actionSheet), (.mac, .ios18, .regular, .alert), (.mac, .ios26, .regular, .alert),
      (.mac, .ios18, .compact, .alert),
    ])
  func `A dialog looks so`(platform: Platform, baseline: Baseline, sizeClass: SizeClass, appearance: Appearance) {
    #expect(Appearance(of: .confirmationDialog, on: Device(platform, baseline), in: sizeClass) == appearance)
    #expect(facts(.confirmationDialog, platform).sizing == .system)
  }

  @Test(.claims("sem-alert-ios", "sem-rootswap-ios", "sem-outside-tap-contract"))
  func `An alert is an alert everywhere, and what a tap outside closes is never one`() {
    for row in PresentationSemantics.table(.ios18) + PresentationSemantics.table(.ios26) {
      if row.semantic == .alert { #expect(row.regular == .alert && row.compact == .alert) }
      if row.dismissal.contains(.tapOutside) {
        #expect(row.semantic == .popover || row.semantic == .confirmationDialog)
        #expect(row.regular != .alert)
      }
      if row.semantic == .rootSwap { #expect(row.regular == nil && row.sizing == .replaces && row.availability == nil) }
    }
  }

  @Test func `The table has a row for each way on each platform`() {
    let rows = PresentationSemantics.table(.ios26)
    #expect(rows.count == 24 && Set(rows).count == 24)
    #expect(rows.allSatisfy { $0.semantic.kind == nil || $0.availability != nil })
  }

  @Test func `Availability is that of Apple's declarations`() {
    #expect(Semantic.push.availability == Availability(iOS: Version(16), macOS: Version(13), catalyst: Version(16)))
    #expect(Semantic.cover.availability?.catalyst == Version(14) && Semantic.cover.availability?.iOS == Version(14))
    #expect(Semantic.sheet.availability?.catalyst == Version(13))
    #expect(Semantic.sheet.availability?.macOS == Version(10, 15))
    #expect(Semantic.popover.availability?.iOS == Version(13))
    #expect(Semantic.alert.availability?.iOS == Version(15))
    #expect(Semantic.confirmationDialog.availability?.macOS == Version(12))
    #expect(
      Semantic.inspector.availability == Availability(iOS: Version(17), macOS: Version(14), catalyst: Version(17)))
    #expect(Version(10, 15) < Version(11) && Version(16, 4) > Version(16) && Version(16) < Version(16, 4))
    #expect(!(Version(16) < Version(15, 9)) && Version(16) == Version(16, 0))
  }

  @Test func `Every way, note and means has words`() {
    var seen: Set<String> = []
    for row in PresentationSemantics.table(.ios26) {
      #expect(!"\(row.semantic.title)".isEmpty && !"\(row.closing)".isEmpty && !"\(row.semantic.purpose)".isEmpty)
      seen.insert("\(row.semantic.title)")
    }
    #expect(seen.count == 8)
    #expect(Set(NoteCode.allCases.map { "\($0.id)" }).count == NoteCode.allCases.count)
    #expect(Set(NoteCode.allCases.map { "\($0.text)" }).count == NoteCode.allCases.count)
    #expect(NoteCode.allCases.allSatisfy { "\($0.text)".hasSuffix(".") })
    #expect(Set(DismissalMeans.words.map(\.means.rawValue)).count == 8)
    #expect(DismissalMeans.interactive == [.swipeDown, .tapOutside])
    #expect("\(facts(.cover, .mac).closing)" == "not available")
    #expect("\(facts(.popover, .iPhone).closing)" == "a swipe down, as the sheet that it becomes")
    #expect("\(facts(.popover, .mac).closing)" == "a tap or click outside")
    #expect("\(facts(.confirmationDialog, .mac).closing)" == "one of its buttons only")
    #expect("\(facts(.sheet, .mac).closing)" == "its own button")
  }

  @Test func `Severities are told apart`() {
    #expect(NoteCode.pathCannotSee.severity == .mistake)
    #expect(NoteCode.linkAppended.severity == .advice)
    #expect(NoteCode.presented.severity == .info)
    #expect(Note(.strandedInFlow, 1).severity == .mistake)
  }
}
