import Diagnostics
import Testing

@testable import Scenarios

@Suite struct ScenarioParserTests {
  /// A mistake, where it stands, what is said of it and what is recommended.
  @Test(arguments: [
    ("on iPhon", 1, 4, "'iPhone' is expected here, not 'iPhon'", "Write 'on iPhone'."),
    ("route hut: zoms", 1, 12, "there is no option that begins with 'zoms'", "Did you mean 'zooms'?"),
    ("route hut:", 1, 11, "an option is missing here", "'view link', 'destination in lazy container'"),
    ("route root", 1, 7, "'root' can't be a name", "Choose another one"),
    ("route hut\nroute hut", 2, 7, "there is a route 'hut' already", "Choose another name."),
    ("pusch hut", 1, 1, "there is no declaration or event that begins with 'pusch'", "Did you mean 'push'?"),
    ("route hut\npush hutt(7)", 2, 6, "there is no route 'hutt'", "Did you mean 'hut'?"),
    ("route hut\npush hut(7", 2, 11, "')' is missing after the record", "Write 'route(record)'."),
    ("tabs a, b\nselect tab c", 2, 12, "there is no tab 'c'", "There is 'a' and 'b'."),
    ("present filter", 1, 9, "the scenario declares no presentation", "Declare it above"),
    ("route a\npush a\nroute b", 3, 1, "'route' declares something after the first event", "Declare it above"),
    ("sheet a\npresent a\ndrag to high", 3, 9, "'high' is no detent", "Write 'medium', 'large'"),
    ("pop 99999999", 1, 5, "'99999999' is no number from 0 to 65535", "Write 'pop <number>'."),
    ("back now", 1, 6, "'now' is one word too many", "Write 'back'."),
    ("start", 1, 6, "the line ends where 'path' is expected", "Write 'start path <path>'."),
    ("back\n  note: at-rot", 2, 9, "there is no note 'at-rot'", "Did you mean 'at-root'?"),
    ("back\n  pth: root", 2, 3, "there is no expectation that begins with 'pth'", "Did you mean 'path'?"),
    ("back\u{200B}", 1, 5, "U+200B has no place in a scenario", "Names are letters"),
    ("route a\u{7}b", 1, 8, "U+0007 has no place in a scenario", "Names are letters"),
    ("tabs a: b", 1, 7, "'tabs <new names>' takes no options", "Leave out what follows"),
  ])
  func aMistakeIsToldWhereItIs(text: String, line: Int, column: Int, message: String, recommendation: String) {
    let problems = Scenarios.problems(text)
    #expect(problems.count == 1)
    #expect(problems.first?.id == "scenario-syntax")
    #expect(problems.first?.span?.start == SourcePosition(line: line, column: column))
    #expect(problems.first?.message == message)
    #expect(problems.first?.recommendation?.hasPrefix(recommendation) == true, "\(problems)")
  }

  @Test func columnsCountBytesAndTheFencesPlace() {
    let line = ScenarioParser.Line(text: "route Hütte // 🏔", line: 7, column: 5)
    let other = ScenarioParser.Line(text: "push Hütte(1) hier", line: 8, column: 5)
    let (_, problems) = ScenarioParser.parse([line, other], file: "a.md")
    #expect(problems.map(\.span?.start) == [SourcePosition(line: 8, column: 20)])
    #expect(problems.map(\.span?.end) == [SourcePosition(line: 8, column: 24)])
  }

  /// What can't be read takes the expectations under it along, and nothing else.
  @Test func oneMistakeGivesOneMessage() {
    let problems = Scenarios.problems("route a\npusch a\n  path: a\n  screen: a\nback\n  tab: b\n")
    #expect(problems.map(\.span?.start.line) == [2, 6])
  }

