import Testing

@testable import NavigationModel

@Suite struct SplitTests {
  private let report = Route(.report, .loop)

  private func compact(_ app: AppDescription) -> Run { Run(app, on: .iPhone) }

  @Test(.claims("sv-list-selection")) func `A tap in the sidebar selects and doesn't push`() {
    var run = Run(Apps.atlas(columns: 2), on: .iPad)
    run(.tapSidebar(.trails))
    #expect(run.window.split?.sidebar == .trails && run.window.stacks[0].depth == 0)
    #expect(run.screen == .detail(of: .trails))
    run(.tapSidebar(.unknown))
    #expect(run.codes == [.unknownName] && run.window.split?.sidebar == .trails)
    run(.tapContent(.ridge))
    #expect(run.codes == [.columnNotVisible])
    run(.setContent(.ridge))
    #expect(run.codes == [.noSuchColumn])
  }

  @Test(.claims("sv-three-column")) func `Another category clears the item's selection`() {
    var run = Run(Apps.atlas(), on: .mac)
    run(.tapSidebar(.trails), .tapContent(.ridge))
    #expect(run.screen == .detail(of: .ridge))
    run(.tapSidebar(.trails))
    #expect(run.window.split?.content == .ridge)
    run(.tapSidebar(.huts))
    #expect(run.window.split?.content == nil && run.screen == .detail(of: nil))
    run(.tapContent(.ridge))
    #expect(run.codes == [.notInThisColumn] && run.window.split?.content == nil)
    run(.setContent(.lodge), .setSidebar(nil))
    #expect(run.window.split?.sidebar == nil && run.window.split?.content == nil)
  }

  @Test(.claims("sv-compact-collapse", "sv-test-compact"))
  func `Collapsed columns are one stack with the sidebar as root`() {
    var run = compact(Apps.atlas())
    #expect(run.screen == .sidebar)
    run(.tapSidebar(.trails))
    #expect(run.screen == .content(of: .trails))
    run(.tapContent(.loop), .tapLink(report))
    #expect(run.screen == .destination(report, isStale: false))
    run(.back)
    #expect(run.screen == .detail(of: .loop))
    run(.edgeSwipe)
    #expect(run.screen == .content(of: .trails) && run.window.split?.content == nil)
    run(.dismiss(readIn: .visibleScreen))
    #expect(run.screen == .sidebar && run.window.split?.sidebar == nil)
    run(.back)
    #expect(run.screen == .sidebar && run.codes == [.atRoot])
    var two = compact(Apps.atlas(columns: 2))
    two(.tapSidebar(.huts))
    #expect(two.screen == .detail(of: .huts))
    two(.tapSidebar(.trails))
    #expect(two.codes == [.columnNotVisible])
    two(.back)
    #expect(two.screen == .sidebar)
  }

  @Test(.claims("sv-preferred-compact-column"))
  func `A preferred column is on top at launch, and Back leads to the sidebar`() {
    var run = compact(Apps.atlas(columns: 2) { $0.preferredCompactColumn = .detail })
    #expect(run.screen == .detail(of: nil))
    run(.back)
    #expect(run.screen == .sidebar)
    run(.setCompactColumn(.detail))
    #expect(run.screen == .detail(of: nil))
    run(.setCompactColumn(.content))
    #expect(run.codes == [.noSuchColumn])
    var without = compact(Apps.atlas())
    without(.setCompactColumn(.detail))
    #expect(without.screen == .sidebar && without.codes == [.noColumnBinding])
    var three = compact(Apps.atlas { $0.preferredCompactColumn = .detail })
    three(.back)
    #expect(three.screen == .content(of: nil))
  }

