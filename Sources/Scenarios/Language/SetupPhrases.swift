import NavigationModel

/// What a scenario declares before anything happens.
enum SetupPhrases {
  enum Meaning: Sendable {
    case plain(@Sendable (inout ScenarioBuilder, SlotValues) -> Void)
    /// Declarations that take options after a colon.
    case route
    case presentation(PresentationKind)
    case link
  }

  typealias SetupPhrase = Phrase<Meaning>

  struct Group: Sendable {
    let title: String
    let phrases: [SetupPhrase]
  }

  static let groups = [devices, containers, places, policies, starts]
  static let all = groups.flatMap(\.phrases)
  static let firstWords = Set(all.map(\.firstWord))

  private static func phrase(
    _ pattern: String, _ explanation: String, _ change: @escaping @Sendable (inout ScenarioBuilder, SlotValues) -> Void
  ) -> SetupPhrase {
    SetupPhrase(pattern, explanation, .plain(change))
  }

  private static let devices = Group(
    title: "Device",
    phrases: [
      phrase("on iPhone", "The app runs on an iPhone with iOS 26.") {
        $0.device = Device(.iPhone); _ = $1
      },
      phrase("on iPhone with iOS 18", "The same with iOS 18.") {
        $0.device = Device(.iPhone, .ios18); _ = $1
      },
      phrase("on iPad", "It runs on an iPad with iPadOS 26.") {
        $0.device = Device(.iPad); _ = $1
      },
      phrase("on iPad with iPadOS 18", "The same with iPadOS 18.") {
        $0.device = Device(.iPad, .ios18); _ = $1
      },
      phrase("on Mac", "It runs on a Mac with macOS 26.") {
        $0.device = Device(.mac); _ = $1
      },
      phrase("on Mac with macOS 15", "The same with macOS 15.") {
        $0.device = Device(.mac, .ios18); _ = $1
      },
    ])

  private static let containers = Group(
    title: "Container",
    phrases: [
      phrase("stack", "One NavigationStack, as is taken where nothing is said.") {
        $0.app.container = .stack; _ = $1
      },
      phrase("tabs <new names>", "A TabView whose tabs each have a stack.") { builder, values in
        builder.app.container = .tabs(TabsDescription(values.names().map { TabDescription($0) }))
      },
      phrase("tabs without selection", "The TabView has no selection binding.") { builder, _ in
        builder.changeTabs { $0.hasSelection = false }
      },
      phrase("tabs share a path", "All tabs' stacks are bound to one path.") { builder, _ in
        builder.changeTabs { $0.sharesPath = true }
      },
      phrase("tab <tab> without stack", "A tab has no stack.") { builder, values in
        builder.changeTabs { tabs in
          for index in tabs.tabs.indices where tabs.tabs[index].name == values.name() {
            tabs.tabs[index].hasStack = false
          }
        }
      },
      phrase("sidebar <new names>", "A NavigationSplitView whose sidebar has these items.") { builder, values in
        builder.app.container = .split(SplitDescription(sidebar: values.names()))
      },
      phrase("content of <item>: <new names>", "The items of its content column for one of the sidebar's.") {
        builder, values in
        builder.changeSplit { split in
          split.content = (split.content ?? []) + values.names(1).map { .init($0, in: values.name()) }
        }
      },
      phrase("detail without stack", "Its detail column has no stack.") { builder, _ in
        builder.changeSplit { $0.hasDetailStack = false }
      },
      phrase("detail without identity", "Its detail keeps state and path when the selection changes.") { builder, _ in
        builder.changeSplit { $0.identifiesDetail = false }
      },
      phrase("prefer column <column>", "It has a preferredCompactColumn binding with this value.") { builder, values in
        builder.changeSplit { $0.preferredCompactColumn = values.columns().first }
      },
      phrase("path is NavigationPath", "Stacks are bound to a NavigationPath.") {
        $0.app.path = .erased; _ = $1
      },
      phrase("path is not bound", "Stacks are bound to no path.") {
        $0.app.path = .unbound; _ = $1
      },
    ])

