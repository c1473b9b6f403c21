import NavigationModel

/// What a person, the app's code or the system does.
enum EventPhrases {
  typealias EventPhrase = Phrase<@Sendable (SlotValues) -> Event>

  struct Group: Sendable {
    let title: String
    let phrases: [EventPhrase]
  }

  static let groups = [stacks, tabs, splitViews, presentations, dismissals, flows, session, windows]
  static let all = groups.flatMap(\.phrases)
  static let firstWords = Set(all.map(\.firstWord))

  private static func phrase(
    _ pattern: String, _ explanation: String, _ event: @escaping @Sendable (SlotValues) -> Event
  ) -> EventPhrase {
    EventPhrase(pattern, explanation, event)
  }

  private static let stacks = Group(
    title: "Stacks",
    phrases: [
      phrase("tap <route>", "A person taps the navigation link for a route.") { .tapLink($0.route()) },
      phrase("push <route>", "The router pushes a route.") { .append($0.route(), to: .router) },
      phrase("push <route> here", "Code appends a route to the path of the stack on screen.") {
        .append($0.route(), to: .visible)
      },
      phrase("push <route> in <tab>", "Code appends a route to a tab's path.") {
        .append($0.route(), to: .tab($0.name(1)))
      },
      phrase("insert <path> at <number>", "Code inserts routes into the router's path, in one change.") {
        .insert($0.path(), at: $0.number(1), in: .router)
      },
      phrase("set path <path>", "Code assigns the router's whole path.") { .setPath($0.path(), in: .router) },
      phrase("set path of <tab> <path>", "Code assigns a tab's whole path.") {
        .setPath($0.path(1), in: .tab($0.name()))
      },
      phrase("show screen <word>", "A Boolean of the app's pushes a screen: navigationDestination(isPresented:).") {
        .setDestinationFlag($0.name(), true)
      },
      phrase("hide screen <word>", "That Boolean turns false.") { .setDestinationFlag($0.name(), false) },
      phrase("back", "A person taps the back button.") { _ in .back },
      phrase("swipe from edge", "A person swipes back from the leading edge.") { _ in .edgeSwipe },
      phrase("swipe content", "A person swipes back from within the content (iOS 26).") { _ in .contentSwipe },
      phrase("pop <number>", "The router pops so many screens, or as many as there are.") { .pop($0.number()) },
      phrase("pop to <route>", "The router pops to the topmost screen for a route.") { .popTo($0.route()) },
      phrase("pop to root", "The router pops all screens.") { _ in .popToRoot(.router) },
      phrase("pop to root of <tab>", "The router pops all screens of a tab.") { .popToRoot(.tab($0.name())) },
      phrase("remove last <number>", "Code calls removeLast(_:) without asking how long the path is.") {
        .removeLast($0.number(), in: .router)
      },
      phrase("choose <word>", "A picker hands a record to its caller, which leaves the picker.") { .choose($0.name()) },
    ])

  private static let tabs = Group(
    title: "Tabs",
    phrases: [
      phrase("tap tab <tab>", "A person taps a tab, perhaps the selected one.") { .tapTab($0.name()) },
      phrase("select tab <tab>", "Code selects a tab.") { .selectTab($0.name(), resets: false) },
      phrase("select tab <tab> at root", "Code selects a tab and clears its path.") {
        .selectTab($0.name(), resets: true)
      },
      phrase("rebuild tab <tab>", "The identity of a tab's views changes, and their @State starts afresh.") {
        .rebuild($0.name())
      },
      phrase("rebuild tabs", "The identity of all tabs' views changes.") { _ in .rebuild(nil) },
    ])

  private static let splitViews = Group(
    title: "Split views",
    phrases: [
      phrase("tap sidebar <item>", "A person selects in the sidebar.") { .tapSidebar($0.name()) },
      phrase("tap content <item>", "A person selects in the content column.") { .tapContent($0.name()) },
      phrase("select sidebar <item>", "Code sets the sidebar's selection.") { .setSidebar($0.optionalName()) },
      phrase("select content <item>", "Code sets the content column's selection.") { .setContent($0.optionalName()) },
      phrase("show columns <visibility>", "The column visibility changes.") { values in
        if case .visibility(let visibility) = values.all[0] { .showColumns(visibility) } else { .toggleSidebar }
      },
      phrase("toggle sidebar", "A button of the app's own shows or hides the sidebar.") { _ in .toggleSidebar },
      phrase("show column <column>", "Code assigns the preferred compact column.") {
        .setCompactColumn($0.columns().first ?? .detail)
      },
      phrase("focus <column>", "The keyboard focus moves to a column.") { .focusColumn($0.columns().first ?? .detail) },
      phrase("edit draft", "A person begins to edit in the detail.") { _ in .editDraft },
      phrase("resize compact", "The window becomes compact.") { _ in .resize(.compact) },
      phrase("resize regular", "The window becomes regular.") { _ in .resize(.regular) },
    ])

