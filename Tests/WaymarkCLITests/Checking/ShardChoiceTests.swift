import Diagnostics
import Documents
import Testing

@testable import WaymarkCLI

@Suite struct ShardChoiceTests {
  private func documents(_ fences: [Int]) -> [Document] {
    fences.enumerated().flatMap { index, count in
      let text = String(repeating: "```swift\nlet a = 1\n```\n\n", count: count)
      return DocumentLoader.load(bytes: Array(text.utf8), path: "d\(index).md").documents
    }
  }

  @Test(arguments: [
    "0/3", "4/3", "x", "", "1", "1/", "/3", "1/0", "-1/3", "+1/3", "1/3/5", "1.0/3", "1/1001", "１/３", " 1/3",
  ])
  func whatIsNoShardIsRefused(text: String) async {
    #expect(ShardChoice(text) == nil)
    let outcome = await Console.run("check", "--shard=\(text)")
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("'\(text)' is no shard."))
    #expect(outcome.errors.contains("Usage: waymark check"))
    #expect(outcome.output.isEmpty)
  }

  @Test func aShardIsNotHeldAgainstABaseline() async {
    for option in ["--baseline", "--write-baseline"] {
      let outcome = await Console.run("check", "--shard", "1/2", option, "b")
      #expect(outcome.code == .trouble)
      #expect(outcome.errors.contains("'\(option)' has no place beside '--shard'"))
    }
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func everyDocumentIsInExactlyOneShard(count: Int) throws {
    let all = documents([0, 5, 1, 1, 30, 2, 0, 9, 4, 4, 17])
    let shares = try (1...count).map { try #require(ShardChoice("\($0)/\(count)")).paths(of: all) }
    #expect(shares.reduce(0) { $0 + $1.count } == all.count)
    #expect(shares.reduce(into: Set()) { $0.formUnion($1) } == Set(all.map(\.path)))
    let again = try #require(ShardChoice("1/\(count)")).paths(of: all.reversed())
    #expect(again == shares[0])
  }

  @Test func theSharesAreAboutEqual() throws {
    let all = documents(Array(repeating: 3, count: 8) + [12, 12])
    let sizes = try (1...4).map { index in
      let own = try #require(ShardChoice("\(index)/4")).paths(of: all)
      return all.filter { own.contains($0.path) }.reduce(0) { $0 + $1.codeFences.count }
    }
    #expect(sizes.allSatisfy { 9...15 ~= $0 }, "\(sizes)")
  }
}
