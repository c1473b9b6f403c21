import Foundation
import Testing

@testable import WaymarkCLI

/// What people hand to the tool by mistake or malice. `build --no-check` needs no compiler, so these are quick.
@Suite struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ arguments: String..., environment: [String: String] = [:]) async throws -> Tool.Outcome {
    try await Tool.run(
      ["build", "--no-check", "-o", "out"] + arguments, in: folder.path,
      environment: environment.merging(["PATH": "/nonexistent"]) { first, _ in first })
  }

  /// A site that is there is whole: nothing is left beside it.
  private var leftovers: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasPrefix(".") || $0.contains("out") && $0 != "out"
    }
  }

  @Test func aFolderThatDoesNotExist() async throws {
    let outcome = try await build("nowhere")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'nowhere' does not exist"))
    #expect(!folder.exists("out"))
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["check --stdin", "simulate -"])
  func inputWithoutAnEnd(arguments: String) async throws {
    let outcome = try await Tool.run(
      arguments.split(separator: " ").map(String.init), in: folder.path, inputPath: "/dev/zero")
    #expect(outcome.code != 0)
    #expect((outcome.output + outcome.errors).contains(" MB"))
  }

  @Test func aFolderWithoutDocuments() async throws {
    try folder.write("Content/notes.txt", "no document")
    let outcome = try await build("Content")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there are no documents in 'Content'"))
    #expect(outcome.errors.contains(".md or .markdown"))
    #expect(!folder.exists("out"))
  }

  @Test func aDocumentThatIsNotText() async throws {
    try folder.write("Content/good.md", "# Good\n")
    try folder.write("Content/bad.md", [0x23, 0x20, 0xFF, 0xFE, 0x0A])
    let outcome = try await build("Content")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Content/bad.md:1:3: error:"))
    #expect(folder.exists("out/good/index.html") || folder.exists("out/good.html"))
  }

  @Test func aDocumentThatCannotBeRead() async throws {
    try folder.write("Content/good.md", "# Good\n")
    // Root may read whatever it is forbidden to: a link to nothing serves everybody.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Content/bad.md"), withDestinationPath: folder.path("gone.md"))
    let outcome = try await build("Content")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Content/bad.md"))
    #expect(folder.exists("out"))
  }

  @Test func aDocumentOf20MB() async throws {
    let line = "Some words about navigation that go on and on, as they do in a very long document.\n"
    try folder.write("Content/big.md", "# Big\n\n" + String(repeating: line, count: 20_000_000 / line.utf8.count))
    try folder.write("Content/good.md", "# Good\n")
    let outcome = try await build("Content")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Content/big.md:1:1: error:"))
    #expect(folder.exists("out"))
    #expect(leftovers.isEmpty)
  }

  @Test func aFolderOfOneLetter() async throws {
    try folder.write("d/a.md", "# A\n")
    #expect(try await build("d").code == 0)
    #expect(try await build("d/").code == 0)
  }

  @Test(arguments: [">", "- ", "1. ", "[", "*a **b "])
  func nesting10000Deep(opening: String) async throws {
    try folder.write("Content/deep.md", "# Deep\n\n" + String(repeating: opening, count: 10_000) + " x\n")
    let outcome = try await build("Content")
    #expect([0, 1].contains(outcome.code), "\(outcome)")
    #expect(leftovers.isEmpty)
  }

  @Test func aFenceThatIsNeverClosed() async throws {
    try folder.write("Content/open.md", "# Open\n\n```swift\nlet a = 1\n\n# Not a heading\n")
    let outcome = try await build("Content")
    #expect(outcome.errors.contains("Content/open.md:3:1:"))
    #expect(folder.exists("out"))
  }

  @Test func linksThatLeaveTheFolder() async throws {
    try folder.write("secret.md", "# Secret\n")
    try folder.write("Content/a.md", "# A\n\n[out](../secret.md) and ![image](../../../../etc/passwd)\n")
    let outcome = try await build("Content")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Content/a.md:3:1: error:"))
    #expect(!folder.files(in: "out").contains { $0.contains("passwd") || $0.contains("secret") })
  }

  @Test func anOutputFolderWithSomebodysFiles() async throws {
    try folder.write("Content/a.md", "# A\n")
    try folder.write("out/thesis.txt", "years of work")
    let outcome = try await build("Content")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("out"))
    #expect(folder.files(in: "out") == ["thesis.txt"])
    #expect(leftovers.isEmpty)
  }

  @Test func aFileInTheOutputsPlace() async throws {
    try folder.write("Content/a.md", "# A\n")
    try folder.write("out", "a file")
    let outcome = try await build("Content")
    #expect(outcome.code == 2)
    #expect(try folder.read("out") == "a file")
    #expect(leftovers.isEmpty)
  }

  @Test func anOutputThatCannotBeMade() async throws {
    try folder.write("Content/a.md", "# A\n")
    try folder.write("wall", "a file")
    let outcome = try await build("Content", "-o", "wall/site")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("wall"))
    #expect(folder.files() == ["Content/a.md", "wall"])
  }

  @Test func aBrokenConfiguration() async throws {
    try folder.write("Content/a.md", "# A\n")
    try folder.write("waymark.yml", "title: A\nthme: x\n")
    let outcome = try await build()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("waymark.yml:2:1: error: there is no key 'thme'"))
    #expect(outcome.errors.contains("Did you mean 'theme'?"))
    #expect(!folder.exists("out"))
  }

  @Test func aThemeThatIsNotThere() async throws {
    try folder.write("Content/a.md", "# A\n")
    try folder.write("waymark.yml", "theme: Nowhere\n")
    let outcome = try await build()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the theme's folder 'Nowhere' does not exist"))
    #expect(!folder.exists("out"))
  }

  @Test func aBasePathThatIsAnAddress() async throws {
    try folder.write("Content/a.md", "# A\n")
    let outcome = try await build("--base-path", "https://example.org/guide/")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Write '--base-path /guide/'."))
  }

  @Test func aDiskThatIsFull() async throws {
    try folder.write("Content/a.md", "# A\n")
    try FileManager.default.createDirectory(atPath: folder.path("small"), withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment
    guard getuid() == 0, let mount = Subprocess.find("mount", environment: environment),
      let umount = Subprocess.find("umount", environment: environment),
      Subprocess.run(
        mount, ["-t", "tmpfs", "-o", "size=48k", "waymark-test", folder.path("small")], environment: environment
      )?.status == 0
    else { try Test.cancel("A small file system can't be mounted here.") }
    defer { _ = Subprocess.run(umount, [folder.path("small")], environment: environment) }
    let outcome = try await build("Content", "-o", "small/site")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("space"))
    #expect(folder.files(in: "small").isEmpty)
  }

  @Test func withoutPagefindTheSiteIsBuiltAndSaysSo() async throws {
    try folder.write("Content/a.md", "# A\n")
    let outcome = try await build("Content")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("note: Pagefind was not found"))
    try folder.write("waymark.yml", "search: false\n")
    #expect(try await build("Content").errors.isEmpty)
  }

  @Test func strictlyNothingIsReplaced() async throws {
    try folder.write("Content/a.md", "# A\n")
    #expect(try await build("Content").code == 0)
    let before = folder.files(in: "out")
    try folder.write("Content/b.md", "# B\n\n[gone](gone.md)\n")
    let outcome = try await build("Content", "--strict")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Nothing was written"))
    #expect(folder.files(in: "out") == before)
    #expect(try await build("Content").code == 1)
    #expect(folder.files(in: "out") != before)
  }

  @Test func aSiteWithinTheContentIsNoContent() async throws {
    try folder.write("a.md", "# A\n")
    #expect(try await build().code == 0)
    let first = try snapshot()
    let second = try await build()
    #expect(second.output == "Built out from 1 document.\n")
    #expect(try snapshot() == first)
  }

  @Test func theSameInputIsTheSameSite() async throws {
    try folder.write("Content/a.md", "# A\n\n| B |\n| --- |\n| c |\n")
    #expect(try await build("Content").code == 0)
    let first = try snapshot()
    #expect(try await build("Content", "-o", "again").code == 0)
    try FileManager.default.removeItem(atPath: folder.path("out"))
    try FileManager.default.moveItem(atPath: folder.path("again"), toPath: folder.path("out"))
    #expect(try snapshot() == first)
    #expect(first.keys.contains("data/tables.json"))
  }

  private func snapshot() throws -> [String: Data] {
    try folder.files(in: "out").reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/\($1)")))
    }
  }
}
