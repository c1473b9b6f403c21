import Testing

@testable import Diagnostics

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("skip", "skip", 0), ("skp", "skip", 1), ("sikp", "skip", 1), ("hiden", "hidden", 1), ("", "abc", 3),
  ])
  func countsEdits(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test func takesNoWordForAnotherOfItsLength() {
    #expect(EditDistance.nearest(to: "ab", among: ["xy"]) == nil)
    #expect(EditDistance.nearest(to: "tilte", among: ["file", "title"]) == "title")
    #expect(EditDistance.between(String(repeating: "a", count: 100_000), "a") == .max)
  }
}