  private static let places = Group(
    title: "Routes, presentations, flows and links",
    phrases: [
      SetupPhrase("route <new>", "A screen that stacks push. Options may follow after a colon.", .route),
      SetupPhrase("sheet <new>", "A sheet, with options after a colon.", .presentation(.sheet)),
      SetupPhrase("cover <new>", "A full-screen cover.", .presentation(.cover)),
      SetupPhrase("popover <new>", "A popover.", .presentation(.popover)),
      SetupPhrase("alert <new>", "An alert.", .presentation(.alert)),
      SetupPhrase("dialog <new>", "A confirmation dialog.", .presentation(.confirmationDialog)),
      SetupPhrase("inspector <new>", "An inspector.", .presentation(.inspector)),
      phrase(
        "flow <new>: cover <presentation>, route <route>",
        "A flow that takes the whole screen: this cover, or pushed from this route on the Mac."
      ) { builder, values in
        builder.app.flows.append(.init(values.name(), cover: values.name(1), route: values.route(2).name))
      },
      SetupPhrase("link <new>", "A link, and after a colon where it leads.", .link),
      phrase("missing <word>", "A record that doesn't exist. All others that are named do.") { builder, values in
        builder.missing.insert(values.name())
      },
    ])

  private static let policies = Group(
    title: "Policies",
    phrases: [
      phrase("policy links append", "A link is pushed on top of the path instead of replacing it.") { builder, _ in
        builder.app.policies.linkPaths = .append
      },
      phrase("policy last writer wins", "Nobody decides between a link and restoration.") { builder, _ in
        builder.app.policies.precedence = .lastWriter
      },
      phrase("policy drop links while signed out", "A link that arrives while nobody is signed in is dropped.") {
        builder, _ in builder.app.policies.signedOutLinks = .dropped
      },
      phrase("policy push twice", "Pushing what is on top already pushes it again.") { builder, _ in
        builder.app.policies.repeatedPushes = .pushed
      },
      phrase("policy links to missing records open the parent", "Such a link leads to what comes before the record.") {
        builder, _ in builder.app.policies.linkedRecords = .cutToParent
      },
      phrase("policy links to missing records open nothing", "Such a link changes nothing.") { builder, _ in
        builder.app.policies.linkedRecords = .ignored
      },
      phrase("policy restore missing records", "A restored path keeps routes whose record is gone.") { builder, _ in
        builder.app.policies.restoredRecords = .shownAsUnavailable
      },
      phrase("policy restore at most <number>", "So many routes of a saved path are restored.") { builder, values in
        builder.app.policies.restoredDepth = UInt16(clamping: values.number())
      },
      phrase("policy save on change", "A scene is saved after each change, not when it goes to the background.") {
        builder, _ in builder.app.policies.saving = .onChange
      },
      phrase("policy shared storage", "All windows are saved in one slot: UserDefaults.") { builder, _ in
        builder.app.policies.storage = .shared
      },
      phrase("policy one router for all windows", "One object owns the paths of all windows.") { builder, _ in
        builder.app.policies.owner = .app
      },
      phrase("policy paths in views", "Paths are @State of the views that hold the stacks.") { builder, _ in
        builder.app.policies.owner = .view
      },
      phrase("policy sign-in swaps the root", "The root is the sign-in screen or the app.") { builder, _ in
        builder.app.policies.signIn = .rootSwap
      },
      phrase("policy app over sign-in", "The app is presented over the sign-in screen.") { builder, _ in
        builder.app.policies.signIn = .presentedOver
      },
      phrase("policy tapping a tab again does nothing", "Tapping the selected tab doesn't pop its path.") {
        builder, _ in builder.app.policies.retapPops = false
      },
      phrase("policy onDismiss shows nothing", "What waits for a dismissal is never shown.") { builder, _ in
        builder.app.policies.chainsInOnDismiss = false
      },
      phrase("policy signing out keeps scenes", "Saved scenes outlive the session.") { builder, _ in
        builder.app.policies.signOutForgets = false
      },
    ])

