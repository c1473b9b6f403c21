import Diagnostics
import NavigationModel

/// Reads what stands in a slot.
struct SlotReader {
  typealias Mismatch = PhraseMatcher.Mismatch

  let tokens: ArraySlice<LineTokens.Token>
  var index: Int
  let pattern: String

  /// Words that can't be names, since they stand for nothing or for a place.
  static let reserved: Set<String> = ["none", "root", "nothing"]

  mutating func read(_ slot: Slot, _ builder: inout ScenarioBuilder) throws(Mismatch) -> SlotValue {
    switch slot {
    case .route: return .route(try route(&builder))
    case .path: return .path(try path(&builder))
    case .tab: return .name(try known(slot, builder.app.tabs.map(\.name), "tab", builder))
    case .presentation: return .name(try known(slot, builder.app.presentations.map(\.name), "presentation", builder))
    case .presentations: return .names(try presentations(builder))
    case .flow: return .name(try known(slot, builder.app.flows.map(\.name), "flow", builder))
    case .link: return .name(try known(slot, builder.app.links.map(\.name), "link", builder))
    case .item: return .name(try item(builder))
    case .window: return .name(try known(slot, builder.windows, "window", builder))
    case .windows:
      return .names(
        try list { reader throws(Mismatch) in
          try reader.known(.windows, builder.windows, "window", builder)
        })
    case .note: return .note(try note())
    case .word: return .name(try word(slot, &builder))
    case .new: return .name(try new(&builder))
    case .newNames:
      var names = [try new(&builder)]
      while skip(",") { names.append(try new(&builder)) }
      return .names(names)
    case .number: return .number(try number())
    case .column: return .columns([try column()])
    case .columns: return .columns(try list { reader throws(Mismatch) in try reader.column() })
    case .visibility:
      return .visibility(try choice(slot, ColumnVisibility.allCases.map { ($0.word.description, $0) }))
    case .detent: return .detents([try detent()])
    case .detents: return .detents(try list { reader throws(Mismatch) in try reader.detent() })
    case .screen: return .screen(try screen(&builder))
    }
  }

  // MARK: Words

  private var current: LineTokens.Token? { index < tokens.endIndex ? tokens[index] : nil }

  private func mismatch(_ message: String, _ recommendation: String? = nil) -> Mismatch {
    Mismatch(token: index, message: message, recommendation: recommendation ?? "Write '\(pattern)'.")
  }

  private mutating func skip(_ sign: String) -> Bool {
    guard current?.text == sign else { return false }
    index += 1
    return true
  }

  private mutating func text(_ slot: Slot) throws(Mismatch) -> String {
    guard let token = current else { throw mismatch("the line ends where \(slot.meaning) is expected") }
    guard !token.isSign else { throw mismatch("\(slot.meaning) is expected here, not '\(token.text)'") }
    index += 1
    return token.text
  }

  private mutating func list<Element>(
    _ read: (inout SlotReader) throws(Mismatch) -> Element
  ) throws(Mismatch) -> [Element] {
    var elements = [try read(&self)]
    while skip(",") { elements.append(try read(&self)) }
    return elements
  }

  private mutating func choice<Value>(_ slot: Slot, _ values: [(String, Value)]) throws(Mismatch) -> Value {
    let written = try text(slot)
    if let value = values.first(where: { $0.0 == written })?.1 { return value }
    index -= 1
    throw unknown(written, "\(slot.rawValue)", values.map(\.0))
  }

  /// What is said of a word that isn't among those that are known.
  private func unknown(_ written: String, _ kind: String, _ known: [String]) -> Mismatch {
    if known.isEmpty {
      return mismatch("the scenario declares no \(kind)", "Declare it above, before anything happens.")
    }
    let near = EditDistance.nearest(to: written, among: known)
    return mismatch(
      "there is no \(kind) '\(written)'",
      near.map { "Did you mean '\($0)'?" } ?? "There is \(WordList.list(known)).")
  }

  // MARK: Names

  private mutating func name(_ slot: Slot, _ builder: inout ScenarioBuilder) throws(Mismatch) -> Name {
    let written = try text(slot)
    guard let name = builder.names.intern(written) else {
      index -= 1
      throw mismatch("the scenario has too many names", "It may have \(NameTable.limit) of them.")
    }
    return name
  }

  private mutating func word(_ slot: Slot, _ builder: inout ScenarioBuilder) throws(Mismatch) -> Name {
    let name = try name(slot, &builder)
    builder.addRecord(name)
    return name
  }

