/// What a person, the app's code or the system does. Unless it names a window, it happens in the focused one.
public enum Event: Hashable, Sendable {
  // MARK: Stacks

  /// A person taps the `NavigationLink` for a route; the route's description tells how the link is written.
  case tapLink(Route)
  /// Code appends to a path.
  case append(Route, to: Place)
  /// Code inserts into a path, in one change.
  case insert([Route], at: Int, in: Place)
  /// Code assigns a whole path.
  case setPath([Route], in: Place)
  /// The Boolean of a `navigationDestination(isPresented:)` on the visible screen.
  case setDestinationFlag(Name, Bool)
  /// The back button.
  case back
  /// A swipe from the leading edge.
  case edgeSwipe
  /// A swipe that begins in the content.
  case contentSwipe
  /// The router pops so many screens, or as many as there are.
  case pop(Int)
  /// The router pops to the topmost screen for a route.
  case popTo(Route)
  case popToRoot(Place)
  /// Code calls `removeLast(_:)` on a path without asking how long it is.
  case removeLast(Int, in: Place)
  /// A picker hands a value to its caller, which stores it and leaves the picker.
  case choose(Name)

  // MARK: Tabs

  /// A person taps a tab, perhaps the active one.
  case tapTab(Name)
  /// Code selects a tab, and clears its path if `resets`.
  case selectTab(Name, resets: Bool)
  /// The identity of a tab's views changes (of all, without a name), so that their `@State` starts afresh.
  case rebuild(Name?)

  // MARK: Split views

  case tapSidebar(Name)
  case tapContent(Name)
  case setSidebar(Name?)
  case setContent(Name?)
  case showColumns(ColumnVisibility)
  /// A button of the app's own that switches between `all` and `detailOnly`.
  case toggleSidebar
  /// Code assigns the `preferredCompactColumn` binding.
  case setCompactColumn(Column)
  case focusColumn(Column)
  /// A person begins to edit what the detail shows; the draft lives in the detail's `@State`.
  case editDraft
  /// The window's horizontal size class changes.
  case resize(SizeClass)

  // MARK: Presentations

  case present(Name, by: Layer.Driver)
  /// Several Booleans, each with a presentation of its own, turn true in one update.
  case setFlags([Name])
  case swipeDown
  case tapOutside
  case escape
  /// The content's own Close button.
  case closeButton
  /// A button of an alert or of a confirmation dialog.
  case answer
  /// Code calls the `dismiss` that some view has read from its environment.
  case dismiss(readIn: Reader)
  /// The router sets its topmost optional to `nil`.
  case dismissTop
  case dismissAll
  case setLock(Bool)
  case setDetents([Detent])
  case drag(to: Detent)
  /// The sheet or cover that was dismissed has gone: `onDismiss` is called.
  case dismissalEnds

  // MARK: Flows

  case beginFlow(Name, record: Name?)
  case endFlow
  /// Asynchronous work that a flow started wants to show its result. `flow` is the ``FlowEntry/number``.
  case result(Route, flow: UInt16)

  // MARK: Session, links, life

  case logIn
  case logOut
  case openLink(Name, from: LinkSource)
  /// The app is launched, perhaps by a link.
  case launch(link: Name?)
  case enterBackground
  case enterForeground
  /// The process ends; whatever wasn't saved is lost.
  case kill
  case restorationBegins
  case restorationEnds
  case setRecord(Name, Record.Condition)
  case editRecord(Name)

  // MARK: Windows

  case openWindow(Name)
  case focusWindow(Name)
  case closeWindow(Name)
}

/// Which path code changes.
public enum Place: Hashable, Sendable {
  /// The one on which the person is looking: the topmost presentation's, else the selected tab's.
  case visible
  /// The router's: the cover's if there is one or one is about to appear, else the selected tab's.
  case router
  /// A tab's, which need not be selected.
  case tab(Name)
}

/// The view that reads `dismiss` from its environment.
public enum Reader: UInt8, Hashable, Sendable, CaseIterable {
  /// The screen that the person sees.
  case visibleScreen
  /// The root of the topmost presentation's content, outside of its stack.
  case presentedRoot
  /// The view whose modifier presents.
  case presenter
}

/// How a link reaches the app.
public enum LinkSource: UInt8, Hashable, Sendable, CaseIterable {
  case customScheme, universalLink, userActivity, notification
}

extension Event {
  /// Whether a person does it on the screen, so that it can't happen in the background or below something modal.
  public var isByPerson: Bool {
    switch self {
    case .tapLink, .back, .edgeSwipe, .contentSwipe, .tapTab, .tapSidebar, .tapContent, .focusColumn, .editDraft,
      .swipeDown, .tapOutside, .escape, .closeButton, .answer, .drag:
      true
    default:
      false
    }
  }
}