  @Test func `A window that becomes narrow shows the last column with something in it`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.tapSidebar(.trails), .resize(.compact))
    #expect(run.screen == .content(of: .trails))
    run(.resize(.regular), .tapContent(.loop), .tapLink(report), .resize(.compact))
    #expect(run.screen == .destination(report, isStale: false))
    run(.resize(.regular))
    #expect(run.screen == .destination(report, isStale: false))
    var preferred = Run(Apps.atlas { $0.preferredCompactColumn = .sidebar }, on: .iPad)
    preferred(.tapSidebar(.trails), .resize(.compact))
    #expect(preferred.screen == .sidebar && preferred.codes == [.preferredColumnDecides])
    var mac = Run(Apps.atlas(), on: .mac)
    mac(.resize(.compact))
    #expect(mac.window.sizeClass == .regular && mac.codes == [.sizeClassIsFixed])
    var phone = Run(Apps.atlas(), on: .iPhone)
    phone(.resize(.regular))
    #expect(phone.window.sizeClass == .compact && phone.codes == [.sizeClassIsFixed])
  }

  @Test(
    .claims("sv-visibility-options"),
    arguments: [
      (ColumnVisibility.automatic, [Column.sidebar, .content, .detail], [Column.sidebar, .detail]),
      (.all, [.sidebar, .content, .detail], [.sidebar, .detail]),
      (.doubleColumn, [.content, .detail], [.sidebar, .detail]), (.detailOnly, [.detail], [.detail]),
    ])
  func `Four visibilities show these columns`(visibility: ColumnVisibility, three: [Column], two: [Column]) {
    func columns(_ count: Int, _ platform: Platform) -> [Column] {
      var run = Run(Apps.atlas(columns: count), on: platform)
      run(.showColumns(visibility))
      return Reducer(app: run.app, state: run.state).visibleColumns
    }
    #expect(columns(3, .iPad) == three && columns(2, .iPad) == two && columns(2, .mac) == two)
    #expect(columns(3, .mac) == (visibility == .detailOnly ? [.content, .detail] : three))
    #expect(columns(3, .iPhone) == [.sidebar])
  }

  @Test func `What a platform makes of a visibility is noted`() {
    var pad = Run(Apps.atlas(columns: 2), on: .iPad)
    pad(.showColumns(.doubleColumn))
    #expect(pad.codes == [.doubleColumnIsAll])
    pad(.showColumns(.detailOnly))
    #expect(pad.codes == [])
    var mac = Run(Apps.atlas(), on: .mac)
    mac(.showColumns(.doubleColumn))
    #expect(mac.codes == [])
    mac(.showColumns(.detailOnly))
    #expect(mac.codes == [.macShowsContentColumn])
    mac(.showColumns(.all))
    #expect(mac.codes == [])
    var two = Run(Apps.atlas(columns: 2), on: .mac)
    two(.showColumns(.detailOnly))
    #expect(two.codes == [])
    var phone = compact(Apps.atlas())
    phone(.showColumns(.all))
    #expect(phone.codes == [.visibilityIgnored])
  }

  @Test(.claims("sv-toggle-sidebar")) func `Toggling twice leads back`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.showColumns(.all), .toggleSidebar)
    #expect(run.window.split?.visibility == .detailOnly && run.codes == [.systemHasSidebarButton])
    run(.toggleSidebar)
    #expect(run.window.split?.visibility == .all)
  }

  @Test(.claims("sv-detail-id", "sv-detail-stack-snippet"))
  func `With an identity another selection starts afresh, without it keeps draft and pushed screens`() {
    for identifies in [true, false] {
      var run = Run(Apps.atlas { $0.identifiesDetail = identifies }, on: .iPad)
      run(.tapSidebar(.trails), .tapContent(.ridge), .editDraft, .tapLink(report), .tapContent(.loop))
      #expect(run.window.split?.draft == (identifies ? nil : .ridge))
      #expect(run.window.stacks[0].path == (identifies ? [] : [report]))
      #expect(run.codes == (identifies ? [] : [.detailPathKept, .staleDraft]))
      run(.tapContent(.loop))
      #expect(run.codes == [])
    }
    var run = Run(Apps.atlas { $0.identifiesDetail = false }, on: .iPad)
    run(.tapSidebar(.trails), .tapContent(.ridge), .tapContent(.loop))
    #expect(run.codes == [])
    run(.setContent(nil), .editDraft)
    #expect(run.codes == [.nothingSelected])
  }

  @Test(.claims("sv-selection-in-router")) func `A link sets the selections`() {
    for platform in [Platform.iPhone, .iPad] {
      var run = Run(Apps.atlas(), on: platform)
      run(.openLink(.toReport, from: .universalLink))
      #expect(run.window.split?.sidebar == .trails && run.window.split?.content == .loop)
      #expect(run.window.stacks[0].path == [report])
      #expect(run.screen == .destination(report, isStale: false))
      run(.openLink(.toRoot, from: .universalLink))
      #expect(run.window.split?.sidebar == .huts && run.window.split?.content == nil)
      #expect(run.screen == (platform == .iPhone ? .content(of: .huts) : .detail(of: nil)))
    }
  }

  @Test func `dismiss clears the selection of expanded columns, the last one first`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.tapSidebar(.trails), .tapContent(.ridge), .dismiss(readIn: .visibleScreen))
    #expect(run.window.split?.content == nil && run.window.split?.sidebar == .trails)
    run(.dismiss(readIn: .visibleScreen))
    #expect(run.window.split?.sidebar == nil)
    run(.dismiss(readIn: .visibleScreen))
    #expect(run.codes == [.dismissClosesWindow])
  }

  @Test func `A column that is hidden loses the focus`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.focusColumn(.sidebar))
    #expect(run.window.split?.focus == .sidebar)
    run(.showColumns(.doubleColumn))
    #expect(run.window.split?.focus == nil)
    run(.focusColumn(.sidebar))
    #expect(run.window.split?.focus == nil && run.codes == [.columnNotVisible])
    run(.focusColumn(.content), .resize(.compact))
    #expect(run.window.split?.focus == nil)
    run(.focusColumn(.sidebar), .tapSidebar(.trails))
    #expect(run.window.split?.focus == nil)
    run(.focusColumn(.content), .back)
    #expect(run.window.split?.focus == nil)
    var preferred = Run(Apps.atlas { $0.preferredCompactColumn = .sidebar }, on: .iPhone)
    preferred(.focusColumn(.sidebar), .setCompactColumn(.detail))
    #expect(preferred.window.split?.focus == nil)
  }

  @Test func `Below a sheet nothing is selected, edited or focused`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.tapSidebar(.trails), .tapContent(.ridge), .present(.filters, by: .router))
    for event in [Event.tapSidebar(.huts), .tapContent(.loop), .editDraft, .focusColumn(.detail)] {
      run(event)
      #expect(run.codes == [.coveredByModal])
    }
    run(.setSidebar(.huts))
    #expect(run.window.split?.sidebar == .huts)
  }

  @Test func `A link in a hidden detail column can't be tapped`() {
    var run = compact(Apps.atlas())
    run(.tapLink(report))
    #expect(run.codes == [.linkOutsideStack])
    run(.append(report, to: .router))
    #expect(run.codes == [.changeIsHidden] && run.window.stacks[0].path == [report])
    var plain = Run(Apps.atlas { $0.hasDetailStack = false }, on: .iPad)
    plain(.tapSidebar(.trails), .tapContent(.ridge), .tapLink(report))
    #expect(plain.codes == [.linkOutsideStack] && plain.window.stacks == [])
  }

  @Test func `A split view's state can be made as it is`() {
    var run = Run(Apps.atlas(), on: .iPad)
    run(.tapSidebar(.trails), .tapContent(.ridge), .showColumns(.all), .focusColumn(.detail), .editDraft)
    let state = SplitState(
      sidebar: .trails, content: .ridge, visibility: .all, compactColumn: .detail, focus: .detail, draft: .ridge)
    #expect(run.window.split == state)
  }

  @Test func `Without a split view its events say so`() {
    var run = Run(Apps.guide())
    let events: [Event] = [
      .tapSidebar(.trails), .tapContent(.ridge), .setSidebar(nil), .setContent(nil), .showColumns(.all),
      .setCompactColumn(.detail), .focusColumn(.detail), .editDraft,
    ]
    for event in events {
      run(event)
      #expect(run.codes == [.noSplitView])
    }
    run(.toggleSidebar)
    #expect(run.codes == [.systemHasSidebarButton, .noSplitView])
    var leaflet = Run(Apps.leaflet())
    leaflet(.tapTab(.trails))
    #expect(leaflet.codes == [.unknownName])
  }
}
