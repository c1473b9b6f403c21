import Diagnostics
import Documents
import Testing

@testable import WaymarkCLI

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Project.parse(SourceText(file: "waymark.yml", text: text))
  }

  private func problems(_ text: String) -> [Diagnostic] {
    do {
      _ = try read(text)
      return []
    } catch let error as InvalidFile {
      return error.diagnostics
    } catch {
      return [Diagnostic("unexpected", .error, "\(error)")]
    }
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try read(
      """
      title: Trails
      description: "Where to go: and how"
      baseURL: https://example.org/trails/
      content: Docs
      snippets: Snippets
      theme:
        folder: Theme
        appearance: dark
      output: public
      platforms: iOS 17.4, macOS 15
      swift: 5
      strict: true
      nav:
        - Basics: [stack.md, sheets]
        - More:
            - a b.md
      repository: https://github.com/example/trails
      search: false
      trustHTML: true
      language: de
      run: true
      """)
    #expect(configuration.title == "Trails")
    #expect(configuration.description == "Where to go: and how")
    #expect(configuration.baseURL == "https://example.org/trails/")
    #expect(configuration.content == "Docs")
    #expect(configuration.snippets == "Snippets")
    #expect(configuration.theme == "Theme")
    #expect(configuration.appearance == .dark)
    #expect(configuration.output == "public")
    #expect(configuration.platforms.map(\.platform) == ["iOS", "macOS"])
    #expect(configuration.platforms.map(\.version) == ["17.4", "15"])
    #expect(configuration.swift == "5")
    #expect(configuration.strict && configuration.trustsHTML && configuration.run && !configuration.search)
    #expect(configuration.navigation.map(\.title) == ["Basics", "More"])
    #expect(configuration.navigation.map(\.entries) == [["stack.md", "sheets"], ["a b.md"]])
    #expect(configuration.repository == "https://github.com/example/trails")
    #expect(configuration.language == "de")
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n"])
  func anEmptyFileIsAllDefaults(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.title == nil)
    #expect(configuration.search)
  }

  @Test func anUnknownKeyNamesTheNearestAtItsPlace() throws {
    let problem = try #require(problems("title: A\n  \noutptu: x\n").first)
    #expect(problem.id == "configuration-unknown-key")
    #expect(problem.span?.start == SourcePosition(line: 3, column: 1))
    #expect(problem.recommendation == "Did you mean 'output'?")
    #expect(problems("zzzzzz: 1").first?.recommendation?.hasPrefix("The keys are title, ") == true)
  }

  @Test(arguments: [
    ("title: [a]", 8), ("strict: yes", 9), ("strict: \"true\"", 9), ("swift: 4", 8), ("platforms: Amiga 3", 12),
    ("platforms: iOS x", 12), ("nav: index.md", 6), ("nav: [a.md]", 6), ("theme: {colour: red}", 8),
    ("theme: {appearance: red}", 8), ("content: \"\"", 10), ("search: 1", 9),
    ("baseURL: example.org", 10), ("repository: \"javascript:alert(1)\"", 13),
  ])
  func aWrongValueSaysWhatIsExpectedAtItsPlace(text: String, column: Int) throws {
    let found = problems(text)
    #expect(found.count == 1)
    let problem = try #require(found.first)
    #expect(problem.id == "configuration-wrong-type")
    #expect(problem.span?.start == SourcePosition(line: 1, column: column))
    #expect(problem.recommendation?.hasPrefix("Write ") == true)
  }

  @Test func severalMistakesAreAllNamed() {
    #expect(problems("titel: A\nstrict: 3\nzzzzzz: 1\n").count == 3)
  }

  @Test(arguments: ["- a\n- b\n", "just text"])
  func anythingButKeysIsRefused(text: String) {
    #expect(problems(text).map(\.id) == ["configuration-not-a-mapping"])
  }

  @Test(arguments: ["title: [", "a: b: c", "\ttitle: x", "title: &x [*x]", "{{{{{{{{"])
  func invalidYAMLIsAnErrorWithAPlace(text: String) throws {
    let problem = try #require(problems(text).first)
    #expect(problem.severity == .error)
    #expect(problem.span != nil)
  }
}
