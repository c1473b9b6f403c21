import NavigationModel

/// What may be expected after an event.
enum ExpectationPhrases {
  typealias ExpectationPhrase = Phrase<@Sendable (SlotValues) -> Expectation.Subject>

  private static func phrase(
    _ pattern: String, _ explanation: String, _ subject: @escaping @Sendable (SlotValues) -> Expectation.Subject
  ) -> ExpectationPhrase {
    ExpectationPhrase(pattern, explanation, subject)
  }

  static let all = [
    phrase("path: <path>", "The path of the only stack, of the selected tab's, or of the detail column's.") {
      .path(of: nil, $0.path())
    },
    phrase("path of <tab>: <path>", "A tab's path.") { .path(of: $0.name(), $0.path(1)) },
    phrase("screen: <screen>", "What the person sees.") { values in
      if case .screen(let screen) = values.all[0] { .screen(screen) } else { .unchanged }
    },
    phrase("tab: <tab>", "The selected tab.") { .tab($0.name()) },
    phrase("presented: <presentations>", "Everything that is presented.") { .presented($0.names()) },
    phrase("presented path: <path>", "The path in the topmost presentation's own stack.") {
      .presentedPath($0.path())
    },
    phrase("waiting: <presentations>", "What waits to be presented, the next one first.") { .waiting($0.names()) },
    phrase("sidebar: <item>", "The sidebar's selection.") { .sidebar($0.optionalName()) },
    phrase("content: <item>", "The content column's selection.") { .content($0.optionalName()) },
    phrase("columns: <columns>", "The columns on screen.") { .columns($0.columns()) },
    phrase("root: app", "The app's content is at the root.") { _ in .root(.app) },
    phrase("root: sign-in", "The sign-in screen is at the root.") { _ in .root(.signIn) },
    phrase("window: <window>", "The focused window.") { .window($0.name()) },
    phrase("windows: <windows>", "All windows.") { .windows($0.names()) },
    phrase("held link: <link>", "The link that waits for a sign-in.") { .heldLink($0.name()) },
    phrase("held link: none", "No link waits.") { _ in .heldLink(nil) },
    phrase("saved path: <path>", "The first path that is saved for the window.") { .savedPath($0.path()) },
    phrase("saved path: nothing", "Nothing is saved for the window.") { _ in .savedPath(nil) },
    phrase("detent: <detent>", "The detent at which the topmost sheet rests.") {
      .detent($0.detents().first ?? .large)
    },
    phrase("drag indicator: shown", "The topmost sheet shows its drag indicator.") { _ in .dragIndicator(true) },
    phrase("drag indicator: hidden", "It shows none.") { _ in .dragIndicator(false) },
    phrase("note: <note>", "The event gives this note.") { values in
      if case .note(let code) = values.all[0] { .note(code, isGiven: true) } else { .unchanged }
    },
    phrase("no note: <note>", "It doesn't give this note.") { values in
      if case .note(let code) = values.all[0] { .note(code, isGiven: false) } else { .unchanged }
    },
    phrase("no warnings", "It gives no advice and finds no mistake.") { _ in .noWarnings },
    phrase("unchanged", "It changes nothing.") { _ in .unchanged },
  ]
}