  private static let starts = Group(
    title: "Start",
    phrases: [
      phrase("start path <path>", "The path at the start.") { builder, values in
        let path = values.path()
        builder.atStart { $0.changeWindow { window in window.setPath(path, of: nil) } }
      },
      phrase("start path of <tab> <path>", "A tab's path at the start.") { builder, values in
        let tab = values.name()
        let path = values.path(1)
        let index = builder.app.tabs.firstIndex { $0.name == tab }
        builder.atStart { $0.changeWindow { window in window.setPath(path, of: index) } }
      },
      phrase("start tab <tab>", "The selected tab.") { builder, values in
        let tab = values.name()
        builder.atStart { $0.changeWindow { $0.tab = tab } }
      },
      phrase("start sidebar <item>", "The sidebar's selection.") { builder, values in
        let item = values.optionalName()
        builder.atStart { $0.changeWindow { $0.split?.sidebar = item } }
      },
      phrase("start content <item>", "The content column's selection.") { builder, values in
        let item = values.optionalName()
        builder.atStart { $0.changeWindow { $0.split?.content = item } }
      },
      phrase("start compact", "The window is compact.") { builder, _ in
        builder.atStart { $0.changeWindow { $0.sizeClass = .compact } }
      },
      phrase("start regular", "The window is regular.") { builder, _ in
        builder.atStart { $0.changeWindow { $0.sizeClass = .regular } }
      },
      phrase("start signed out", "Nobody is signed in. It takes a policy for the sign-in.") { builder, _ in
        builder.startsSignedOut = true
      },
    ])
}

/// What may follow the name of a declaration.
enum OptionPhrases {
  typealias RouteOption = Phrase<@Sendable (inout RouteDescription, SlotValues) -> Void>
  typealias PresentationOption = Phrase<@Sendable (inout PresentationDescription, SlotValues) -> Void>
  typealias LinkOption = Phrase<@Sendable (inout Plan?, SlotValues) -> Void>

  static let route: [RouteOption] = [
    .init("view link", "Links to it are view-destination links.") { route, _ in route.link = .view },
    .init("destination in lazy container", "Its destination is inside a List or lazy stack.") { route, _ in
      route.destination = .lazyContainer
    },
    .init("destination on <route>", "Its destination is on another route's screen.") {
      $0.destination = .leaf(of: $1.route().name)
    },
    .init("destination outside", "Its destination is outside of the stack.") { route, _ in
      route.destination = .outsideStack
    },
    .init("destination twice", "Its destination is declared twice.") { route, _ in route.destination = .twice },
    .init("no destination", "Nothing declares a destination for it.") { route, _ in route.destination = .missing },
    .init("parents <path>", "What a link to it puts below it.") { $0.parents = $1.path().map(\.name) },
    .init("transient", "It doesn't outlast the session, so it isn't restored.") { route, _ in route.isDurable = false },
    .init("sensitive", "It must not be written to disk.") { route, _ in route.isSensitive = true },
    .init("not codable", "Its value can't be encoded.") { route, _ in route.isCodable = false },
    .init("copies its record", "Its value is a copy of the record, not an identifier.") { route, _ in
      route.payload = .model
    },
    .init("zooms", "It appears by a zoom transition.") { route, _ in route.zooms = true },
  ]

  static let presentation: [PresentationOption] = [
    .init("with stack", "Its content is a NavigationStack.") { item, _ in item.hasStack = true },
    .init("without close button", "Its content has no button that closes it.") { item, _ in
      item.hasCloseButton = false
    },
    .init("with cancel button", "One of its buttons answers to Escape.") { item, _ in item.hasCancelButton = true },
    .init("stays popover", "It asks to stay a popover in compact width.") { item, _ in item.staysPopover = true },
    .init("detent <detent>", "It may rest at this detent. The first one is where it starts.") { item, values in
      let detents = values.detents()
      item.detents = item.detents == [.large] ? detents : item.detents + detents
    },
    .init("drag indicator shown", "presentationDragIndicator(.visible)") { item, _ in item.dragIndicator = .visible },
    .init("drag indicator hidden", "presentationDragIndicator(.hidden)") { item, _ in item.dragIndicator = .hidden },
    .init("locked", "Interactive dismissal is disabled.") { item, _ in item.isLocked = true },
    .init("reads other state", "Its content reads another property than the one that presents it.") { item, _ in
      item.readsOtherState = true
    },
    .init("zooms", "It appears by a zoom transition.") { item, _ in item.zooms = true },
  ]

  static let link: [LinkOption] = [
    .init("invalid", "The link is malformed.") { plan, _ in plan = nil },
    .init("tab <tab>", "The tab that it selects.") { $0?.tab = $1.name() },
    .init("path <path>", "The whole path there.") { $0?.path = $1.path() },
    .init("presents <presentation>", "What it presents.") { $0?.presentation = $1.name() },
    .init("sidebar <item>", "What it selects in the sidebar.") { $0?.sidebar = $1.optionalName() },
    .init("content <item>", "What it selects in the content column.") { $0?.content = $1.optionalName() },
  ]
}
