import Foundation
import Testing

@testable import NavigationModel

/// The binary form of apps, states and events.
@Suite struct CodingTests {
  @Test func `Apps come back as they were`() {
    for seed in 0..<500 {
      var dice = AppDice(seed: seed)
      let app = dice.app()
      #expect(ModelDecoder.app(from: ModelEncoder.bytes(of: app)) == app)
    }
    for app in RandomWalkTests.apps { #expect(ModelDecoder.app(from: ModelEncoder.bytes(of: app)) == app) }
  }

  @Test func `States and events come back as they were, wherever a walk leads`() {
    for (index, app) in RandomWalkTests.apps.enumerated() {
      for platform in Platform.allCases {
        var events = EventDice(seed: 500 + index, app: app)
        var state = State(of: app, on: Device(platform, index % 2 == 0 ? .ios18 : .ios26))
        for _ in 0..<200 {
          let event = events.event()
          #expect(ModelDecoder.event(from: ModelEncoder.bytes(of: event)) == event)
          state = reduce(state, event, in: app).state
          #expect(ModelDecoder.state(from: ModelEncoder.bytes(of: state)) == state)
        }
      }
    }
  }

  @Test func `The first byte of an event is its case, and each has one of its own`() {
    let numbers = CodingTests.oneOfEach.map { ModelEncoder.bytes(of: $0)[0] }
    #expect(numbers == Array(0..<57))
    for event in Self.oneOfEach { #expect(ModelDecoder.event(from: ModelEncoder.bytes(of: event)) == event) }
    #expect(ModelDecoder.event(from: [57]) == nil)
  }

  @Test func `Numbers beyond 32 bits are written as the nearest within`() {
    for (number, nearest) in [(Int.max, Int(Int32.max)), (.min, Int(Int32.min)), (-1, -1), (0, 0), (1 << 20, 1 << 20)] {
      #expect(ModelDecoder.event(from: ModelEncoder.bytes(of: .pop(number))) == .pop(nearest))
    }
  }

  @Test func `A part of the bytes, or more than all, is malformed`() throws {
    for (app, state) in Self.samples {
      let apps = ModelEncoder.bytes(of: app)
      let states = ModelEncoder.bytes(of: state)
      for count in apps.indices { #expect(ModelDecoder.app(from: Array(apps[..<count])) == nil) }
      for count in states.indices { #expect(ModelDecoder.state(from: Array(states[..<count])) == nil) }
      #expect(ModelDecoder.app(from: apps + [0]) == nil)
      #expect(ModelDecoder.state(from: states + [0]) == nil)
      let start = try #require(ModelDecoder.start(from: apps + states))
      #expect(start.app == app && start.state == state)
      #expect(ModelDecoder.start(from: apps) == nil)
      #expect(ModelDecoder.start(from: states) == nil)
    }
  }

  @Test func `Another version of the form, choices that don't exist, and lists too long are malformed`() {
    var bytes = ModelEncoder.bytes(of: Apps.guide())
    bytes[0] += 1
    #expect(ModelDecoder.app(from: bytes) == nil)
    #expect(ModelDecoder.event(from: []) == nil)
    #expect(ModelDecoder.event(from: [36, 2]) == nil)
    #expect(ModelDecoder.event(from: [36, 1]) == .setLock(true))
    #expect(ModelDecoder.event(from: [25, 2]) == nil)
    #expect(ModelDecoder.event(from: [27, 0xff, 0xff, 0xff, 0xff, 0x0f, 1]) == nil)
    #expect(ModelDecoder.event(from: [13, 0xff, 0xff, 0x03]) == .tapTab(Name(.max)))
    #expect(ModelDecoder.event(from: [13, 0x80, 0x80, 0x04]) == nil)
    #expect(ModelDecoder.event(from: [13, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01]) == nil)
    #expect(ModelDecoder.event(from: [13, 0xff, 0xff, 0xff, 0xff, 0x7f]) == nil)
  }

  /// Whatever the bytes decode to, the model has an answer: that nothing traps is the test.
  @Test func `Damaged bytes give nothing, or something that the model can work with`() {
    var dice = Dice(seed: 12)
    var understood = 0
    for (app, state) in Self.samples {
      let apps = ModelEncoder.bytes(of: app)
      let whole = apps + ModelEncoder.bytes(of: state)
      for round in 0..<1500 {
        var bytes = whole
        for _ in 0...dice.roll(3) { bytes[dice.roll(bytes.count)] = UInt8(dice.pick([0, 1, 2, 3, 10, 127, 128, 255])) }
        if round % 5 == 0 { bytes.remove(at: dice.roll(bytes.count)) }
        guard let (app, state) = ModelDecoder.start(from: bytes) else { continue }
        understood += 1
        var events = EventDice(seed: round, app: app)
        var next = state
        for _ in 0..<8 {
          next = reduce(next, events.event(), in: app).state
          _ = StateWriter.bytes(of: Reduction(state: next, notes: []), changed: true, in: app)
          _ = next.violations(of: app)
        }
      }
    }
    #expect(understood > 1000)
    for _ in 0..<20_000 {
      _ = ModelDecoder.event(from: (0..<dice.roll(12)).map { _ in UInt8(dice.roll(256)) })
    }
  }

  /// The walk that the benchmark of the module does, as bytes. Where the form has changed on purpose, its version must
  /// have as well.
  @Test func `The form is the one that was recorded`() throws {
    let app = Apps.guide()
    var events = EventDice(seed: 1, app: app)
    let start = ModelEncoder.bytes(of: app) + ModelEncoder.bytes(of: State(of: app, on: Device(.iPhone)))
    let calls = [start] + (0..<200).map { _ in ModelEncoder.bytes(of: events.event()) }
    let text = calls.map { $0.map { String(format: "%02x", $0) }.joined() + "\n" }.joined()
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("walk.hex")
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] != nil { try Data(text.utf8).write(to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "to record it anew: WAYMARK_RECORD=all swift test --filter CodingTests")
  }

  /// Apps, each with a state that a walk has reached.
  private static let samples: [(AppDescription, State)] = RandomWalkTests.apps.indices.map { index in
    let app = RandomWalkTests.apps[index]
    var events = EventDice(seed: index, app: app)
    var state = State(of: app, on: Device(Platform.allCases[index % 3]))
    for _ in 0..<80 { state = reduce(state, events.event(), in: app).state }
    return (app, state)
  }

  private static let oneOfEach: [Event] = [
    .tapLink(Route(.trail, .ridge)), .append(Route(.trail), to: .visible), .insert([Route(.hut)], at: -1, in: .router),
    .setPath([Route(.trail, .loop, copy: 3)], in: .tab(.huts)), .setDestinationFlag(.tips, true), .back, .edgeSwipe,
    .contentSwipe, .pop(2), .popTo(Route(.hut)), .popToRoot(.router), .removeLast(300, in: .visible), .choose(.ridge),
    .tapTab(.huts), .selectTab(.trails, resets: true), .rebuild(nil), .tapSidebar(.trails), .tapContent(.loop),
    .setSidebar(.huts), .setContent(nil), .showColumns(.detailOnly), .toggleSidebar, .setCompactColumn(.detail),
    .focusColumn(.content), .editDraft, .resize(.regular), .present(.legend, by: .flag), .setFlags([.legend, .tour]),
    .swipeDown, .tapOutside, .escape, .closeButton, .answer, .dismiss(readIn: .presenter), .dismissTop, .dismissAll,
    .setLock(false), .setDetents([.medium, .height(200)]), .drag(to: .large), .dismissalEnds,
    .beginFlow(.bookingFlow, record: .lodge), .endFlow, .result(Route(.bookingGuests), flow: 9), .logIn, .logOut,
    .openLink(.toHut, from: .notification), .launch(link: .toReport), .enterBackground, .enterForeground, .kill,
    .restorationBegins, .restorationEnds, .setRecord(.ridge, .foreign), .editRecord(.loop), .openWindow(.second),
    .focusWindow(.second), .closeWindow(0),
  ]
}
