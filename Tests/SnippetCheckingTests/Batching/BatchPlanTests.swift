import Testing

@testable import SnippetChecking

@Suite struct BatchPlanTests {
  private func group(_ version: String) -> BatchCandidate.Group {
    .init(platform: .iOS, version: version, languageMode: "6", imports: ["SwiftUI"])
  }

  @Test func unitsOfOneGroupStandTogetherAndEachOnce() {
    let groups = Dictionary(uniqueKeysWithValues: (0..<300).map { ($0, group($0.isMultiple(of: 3) ? "17.0" : "18.0")) })
    let batches = BatchPlan(groups: groups, workers: 2).batches
    #expect(batches.flatMap { $0 }.sorted() == Array(0..<300))
    for batch in batches {
      #expect(batch.count <= BatchPlan.maximumCount)
      #expect(Set(batch.map { groups[$0] }).count == 1)
    }
  }

  @Test func allWorkersHaveSomethingToDo() {
    let groups = Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, group("18.0")) })
    #expect(BatchPlan(groups: groups, workers: 2).batches.count >= 4)
  }

  @Test func aSingleUnitIsLeftAlone() {
    #expect(BatchPlan(groups: [0: group("17.0"), 1: group("18.0")], workers: 2).batches.isEmpty)
  }
}
