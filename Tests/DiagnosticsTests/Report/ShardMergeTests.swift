import Diagnostics
import Testing

@Suite struct ShardMergeTests {
  private static let documents = ["Content/a.md", "Content/b.md", "Content/c.md"]

  /// The shard that has some of the documents.
  private func shard(_ index: Int, of count: Int = 2, _ own: [String]) -> ShardMerge.Input {
    let snippets = own.flatMap { file in
      [Samples.snippet(1, in: file, .failed), Samples.snippet(2, in: file, .verified, line: 9)]
    }
    var report = Samples.report(
      snippets, own.map { Diagnostic("x", .warning, "m", at: Samples.span($0, 1, 1)) }, documents: own)
    if index == 1 { report.diagnostics.append(Diagnostic("y", .error, "of no file")) }
    report.shard = CheckReport.Shard(
      index: index, count: count, documents: Self.documents, content: "hash", options: ["platforms": "all"],
      isStrict: false)
    return ShardMerge.Input(file: "\(index).json", report: report)
  }

  private var whole: CheckReport {
    var report = shard(1, of: 1, Self.documents).report
    report.shard = nil
    return report.sorted()
  }

  private func problem(_ inputs: [ShardMerge.Input]) -> String {
    do {
      _ = try ShardMerge.merge(inputs)
      return ""
    } catch {
      return error.diagnostic.message
    }
  }

  @Test func theShardsTogetherAreTheWhole() throws {
    let (first, second) = (shard(1, ["Content/b.md"]), shard(2, ["Content/a.md", "Content/c.md"]))
    let expected = JSONReporter().render(whole)
    #expect(JSONReporter().render(try ShardMerge.merge([first, second])) == expected)
    #expect(JSONReporter().render(try ShardMerge.merge([second, first])) == expected)
    #expect(JSONReporter().render(try ShardMerge.merge([shard(1, of: 1, Self.documents)])) == expected)
    let three = [shard(1, of: 3, Self.documents), shard(2, of: 3, []), shard(3, of: 3, [])]
    #expect(JSONReporter().render(try ShardMerge.merge(three)) == expected)
  }

  @Test func aSingleWholeReportStaysAsItIs() throws {
    let input = ShardMerge.Input(file: "r.json", report: whole)
    #expect(JSONReporter().render(try ShardMerge.merge([input])) == JSONReporter().render(whole))
    #expect(problem([input, input]) == "this is the report of a whole check, and nothing can be joined to it")
  }

  @Test func missingAndDoubledShardsAreNamed() {
    let first = shard(1, ["Content/b.md"])
    #expect(problem([first]) == "of 2 shards one is missing: 2")
    #expect(problem([shard(2, of: 4, ["Content/b.md"])]) == "of 4 shards 3 are missing: 1, 3, 4")
    #expect(problem([first, first]) == "shard 1 of 2 is there twice; '1.json' is the other one")
  }

  @Test func documentsThatAreJudgedTwiceOrNeverAreNamed() {
    #expect(
      problem([shard(1, ["Content/a.md", "Content/b.md"]), shard(2, ["Content/b.md", "Content/c.md"])])
        == "'Content/b.md' was judged here and in '1.json'")
    #expect(problem([shard(1, ["Content/a.md"]), shard(2, ["Content/c.md"])]) == "no shard judged 'Content/b.md'")
    var stray = shard(2, ["Content/a.md", "Content/c.md"])
    stray.report.snippets[0].file = "Content/b.md"
    #expect(problem([shard(1, ["Content/b.md"]), stray]).hasSuffix("is of no document of this shard"))
  }

  @Test func shardsOfOtherChecksAreRefused() {
    func refused(_ change: (inout CheckReport) -> Void) -> String {
      var other = shard(2, ["Content/a.md", "Content/c.md"])
      change(&other.report)
      return problem([shard(1, ["Content/b.md"]), other])
    }
    let changes: [(message: String, change: (inout CheckReport) -> Void)] = [
      ("another toolchain than '1.json': 'Swift 7' and 'Swift 6.3.1'", { $0.toolchain = "Swift 7" }),
      ("another SDK", { $0.sdk = "another" }),
      ("another set of baselines", { $0.baselines["iOS"] = "17.0" }),
      ("'platforms iOS' and 'platforms all'", { $0.shard?.options["platforms"] = "iOS" }),
      ("another number of shards", { $0.shard?.count = 3 }),
      ("another strictness", { $0.shard?.isStrict = true }),
      ("another set of remarks", { $0.remarks = ["r"] }),
      ("the documents have changed", { $0.shard?.content = "other" }),
      ("'d.md' differs", { $0.shard?.documents.append("d.md") }),
      ("the report of a whole check", { $0.shard = nil }),
    ]
    for (message, change) in changes {
      let told = refused(change)
      #expect(told.contains(message), "\(told)")
    }
    let unchanged = refused { _ in }
    #expect(unchanged == "")
  }
}
