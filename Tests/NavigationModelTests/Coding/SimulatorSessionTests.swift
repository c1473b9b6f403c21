import Testing

@testable import NavigationModel

/// What the module for the browser does with the bytes that it gets.
@Suite struct SimulatorSessionTests {
  private static func start(_ app: AppDescription, _ state: State? = nil) -> [UInt8] {
    ModelEncoder.bytes(of: app) + ModelEncoder.bytes(of: state ?? State(of: app, on: Device(.iPhone)))
  }

  private static func text(_ session: SimulatorSession) -> String { String(decoding: session.result, as: UTF8.self) }

  private func send(_ bytes: [UInt8], to session: inout SimulatorSession) -> Bool { session.send(bytes) }

  @Test func `A session tells state, notes, screen and ways out after each event`() throws {
    var session = try #require(SimulatorSession(Self.start(Apps.leaflet())))
    let first = Self.text(session)
    #expect(first.hasPrefix(#"{"state":{"platform":"iphone","baseline":"ios26","#))
    #expect(first.hasSuffix(#""notes":[],"screen":{"screen":"root","name":null},"waysOut":[],"changed":false}"#))

    #expect(send(ModelEncoder.bytes(of: .append(Route(.hut, .lodge), to: .visible)), to: &session))
    #expect(
      Self.text(session).hasSuffix(
        #""screen":{"screen":"destination","route":[11,32]},"waysOut":["back","edge-swipe","content-swipe"],"#
          + #""changed":true}"#))

    #expect(send(ModelEncoder.bytes(of: .dismissTop), to: &session))
    #expect(Self.text(session).contains(#""notes":[["nothing-presented","info"]]"#))
    #expect(Self.text(session).hasSuffix(#""changed":false}"#))

    session.restart()
    #expect(Self.text(session) == first.replacing(#""changed":false"#, with: #""changed":true"#))
    session.restart()
    #expect(Self.text(session) == first)
  }

  @Test func `A malformed event changes nothing`() throws {
    var session = try #require(SimulatorSession(Self.start(Apps.guide())))
    #expect(send(ModelEncoder.bytes(of: .append(Route(.trail), to: .visible)), to: &session))
    let before = session.result
    #expect(!send([200], to: &session))
    #expect(!send([], to: &session))
    #expect(session.result == before)
    #expect(send(ModelEncoder.bytes(of: .back), to: &session))
    #expect(Self.text(session).contains(#""screen":{"screen":"root","name":1}"#))
  }

  @Test func `Malformed bytes start nothing`() {
    #expect(SimulatorSession([]) == nil)
    #expect(SimulatorSession(ModelEncoder.bytes(of: Apps.guide())) == nil)
  }
}
