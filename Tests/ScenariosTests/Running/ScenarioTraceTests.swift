import Diagnostics
import Testing

@testable import Scenarios

@Suite struct ScenarioTraceTests {
  static let app = """
    on iPhone
    tabs library, search
    route list
    route hut: parents list
    sheet filter: detent medium, detent large
    alert gone
    link hut-42: tab library, path list > hut(42)
    link broken: invalid
    start tab search
    start path of search list

    """

  @Test func whatHolds() {
    let problems = Scenarios.problems(
      Self.app + """
          path: list
        push hut(7)
          path: list > hut(7)
          screen: hut(7)
        present filter
          presented: filter
          drag indicator: shown
          detent: medium
        swipe down
          presented: none
        open hut-42
          tab: library
          path: list > hut(42)
          path of search: list > hut(7)
          no warnings
        open broken
          unchanged
          note: link-invalid
          no note: at-root
        delete 42
        tap hut(42)
          screen: unavailable hut(42)
        """)
    #expect(problems.isEmpty, "\(problems.map(\.message))")
  }

  /// Each expectation, wrong, is an error at its line and column that says what holds.
  @Test(arguments: [
    ("path: root", "the path is 'list > hut(7)'"), ("path of library: list", "the path is 'root'"),
    ("screen: list", "the person sees 'filter'"), ("tab: library", "the tab is 'search'"),
    ("presented: none", "'filter' is presented"), ("presented path: list", "the path there is 'root'"),
    ("waiting: filter", "'none' waits"), ("root: sign-in", "the root is 'app'"),
    ("windows: main, main", "the windows are 'main'"),
    ("held link: broken", "none waits"), ("saved path: list", "nothing is saved"),
    ("detent: large", "it rests at 'medium'"),
    ("drag indicator: hidden", "it is shown"), ("note: at-root", "the notes are 'presented'"),
    ("no note: presented", "the notes are 'presented'"), ("unchanged", "the state has changed"),
  ])
  func whatDoesNotHold(expectation: String, actual: String) {
    let problems = Scenarios.problems(Self.app + "push hut(7)\npresent filter\n    \(expectation)\nback\n  unchanged")
    #expect(problems.map(\.message) == ["'\(expectation)' doesn't hold: \(actual)"])
    #expect(problems.first?.span?.start == SourcePosition(line: 13, column: 5))
    #expect(problems.first?.span?.end.column == 5 + expectation.utf8.count)
  }

  @Test func theTraceTellsWhatHappened() throws {
    let (scenario, _) = Scenarios.parse("route hut\npush hut(7)\nback\nback")
    let text = ScenarioTrace(of: try #require(scenario)).text(of: try #require(scenario))
    #expect(
      text == """
        start
           path: root
           screen: root

        1. push hut(7)
           path: hut(7)
           screen: hut(7)

        2. back
           path: root
           screen: root

        3. back  (nothing changes)
           path: root
           screen: root
           info at-root: There is no screen to leave: this is the root.

        """)
  }
}
