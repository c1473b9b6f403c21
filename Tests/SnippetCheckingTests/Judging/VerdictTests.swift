import Diagnostics
import Testing

@testable import SnippetChecking

@Suite struct VerdictTests {
  @Test func codeThatCompilesOnAllPlatformsIsVerified() async throws {
    let snippets = try await CheckedDocument.snippet("struct A: View { var body: some View { Text(\"a\") } }")
    #expect(snippets.map(\.verdict) == [.verified])
    #expect(snippets[0].platforms == ["iOS": .accepted, "macOS": .accepted])
  }

  @Test(arguments: [
    "func f() -> Int { }",
    "func f() { let a: Int\n  print(a) }",
    "struct A { let b: Int\n  init() { } }",
    "final class Box { var n = 0 }\nfunc f() async { let b = Box()\n  Task { b.n += 1 }\n  b.n += 1 }",
  ])
  func whatOnlySILRejectsFails(code: String) async throws {
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  @Test func newerAPIFailsUnderAnOlderBaselineAndPassesWhenAsked() async throws {
    let view =
      "struct A: View { var body: some View {\n  TabView { Tab(\"a\", systemImage: \"b\") { Text(\"c\") } }\n} }"
    let failed = try await CheckedDocument.snippet(view, platforms: "iOS 17")
    #expect(failed.map(\.verdict) == [.failed])
    #expect(failed[0].diagnostics.first?.span?.start == .init(line: 6, column: 13))
    #expect(failed[0].diagnostics.first?.message.contains("only available in iOS 18") == true)
    let asked =
      "struct A: View { var body: some View {\n"
      + "  if #available(iOS 18, *) { TabView { Tab(\"a\", systemImage: \"b\") { Text(\"c\") } } }\n} }"
    #expect(try await CheckedDocument.snippet(asked, platforms: "iOS 17").map(\.verdict) == [.verified])
  }

  @Test func aFullScreenCoverFailsForTheMacAndPassesForIOS() async throws {
    let code =
      "struct A: View { @State var on = false\n"
      + "  var body: some View { Text(\"a\").fullScreenCover(isPresented: $on) { Text(\"b\") } } }"
    #expect(try await CheckedDocument.snippet(code, platforms: "macOS 15").map(\.verdict) == [.failed])
    #expect(try await CheckedDocument.snippet(code, platforms: "iOS 18").map(\.verdict) == [.verified])
    #expect(try await CheckedDocument.snippet(code, platforms: "iOS 18, macOS 15").map(\.verdict) == [.failed])
    let unnamed = try await CheckedDocument.snippet(code)
    #expect(unnamed.map(\.verdict) == [.verified])
    #expect(unnamed[0].platforms == ["iOS": .accepted, "macOS": .rejected])
    let limited = try await CheckedDocument.snippet(code, info: "swift platform=iOS", platforms: "iOS 18, macOS 15")
    #expect(limited.map(\.verdict) == [.verified])
  }

  @Test func codeForTheMacAloneIsJudgedOnTheMacAlone() async throws {
    let code = "#if os(macOS)\nlet width: Int = \"wide\"\n#endif"
    let snippets = try await CheckedDocument.snippet(code)
    #expect(snippets.map(\.verdict) == [.failed])
    #expect(snippets[0].platforms == ["iOS": .notJudged, "macOS": .rejected])
    #expect(snippets[0].diagnostics.first?.span?.start == .init(line: 3, column: 18))
    let right = try await CheckedDocument.snippet("#if os(macOS)\nlet width: Int = 1\n#endif")
    #expect(right.map(\.verdict) == [.verified])
  }

  @Test func aFaultInOnePlatformsBranchFailsThoughTheOtherPlatformAcceptsTheRest() async throws {
    let code = "#if os(macOS)\nlet width: Int = \"wide\"\n#else\nlet width = 1\n#endif"
    #expect(try await CheckedDocument.snippet(code).map(\.verdict) == [.failed])
  }

  /// What no compilation sees is never called verified.
  @Test func codeUnderAConditionIsCompiledOrUnresolved() async throws {
    #expect(try await CheckedDocument.snippet("#if DEBUG\nlet a: Int = \"\"\n#endif").map(\.verdict) == [.failed])
    #expect(try await CheckedDocument.snippet("#if DEBUG\nlet a: Int = 1\n#endif").map(\.verdict) == [.verified])
    #expect(try await CheckedDocument.snippet("#if NEVER\nlet a: Int = \"\"\n#endif").map(\.verdict) == [.unresolved])
  }

  @Test func codeForNoJudgedPlatformIsUnresolved() async throws {
    let snippets = try await CheckedDocument.snippet("#if os(watchOS)\nlet a: Int = \"\"\n#endif")
    #expect(snippets.map(\.verdict) == [.unresolved])
  }

  @Test func partsAreHeldToTheirMarks() async throws {
    let snippets = try await CheckedDocument.snippet(
      """
      // ❌ a text isn't a number
      let wide: Int = "a"
      // ✅
      let narrow: Int = 1
      """)
    #expect(snippets.map(\.verdict) == [.rejectedAsExpected, .verified])
    #expect(snippets.map(\.mark) == [.wrong, .right])
  }

  @Test func aRepairedWrongPartIsAcceptedUnexpectedlyAndABrokenRightPartFails() async throws {
    let snippets = try await CheckedDocument.snippet(
      """
      // ❌ a text isn't a number
      let wide: Int = 1
      // ✅
      let narrow: Int = "a"
      """)
    #expect(snippets.map(\.verdict) == [.acceptedUnexpectedly, .failed])
    #expect(snippets[0].diagnostics.first?.span?.start.line == 2)
    #expect(snippets[1].diagnostics.first?.span?.start == .init(line: 5, column: 19))
  }

  @Test func anAnnouncedMessageMustOccur() async throws {
    let code = "let a: Int = \"\""
    #expect(
      try await CheckedDocument.snippet(code, info: "swift fails=\"cannot convert\"").map(\.verdict)
        == [.rejectedAsExpected])
    let other = try await CheckedDocument.snippet(code, info: "swift fails=\"no such thing\"")
    #expect(other.map(\.verdict) == [.failed])
    #expect(other[0].diagnostics.first?.id == "rejected-otherwise")
    #expect(
      try await CheckedDocument.snippet("let a = 1", info: "swift fails").map(\.verdict) == [.acceptedUnexpectedly])
  }

  @Test func aMarkedLineMustFailWithItsTextAndNoOtherLineMay() async throws {
    let right = try await CheckedDocument.snippet("let a = 1\nlet b: Int = \"\"  // error: cannot convert")
    #expect(right.map(\.verdict) == [.rejectedAsExpected])
    let wrongLine = try await CheckedDocument.snippet("let a: Int = \"\"\nlet b: Int = \"\"  // error: cannot convert")
    #expect(wrongLine.map(\.verdict) == [.failed])
    #expect(wrongLine[0].diagnostics.map(\.span?.start.line) == [2])
    let wrongText = try await CheckedDocument.snippet("let b: Int = \"\"  // error: something else")
    #expect(wrongText.map(\.verdict) == [.failed])
    #expect(wrongText[0].diagnostics.first?.id == "expected-error-missing")
  }

  @Test func aSkippedSnippetGivesItsReason() async throws {
    let snippets = try await CheckedDocument.snippet("anything", info: "swift skip=\"only a sketch\"")
    #expect(snippets.map(\.verdict) == [.skipped])
    #expect(snippets[0].reason == "only a sketch")
  }

  @Test func aloneSeesNothingOfTheOthers() async throws {
    let before = "```swift hidden\nstruct Hut { static let low = 1 }\n```\n\n"
    #expect(
      try await CheckedDocument.snippet("let h = Hut()", before: before).map(\.verdict) == [.verified, .verified])
    let alone = try await CheckedDocument.snippet("let h = Hut()", info: "swift alone", before: before)
    // Of its own it is only guessed.
    #expect(alone.map(\.verdict) == [.verified, .verifiedWithPlaceholders])
  }

  @Test func language5AcceptsWhatLanguage6RejectsAndTheMessageSaysSo() async throws {
    let code = "final class Box { var n = 0 }\nlet shared = Box()"
    let failed = try await CheckedDocument.snippet(code)
    #expect(failed.map(\.verdict) == [.failed])
    #expect(failed[0].diagnostics.first?.recommendation?.contains("swift: 5") == true)
    #expect(try await CheckedDocument.snippet(code, swift: "5").map(\.verdict) == [.verified])
  }

  @Test func aSnippetThatBreaksTheCompilerCostsItsOwnVerdictAlone() async throws {
    let deep = String(repeating: "(", count: 200_000)
    let report = try await CheckedDocument.report("```swift\nlet a = \(deep)\n```\n\n```swift\nlet b = 1\n```\n")
    #expect(report.snippets.last?.verdict == .verified)
    #expect(report.snippets.first?.verdict != .verified)
  }

  /// Marks for what no compiler can see, such as taste.
  @Test(arguments: [("swift advice", nil), ("swift", "advice")])
  func advisoryMarksMayCompile(info: String, marks: String?) async throws {
    let front = marks.map { "---\nmarks: \($0)\n---\n" } ?? ""
    let code = "// ❌ Hard to read aloud\nlet a = Text(\"x\")\n// ✅\nlet b = Text(\"y\")\n// ❌\nlet c: Int = \"z\""
    let parts = try await CheckedDocument.report("\(front)```\(info)\n\(code)\n```\n").snippets
    #expect(parts.map(\.verdict) == [.verified, .verified, .failed])
    #expect(parts[0].mark == .wrong)
    #expect(parts[0].reason == "marked wrong as advice; it compiles")
  }
}
