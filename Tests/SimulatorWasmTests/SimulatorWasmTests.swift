import ContentHashing
import Diagnostics
import Foundation
import SnippetChecking
import Testing

@testable import NavigationModel
@testable import WaymarkCLI

/// The module of WebAssembly, run by Node, against the same model run natively.
@Suite struct SimulatorWasmTests {
  /// `node` on the `PATH`.
  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  /// Where changes are judged, nothing may be left out: there the test fails for want of Node.
  private static let mustRun = ProcessInfo.processInfo.environment["CI"] != nil

  @Test(.enabled(if: node != nil || mustRun, "needs Node, to run WebAssembly"))
  func `A thousand random traces give the same bytes natively and in the module, in memory that stays`() throws {
    let node = try #require(Self.node, "there is no 'node' on the PATH")
    let cache = try CacheFolder.locate(environment: ["WAYMARK_CACHE": Resources.executableFolder + "/test-cache"])
    let outcome = SimulatorModule(
      toolchain: try Toolchain.locate(), resources: try Resources.locate(), cache: cache
    ).outcome()
    guard case .built(let module) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let folder = try cache.makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var recorder = Recorder()
    for number in 0..<1000 { recorder.record(number) }
    try Data(module).write(to: URL(fileURLWithPath: folder + "/simulator.wasm"))
    try Data(recorder.calls).write(to: URL(fileURLWithPath: folder + "/calls"))

    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/replay.mjs"
    let arguments = [script, folder + "/simulator.wasm", folder + "/calls"]
    let result = try SnippetChecking.Subprocess(node, arguments, timeLimit: 300).run()
    try #require(result.isSuccess, "\(result.text)")
    let replay = try JSONDecoder().decode(Replay.self, from: Data(result.output))
    #expect(replay.digests.count == 1000)
    let different = recorder.digests.indices.filter { recorder.digests[$0] != replay.digests[$0] }
    #expect(different.isEmpty)
    #expect(replay.same)
    #expect(replay.memory[0] == replay.memory[1])
    #expect(replay.memory[1] < 2 << 20)
    #expect(replay.compressed.brotli < 40_000)
    #expect(replay.compressed.gzip < 45_000)
  }

  private struct Replay: Decodable {
    var digests: [String]
    var same: Bool
    var memory: [Int]
    var compressed: Sizes

    struct Sizes: Decodable {
      var brotli: Int
      var gzip: Int
    }
  }
}

/// Draws traces, runs them natively, and writes down the calls that replay them.
private struct Recorder {
  private(set) var calls: [UInt8] = []
  private(set) var digests: [String] = []
  private var session: SimulatorSession?

  private static let apps = [
    Apps.guide(), Apps.leaflet(), Apps.atlas(), Apps.atlas(columns: 2), Apps.members(),
    Apps.guide { app in
      app.path = .erased
      app.policies.saving = .onChange
      app.policies.owner = .app
    },
  ]

  mutating func record(_ number: Int) {
    var dice = AppDice(seed: number)
    let app = number % 3 == 0 ? dice.app() : Self.apps[number % Self.apps.count]
    let device = Device(Platform.allCases[number % 3], number % 2 == 0 ? .ios26 : .ios18)
    let state = State(of: app, on: device, isSignedIn: number % 5 != 0)
    var events = EventDice(seed: number, app: app)
    var hash = SHA256()
    call(0, ModelEncoder.bytes(of: app) + ModelEncoder.bytes(of: state), &hash)
    for _ in 0..<20 {
      switch dice.dice.roll(24) {
      case 0: call(2, [], &hash)
      case 1: call(1, (0..<dice.dice.roll(4)).map { _ in UInt8(dice.dice.roll(256)) }, &hash)
      case 2: call(1, ModelEncoder.bytes(of: .pop(dice.dice.pick([.min, .max]))), &hash)
      default: call(1, ModelEncoder.bytes(of: events.event()), &hash)
      }
    }
    digests.append(hash.finish())
  }

  private mutating func call(_ kind: UInt8, _ input: [UInt8], _ hash: inout SHA256) {
    calls.append(kind)
    withUnsafeBytes(of: UInt32(input.count).littleEndian) { calls += $0 }
    calls += input
    let answer: Bool
    switch kind {
    case 0:
      let started = SimulatorSession(input)
      answer = started != nil
      if let started { session = started }
    case 1: answer = session?.send(input) == true
    default:
      session?.restart()
      answer = session != nil
    }
    hash.update([answer ? 1 : 0])
    hash.update(session?.result ?? [])
  }
}
