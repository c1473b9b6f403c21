import Diagnostics
import Foundation
import Testing

@testable import SnippetChecking

@Suite(.enabled(if: TestPlatform.isLinux, "programs of documents are built on Linux alone")) struct HostCompilerTests {
  private static func build(_ program: HostProgram) throws -> HostBuild {
    let folder = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try HostCompiler(sdk: TestToolchain.host.get()).build(program, in: folder)
  }

  @Test func errorsCarryTheNameOfTheirFile() throws {
    let build = try Self.build(
      HostProgram([
        .init(name: "main.swift", text: "import SwiftUI\nlet path = NavigationPath()\npath.append(1)\n"),
        .init(name: "Router.swift", text: "import SwiftUI\nlet a: Int = Text(\"\")\n"),
      ]))
    #expect(build.ending == .rejected)
    #expect(build.executable == nil)
    #expect(build.errors.map(\.file) == ["main.swift", "Router.swift"])
    #expect(build.errors.map(\.diagnostic.line) == [3, 2])
    #expect(build.errors.map(\.diagnostic.column) == [6, 14])
    #expect(build.errors.allSatisfy { !$0.diagnostic.message.contains("Reference") })
  }

  @Test func filesSeeEachOtherAndMayHaveAnyName() throws {
    let run = try HostRun(
      HostProgram([
        .init(name: "main.swift", text: "import SwiftUI\nprint(one, two, #fileID)\n"),
        .init(name: "../a b.swift", text: "let one = 1\n"),
        .init(name: "a_b", text: "let two = 2\n"),
      ]))
    #expect(run.lines == ["1 2 Snippet/main.swift"])
  }

  @Test func aProgramMayBeginWithAnAppOrAnyMarkedType() throws {
    let run = try HostRun(
      HostProgram([
        .init(
          name: "App.swift",
          text: """
            import SwiftUI
            @main struct Trails: App {
              init() { print("begins") }
              var body: some Scene { WindowGroup { Text("Trails") } }
            }
            """)
      ]))
    #expect(run.lines == ["begins"])
    #expect(run.ending == .exited(0))
  }

  @Test func aProgramWithoutAnEntryIsNotLinked() throws {
    let build = try Self.build(HostProgram([.init(name: "A.swift", text: "let a = 1\n")]))
    guard case .failed(let words) = build.ending else {
      Issue.record("\(build)")
      return
    }
    #expect(words.contains("main"))
  }

  @Test func swiftTestingRunsTheTestsOfAFile() throws {
    let tests = """
      import SwiftUI
      import Testing
      @MainActor @Observable final class Router {
        var path = NavigationPath()
        func push(_ name: String) { path.append(name) }
      }
      @MainActor @Suite struct RouterTests {
        let router = Router()
        @Test func pushes() { router.push("a"); #expect(router.path.count == 1) }
        @Test(arguments: [1, 2]) func pushesAll(_ count: Int) async throws {
          for _ in 0..<count { router.push("a") }
          try #require(router.path.count == count)
        }
      }
      """
    let passing = try HostRun(HostProgram([.init(name: "RouterTests.swift", text: tests)], entry: .tests))
    #expect(passing.ending == .exited(0))
    #expect(passing.output.contains("Test run with 2 tests in 1 suite passed"))
    let failing = try HostRun(
      HostProgram(
        [.init(name: "RouterTests.swift", text: tests.replacing("count == 1)", with: "count == 3)"))], entry: .tests))
    #expect(failing.ending == .exited(1))
    #expect(failing.output.contains("RouterTests.swift:9:"))
  }

  @Test func typesPrintTheNamesThatTheyHaveOnApplesPlatforms() throws {
    let run = try HostRun.main(
      "print(String(reflecting: NavigationPath.self), String(reflecting: AnyCancellable.self))")
    #expect(run.lines == ["SwiftUI.NavigationPath Combine.AnyCancellable"])
  }

  @Test func foundationIsCompletedWhereItIsImportedAlone() throws {
    let run = try HostRun(
      HostProgram([
        .init(
          name: "main.swift",
          text: """
            import Foundation
            let activity = NSUserActivity(activityType: "open")
            print(activity.activityType)
            """)
      ]))
    #expect(run.lines == ["open"])
  }

  @Test func theLanguageModeIsTheProgramsOwn() throws {
    let text = "final class Box { var n = 0 }\nfunc f() { let b = Box(); Task.detached { b.n += 1 }; b.n += 1 }\nf()\n"
    let program = HostProgram([.init(name: "main.swift", text: text)])
    #expect(try Self.build(program).ending == .rejected)
    var older = program
    older.languageMode = "5"
    #expect(try Self.build(older).executable != nil)
  }

  @Test func aDamagedBuildIsBuiltAnew() throws {
    let cache = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let folder = cache + "/sdk/key"
    func complete() throws -> Bool {
      var isBuilt = false
      try CachedBuild(folder: folder, parts: ["lib"]).complete {
        isBuilt = true
        try FileManager.default.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
        try Data("library".utf8).write(to: URL(fileURLWithPath: folder + "/lib/library.so"))
      }
      return isBuilt
    }
    #expect(try complete())
    #expect(try !complete())
    try Data("lib".utf8).write(to: URL(fileURLWithPath: folder + "/lib/library.so"))
    #expect(try complete())
    #expect(try !complete())
  }

  /// The compiler's modules name files of the folder in which they were built.
  @Test func aBuildThatHasBeenMovedIsBuiltAnew() throws {
    let cache = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let build = CachedBuild(folder: cache + "/sdk/key", parts: ["library.so"])
    try build.complete {
      try Data("library".utf8).write(to: URL(fileURLWithPath: cache + "/sdk/key/library.so"))
    }
    #expect(build.isComplete)
    try FileManager.default.moveItem(atPath: cache + "/sdk", toPath: cache + "/other")
    #expect(!CachedBuild(folder: cache + "/other/key", parts: ["library.so"]).isComplete)
  }

  @Test func whatFailsToBuildLeavesNothingBehind() throws {
    let cache = try TestToolchain.cache.get().makeScratch()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let build = CachedBuild(folder: cache + "/sdk/key")
    #expect(throws: EnvironmentProblem.self) {
      try build.complete { throw EnvironmentProblem("no", advice: "") }
    }
    #expect(!FileManager.default.fileExists(atPath: build.folder))
    #expect(!build.isComplete)
  }
}
