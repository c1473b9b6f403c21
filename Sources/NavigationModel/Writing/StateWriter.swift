/// Writes state and notes as bytes that are the same wherever the model runs, so that a trace taken natively can be
/// held against one taken in a browser. Names are their numbers.
public enum StateWriter {
  /// A state as a JSON object.
  public static func bytes(of state: State) -> [UInt8] {
    bytes { $0.write(state) }
  }

  /// Notes as a JSON array: identifier, severity, and the names that they are about.
  public static func bytes(of notes: [Note]) -> [UInt8] {
    bytes { $0.write(notes) }
  }

  /// What a person sees, as a JSON object.
  public static func bytes(of screen: Screen) -> [UInt8] {
    bytes { json in json.object { $0.write(screen) } }
  }

  /// What an event led to, as one JSON object: the state, the notes, what the person sees, the ways out of it, and
  /// whether the state is another than before.
  public static func bytes(of reduction: Reduction, changed: Bool, in app: AppDescription) -> [UInt8] {
    bytes { json in
      json.object { json in
        json.key("state")
        json.write(reduction.state)
        json.key("notes")
        json.write(reduction.notes)
        json.key("screen")
        json.object { $0.write(reduction.state.visibleScreen(in: app)) }
        json.key("waysOut")
        json.array(reduction.state.waysOut(in: app).words) { $0.word($1) }
        json.key("changed")
        json.bool(changed)
      }
    }
  }

  private static func bytes(_ write: (inout JSONBytes) -> Void) -> [UInt8] {
    var json = JSONBytes()
    write(&json)
    return json.bytes
  }
}

extension JSONBytes {
  fileprivate mutating func write(_ notes: [Note]) {
    array(notes) { json, note in
      json.array([note]) { json, note in
        json.word(note.code.id)
        json.word(note.severity.word)
        if note.subject != nil || note.object != nil { json.name(note.subject) }
        if let object = note.object { json.name(object) }
      }
    }
  }

  fileprivate mutating func write(_ state: State) {
    object { json in
      json.key("platform")
      json.word(state.device.platform.word)
      json.key("baseline")
      json.word(state.device.baseline.word)
      json.key("phase")
      json.word(state.phase.word)
      json.key("signedIn")
      json.bool(state.isSignedIn)
      json.key("focus")
      json.number(UInt16(clamping: state.focus))
      json.key("windows")
      json.array(state.windows) { $0.write($1) }
      json.key("records")
      json.array(state.records) { $0.write($1) }
      json.key("saved")
      json.array(state.saved) { $0.write($1) }
      json.key("heldLink")
      json.name(state.heldLink)
    }
  }

  fileprivate mutating func write(_ record: Record) {
    object { json in
      json.key("name")
      json.name(record.name)
      json.key("condition")
      json.word(record.condition.word)
      json.key("revision")
      json.number(record.revision)
    }
  }

  fileprivate mutating func write(_ saved: SavedScene) {
    object { json in
      json.key("window")
      json.name(saved.window)
      json.key("tab")
      json.name(saved.snapshot.tab)
      json.key("sidebar")
      json.name(saved.snapshot.sidebar)
      json.key("content")
      json.name(saved.snapshot.content)
      json.key("paths")
      json.array(saved.snapshot.paths) { json, path in json.array(path) { $0.write($1) } }
    }
  }

  fileprivate mutating func write(_ screen: Screen) {
    key("screen")
    switch screen {
    case .nothing: word("nothing")
    case .signIn: word("sign-in")
    case .root(let tab): write("root", tab)
    case .destination(let route, let isStale): write(isStale ? "stale" : "destination", route)
    case .unavailable(let route, let condition):
      write("unavailable", route)
      key("condition")
      word(condition.word)
    case .placeholder(let route): write("placeholder", route)
    case .view(let name): write("view", name)
    case .sidebar: word("sidebar")
    case .content(let item): write("content", item)
    case .detail(let item): write("detail", item)
    case .presented(let item): write("presented", item)
    case .blank(let item): write("blank", item)
    }
  }

  private mutating func write(_ screen: StaticString, _ name: Name?) {
    word(screen)
    key("name")
    self.name(name)
  }

  private mutating func write(_ screen: StaticString, _ route: Route) {
    word(screen)
    key("route")
    write(route)
  }
}
