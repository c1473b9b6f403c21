import NavigationModel

/// What stands in the place of `<…>` in a phrase.
enum Slot: String, Sendable, CaseIterable {
  case route, path, tab, presentation, presentations, flow, link, item, window, windows, note
  /// A record, or the name of a screen; it need not be declared.
  case word
  /// Names that are declared here.
  case new, newNames = "new names"
  case number
  case column, columns, visibility, detent, detents
  case screen

  /// What is meant, for messages and the grammar.
  var meaning: String {
    switch self {
    case .route: "a route, with its record: 'hut' or 'hut(42)'"
    case .path: "routes, '>' between them, or 'root' for none: 'list > hut(42)'"
    case .tab: "a tab"
    case .presentation: "something that is presented, by its name"
    case .presentations: "names of what is presented, '>' between them, the topmost last, or 'none'"
    case .flow: "a flow"
    case .link: "a link"
    case .item: "an item of a column, or 'none'"
    case .window: "a window"
    case .windows: "windows, commas between them"
    case .note: "the identifier of a note"
    case .word: "a name"
    case .new: "a name"
    case .newNames: "names, commas between them"
    case .number: "a number"
    case .column: "'sidebar', 'content' or 'detail'"
    case .columns: "columns, commas between them"
    case .visibility: "'automatic', 'all', 'double-column' or 'detail-only'"
    case .detent: "'medium', 'large' or a height in points"
    case .detents: "detents, commas between them"
    case .screen:
      "what is seen: 'root', a route, 'unavailable', 'stale' or 'placeholder' and a route, 'view' and a name, "
        + "something presented, 'blank' and something presented, 'sidebar', 'content', 'detail', 'sign-in' or 'nothing'"
    }
  }
}

/// What was found in a slot.
enum SlotValue: Hashable, Sendable {
  case route(Route)
  case path([Route])
  case name(Name?)
  case names([Name])
  case number(Int)
  case columns([Column])
  case visibility(ColumnVisibility)
  case detents([Detent])
  case note(NoteCode)
  case screen(ExpectedScreen)
}

/// What was found in a phrase's slots, in order.
struct SlotValues: Sendable {
  var all: [SlotValue]

  func route(_ index: Int = 0) -> Route {
    if case .route(let route) = all[index] { route } else { Route(0) }
  }

  func path(_ index: Int = 0) -> [Route] {
    if case .path(let path) = all[index] { path } else { [] }
  }

  /// A name that must be there.
  func name(_ index: Int = 0) -> Name { optionalName(index) ?? 0 }

  func optionalName(_ index: Int = 0) -> Name? {
    if case .name(let name) = all[index] { name } else { nil }
  }

  func names(_ index: Int = 0) -> [Name] {
    if case .names(let names) = all[index] { names } else { [] }
  }

  func number(_ index: Int = 0) -> Int {
    if case .number(let number) = all[index] { number } else { 0 }
  }

  func columns(_ index: Int = 0) -> [Column] {
    if case .columns(let columns) = all[index] { columns } else { [] }
  }

  func detents(_ index: Int = 0) -> [Detent] {
    if case .detents(let detents) = all[index] { detents } else { [] }
  }
}