  @Test func manyMistakesAndManyEventsAreBounded() {
    let mistakes = Scenarios.problems(Array(repeating: "x", count: 100_000).joined(separator: "\n"))
    #expect(mistakes.count == ScenarioParser.maximumDiagnostics)
    let events = Scenarios.problems("route a\n" + Array(repeating: "push a", count: 100_000).joined(separator: "\n"))
    #expect(events.map(\.id) == ["scenario-too-long"])
    #expect(events.first?.span?.start.line == ScenarioParser.maximumEvents + 2)
    let names = Scenarios.problems((0..<100_000).map { "route a\($0)" }.joined(separator: "\n"))
    #expect(names.first?.message == "the scenario has too many names")
    let deep = Scenarios.problems(
      "policy push twice\nroute a\n" + Array(repeating: "push a", count: 900).joined(separator: "\n"))
    #expect(deep.map(\.id) == ["scenario-too-long"])
    #expect(deep.first?.span?.start.line == 2 + ScenarioTrace.maximumDepth + 1)
    let wide = Scenarios.problems("route a\nset path " + Array(repeating: "a", count: 50_000).joined(separator: " > "))
    #expect(wide.map(\.message) == ["the line has more than 200 words"])
  }

  /// A word that is near one of either kind; what a line that can't be read names is forgotten.
  @Test func whatWasMeantIsFoundAmongDeclarationsToo() throws {
    #expect(Scenarios.problems("rute a").first?.recommendation == "Did you mean 'route'?")
    let (scenario, _) = Scenarios.parse("route hut\npush hut(1)\npush hut(2) in")
    #expect(scenario == nil)
    let (whole, _) = Scenarios.parse("tabs a\nroute hut\nset path of a hut(1)\npush hut(2) here")
    #expect(try #require(whole).names.texts == ["main", "a", "hut", "1", "2"])
    #expect(try #require(whole).app.records.count == 2)
  }

  @Test func aScenarioMayBeEmpty() throws {
    let (scenario, problems) = Scenarios.parse("// nothing\n\n")
    #expect(problems.isEmpty)
    #expect(try #require(scenario).steps.isEmpty)
  }

  /// Phrases that begin alike are told apart, whichever comes first in the tables.
  @Test func everyPhraseCanBeWritten() {
    let names = [
      Slot.route: "hut(1)", .path: "list > hut(1)", .tab: "library", .presentation: "filter", .presentations: "filter",
      .flow: "tour", .link: "home", .item: "inbox", .window: "main", .windows: "main", .note: "at-root", .word: "1",
      .new: "second", .newNames: "x, y", .number: "2", .column: "detail", .columns: "sidebar, detail",
      .visibility: "all", .detent: "medium", .detents: "medium, 300", .screen: "root",
    ]
    func line(_ pattern: String) -> String {
      names.reduce(pattern) { $0.replacing("<\($1.key.rawValue)>", with: $1.value) }
    }
    let common = "route list\nroute hut\nsheet filter\ncover film\nflow tour: cover film, route hut\nlink home\n"
    for container in ["tabs library, search\n", "sidebar inbox\n"] {
      let isTabs = container.hasPrefix("tabs")
      for phrase in EventPhrases.all
      where phrase.pattern.contains("<tab>") == isTabs || !phrase.pattern.contains("<item>") {
        guard !phrase.pattern.contains(isTabs ? "<item>" : "<tab>") else { continue }
        let problems = Scenarios.problems(container + common + line(phrase.pattern))
        #expect(problems.isEmpty, "\(line(phrase.pattern)): \(problems.map(\.message))")
      }
      for phrase in SetupPhrases.all where !phrase.pattern.contains(isTabs ? "<item>" : "<tab>") {
        let problems = Scenarios.problems(container + common + line(phrase.pattern))
        #expect(problems.isEmpty, "\(line(phrase.pattern)): \(problems.map(\.message))")
      }
      for phrase in ExpectationPhrases.all where !phrase.pattern.contains(isTabs ? "<item>" : "<tab>") {
        let problems = Scenarios.problems(container + common + "back\n  " + line(phrase.pattern))
        #expect(problems.allSatisfy { $0.id == "scenario-expectation" }, "\(line(phrase.pattern)): \(problems)")
      }
    }
  }
}
