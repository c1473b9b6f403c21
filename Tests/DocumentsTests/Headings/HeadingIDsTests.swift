import Testing

@testable import Documents

@Suite struct HeadingIDsTests {
  @Test(arguments: [
    ("Hello, World!", "hello-world"),
    ("`NavigationPath` and its `count`", "navigationpath-and-its-count"),
    ("Übersicht & Größe", "übersicht--größe"),
    ("snake_case stays", "snake_case-stays"),
    ("🚀 Launch", "-launch"),
    ("導航 2", "導航-2"),
    ("!!!", "section"),
  ])
  func followGitHub(text: String, id: String) {
    var ids = HeadingIDs()
    #expect(ids.id(for: text) == id)
  }

  @Test func repeatsAreNumbered() {
    var ids = HeadingIDs()
    #expect(["a", "a", "a"].map { ids.id(for: $0) } == ["a", "a-1", "a-2"])
  }

  @Test(arguments: [
    ["x", "x", "x-1"], ["x-1", "x", "x"], ["x", "x-1", "x", "x-1"],
  ])
  func aRepeatNeverTakesAnothersName(texts: [String]) {
    var ids = HeadingIDs()
    let given = texts.map { ids.id(for: $0) }
    #expect(Set(given).count == given.count)
  }
}