  private mutating func new(_ builder: inout ScenarioBuilder) throws(Mismatch) -> Name {
    if let written = current?.text, Self.reserved.contains(written) {
      throw mismatch("'\(written)' can't be a name", "Choose another one: '\(written)' has a meaning of its own.")
    }
    return try name(.new, &builder)
  }

  private mutating func known(
    _ slot: Slot, _ names: [Name], _ kind: String, _ builder: ScenarioBuilder
  ) throws(Mismatch) -> Name {
    let written = try text(slot)
    if let name = names.first(where: { builder.names[$0] == written }) { return name }
    index -= 1
    throw unknown(written, kind, names.map { builder.names[$0] })
  }

  private mutating func item(_ builder: ScenarioBuilder) throws(Mismatch) -> Name? {
    if current?.text == "none" {
      index += 1
      return nil
    }
    let items = (builder.app.split?.sidebar ?? []) + (builder.app.split?.content ?? []).map(\.name)
    return try known(.item, items, "item", builder)
  }

  private mutating func presentations(_ builder: ScenarioBuilder) throws(Mismatch) -> [Name] {
    if skip("none") { return [] }
    var names: [Name] = []
    repeat {
      names.append(try known(.presentations, builder.app.presentations.map(\.name), "presentation", builder))
    } while skip(">")
    return names
  }

  // MARK: Routes

  private mutating func route(_ builder: inout ScenarioBuilder) throws(Mismatch) -> Route {
    let name = try known(.route, builder.app.routes.map(\.name), "route", builder)
    guard skip("(") else { return Route(name) }
    let record = try word(.word, &builder)
    guard skip(")") else { throw mismatch("')' is missing after the record", "Write 'route(record)'.") }
    return Route(name, record)
  }

  private mutating func path(_ builder: inout ScenarioBuilder) throws(Mismatch) -> [Route] {
    if skip("root") { return [] }
    var path = [try route(&builder)]
    while skip(">") { path.append(try route(&builder)) }
    return path
  }

  private mutating func screen(_ builder: inout ScenarioBuilder) throws(Mismatch) -> ExpectedScreen {
    let fixed: [String: ExpectedScreen] = [
      "root": .root, "sidebar": .sidebar, "content": .content, "detail": .detail, "sign-in": .signIn,
      "nothing": .nothing,
    ]
    let written = current?.text ?? ""
    if let screen = fixed[written] {
      index += 1
      return screen
    }
    switch written {
    case "stale":
      index += 1
      return .stale(try route(&builder))
    case "unavailable":
      index += 1
      return .unavailable(try route(&builder))
    case "placeholder":
      index += 1
      return .placeholder(try route(&builder))
    case "view":
      index += 1
      return .view(try name(.word, &builder))
    case "blank":
      index += 1
      return .blank(try known(.presentation, builder.app.presentations.map(\.name), "presentation", builder))
    default: break
    }
    if let item = builder.app.presentations.first(where: { builder.names[$0.name] == written }) {
      index += 1
      return .presented(item.name)
    }
    let known = builder.app.routes.map(\.name) + builder.app.presentations.map(\.name)
    if current != nil, !builder.app.routes.contains(where: { builder.names[$0.name] == written }) {
      throw unknown(written, "screen", known.map { builder.names[$0] } + fixed.keys.sorted())
    }
    return .destination(try route(&builder))
  }

  // MARK: Values

  private mutating func number() throws(Mismatch) -> Int {
    let written = try text(.number)
    if let number = Int(written), (0...Int(UInt16.max)).contains(number) { return number }
    index -= 1
    throw mismatch("'\(written)' is no number from 0 to \(UInt16.max)")
  }

  private mutating func column() throws(Mismatch) -> Column {
    try choice(.column, Column.allCases.map { ($0.word.description, $0) })
  }

  private mutating func detent() throws(Mismatch) -> Detent {
    let written = try text(.detent)
    switch written {
    case "medium": return .medium
    case "large": return .large
    default: break
    }
    if let height = UInt16(written) { return .height(height) }
    index -= 1
    throw mismatch("'\(written)' is no detent", "Write 'medium', 'large' or a height in points.")
  }

  private mutating func note() throws(Mismatch) -> NoteCode {
    try choice(.note, NoteCode.allCases.map { ($0.id.description, $0) })
  }
}
