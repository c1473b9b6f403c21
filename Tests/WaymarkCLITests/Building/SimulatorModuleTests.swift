import Diagnostics
import Foundation
import SnippetChecking
import Testing

@testable import WaymarkCLI

/// How the module for the browser is built and kept, with stand-ins for the toolchain's programs.
@Suite struct SimulatorModuleTests {
  /// A toolchain whose programs write down that they were called, and sources of a word each.
  private struct Workshop {
    let folder: TemporaryFolder
    var module: SimulatorModule {
      SimulatorModule(
        toolchain: Toolchain(usr: folder.path("usr"), version: "Swift version 6.3"),
        resources: Resources(root: folder.path("share")), cache: CacheFolder(path: folder.path("cache")))
    }
    /// How often the linker, the last to be called, was called.
    var builds: Int { ((try? folder.read("calls")) ?? "").split(separator: "\n").filter { $0 == "wasm-ld" }.count }

    init() throws {
      folder = try TemporaryFolder()
      let library = "usr/lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"
      try folder.write(library, "")
      for tool in ["clang", "swiftc", "wasm-ld"] { try write(tool) }
      try folder.write("share/NavigationModel/App.swift", "struct App {}")
      let sources = try Resources.locate().simulator
      for name in ["build.sh", "runtime.c", "Simulator.swift"] {
        try folder.write(
          "share/SimulatorWasm/\(name)", try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8))
      }
      try FileManager.default.createDirectory(atPath: folder.path("cache"), withIntermediateDirectories: true)
    }

    /// A program that writes its name into the file after `-o`, after some commands.
    func write(_ tool: String, _ commands: String = "sleep 0.2") throws {
      let path = try folder.write(
        "usr/bin/\(tool)",
        """
        #!/bin/sh
        echo \(tool) >> '\(folder.path("calls"))'
        \(commands)
        while [ "$1" != -o ]; do shift; done
        printf '\(tool)' > "$2"

        """)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  private static func reason(_ outcome: SimulatorModule.Outcome) -> String {
    if case .unavailable(let reason) = outcome { reason } else { "" }
  }

  @Test func itIsBuiltOnceEvenIfManyWantIt() async throws {
    let workshop = try Workshop()
    let outcomes = await withTaskGroup(of: SimulatorModule.Outcome.self) { group in
      for _ in 0..<3 { group.addTask { workshop.module.outcome() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes == Array(repeating: .built(Array("wasm-ld".utf8)), count: 3))
    #expect(workshop.module.outcome() == .built(Array("wasm-ld".utf8)))
    #expect(workshop.builds == 1)
  }

  @Test func itIsBuiltAnewWhenSourcesChangeOrTheKeptOneIsDamaged() throws {
    let workshop = try Workshop()
    _ = workshop.module.outcome()
    try workshop.folder.write("share/NavigationModel/App.swift", "struct App { var name = 1 }")
    #expect(workshop.module.outcome() == .built(Array("wasm-ld".utf8)))
    #expect(workshop.builds == 2)
    for name in workshop.folder.files(in: "cache") where name.hasSuffix(".wasm") {
      try workshop.folder.write("cache/\(name)", "was")
    }
    #expect(workshop.module.outcome() == .built(Array("wasm-ld".utf8)))
    #expect(workshop.builds == 3)
    #expect(!workshop.folder.files(in: "cache").contains { $0.hasSuffix(".o") })
  }

  @Test func whatIsMissingIsNamed() throws {
    let workshop = try Workshop()
    for tool in ["wasm-ld", "clang", "swiftc"] {
      try FileManager.default.removeItem(atPath: workshop.folder.path("usr/bin/\(tool)"))
      #expect(Self.reason(workshop.module.outcome()).contains("has no '\(tool)'"))
    }
    for tool in ["clang", "swiftc", "wasm-ld"] { try workshop.write(tool) }
    try FileManager.default.removeItem(atPath: workshop.folder.path("usr/lib"))
    #expect(Self.reason(workshop.module.outcome()).contains("no standard library of Embedded Swift for WebAssembly"))
    try FileManager.default.removeItem(atPath: workshop.folder.path("share/NavigationModel"))
    #expect(Self.reason(workshop.module.outcome()).contains("the sources of the simulator's module are not in"))
    #expect(workshop.builds == 0)
  }

  @Test func anErrorOfTheCompilerIsTheReasonAndLeavesNothingBehind() throws {
    let workshop = try Workshop()
    try workshop.write("swiftc", "echo 'note: this way'; echo 'App.swift:1:1: error: no such thing' >&2; exit 1")
    let reason = Self.reason(workshop.module.outcome())
    #expect(reason == "the simulator's module doesn't build: App.swift:1:1: error: no such thing")
    try workshop.write("swiftc")
    #expect(workshop.module.outcome() == .built(Array("wasm-ld".utf8)))
    try workshop.write("wasm-ld", "exit 3")
    try workshop.folder.write("share/SimulatorWasm/runtime.c", "int one;")
    #expect(Self.reason(workshop.module.outcome()).contains("it ended without a word"))
  }
}