  private static let presentations = Group(
    title: "Presentations",
    phrases: [
      phrase("present <presentation>", "The router presents something.") { .present($0.name(), by: .router) },
      phrase("present <presentation> from content", "A modifier in what is shown presents something.") {
        .present($0.name(), by: .content)
      },
      phrase("present <presentation> by flag", "A Boolean of its own presents something.") {
        .present($0.name(), by: .flag)
      },
      phrase("set flags <presentations>", "Several Booleans turn true in one update.") { .setFlags($0.names()) },
      phrase("lock", "The content disables interactive dismissal.") { _ in .setLock(true) },
      phrase("unlock", "The content allows it again.") { _ in .setLock(false) },
      phrase("set detents <detents>", "The sheet gets other detents.") { .setDetents($0.detents()) },
      phrase("drag to <detent>", "A person drags the sheet to a detent.") { .drag(to: $0.detents().first ?? .large) },
    ])

  private static let dismissals = Group(
    title: "Dismissals",
    phrases: [
      phrase("swipe down", "A person swipes down.") { _ in .swipeDown },
      phrase("tap outside", "A person taps outside of it.") { _ in .tapOutside },
      phrase("press escape", "A person presses Escape.") { _ in .escape },
      phrase("tap close", "A person taps the content's own Close button.") { _ in .closeButton },
      phrase("answer", "A person taps a button of the alert or dialog.") { _ in .answer },
      phrase("dismiss", "The screen on top calls dismiss, read in itself.") { _ in .dismiss(readIn: .visibleScreen) },
      phrase("dismiss from presented root", "The presented root calls dismiss, read outside of its stack.") { _ in
        .dismiss(readIn: .presentedRoot)
      },
      phrase("dismiss from presenter", "The view that presents calls dismiss, read in itself.") { _ in
        .dismiss(readIn: .presenter)
      },
      phrase("router dismisses", "The router sets its topmost optional to nil.") { _ in .dismissTop },
      phrase("router dismisses all", "The router sets all its optionals to nil.") { _ in .dismissAll },
      phrase("dismissal ends", "The animation is over: onDismiss is called.") { _ in .dismissalEnds },
    ])

  private static let flows = Group(
    title: "Flows",
    phrases: [
      phrase("begin <flow>", "A flow begins: a cover, or pushed screens on the Mac.") {
        .beginFlow($0.name(), record: nil)
      },
      phrase("begin <flow> for <word>", "A flow begins for a record.") { .beginFlow($0.name(), record: $0.name(1)) },
      phrase("end flow", "The flow closes, with all of its steps.") { _ in .endFlow },
      phrase("result <route> of flow <number>", "Work that a flow started wants to show its result.") {
        .result($0.route(), flow: UInt16(clamping: $0.number(1)))
      },
    ])

  private static let session = Group(
    title: "Links, session and records",
    phrases: [
      phrase("open <link>", "A link reaches the app by its URL scheme.") { .openLink($0.name(), from: .customScheme) },
      phrase("open <link> as universal link", "A universal link reaches the app.") {
        .openLink($0.name(), from: .universalLink)
      },
      phrase("open <link> from notification", "A person taps a notification.") {
        .openLink($0.name(), from: .notification)
      },
      phrase("open <link> as activity", "A user activity is continued.") { .openLink($0.name(), from: .userActivity) },
      phrase("log in", "Somebody signs in.") { _ in .logIn },
      phrase("log out", "They sign out.") { _ in .logOut },
      phrase("launch", "The app is launched.") { _ in .launch(link: nil) },
      phrase("launch with <link>", "A link launches the app.") { .launch(link: $0.name()) },
      phrase("go to background", "The app goes to the background.") { _ in .enterBackground },
      phrase("come back", "The app comes to the foreground.") { _ in .enterForeground },
      phrase("kill", "The process ends; whatever wasn't saved is lost.") { _ in .kill },
      phrase("restoration begins", "The app begins to restore what it saved.") { _ in .restorationBegins },
      phrase("restoration ends", "What was saved is decoded and takes effect.") { _ in .restorationEnds },
      phrase("delete <word>", "A record is deleted.") { .setRecord($0.name(), .deleted) },
      phrase("forbid <word>", "Access to a record is taken back.") { .setRecord($0.name(), .forbidden) },
      phrase("give away <word>", "A record belongs to another account now.") { .setRecord($0.name(), .foreign) },
      phrase("bring back <word>", "A record is available again.") { .setRecord($0.name(), .available) },
      phrase("edit <word>", "A record changes.") { .editRecord($0.name()) },
    ])

  private static let windows = Group(
    title: "Windows",
    phrases: [
      phrase("open window <new>", "A window opens and takes the focus.") { .openWindow($0.name()) },
      phrase("focus window <window>", "A window takes the focus.") { .focusWindow($0.name()) },
      phrase("close window <window>", "A window closes.") { .closeWindow($0.name()) },
    ])
}
