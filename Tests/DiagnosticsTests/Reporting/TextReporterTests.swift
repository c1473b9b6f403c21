import Diagnostics
import Testing

@Suite struct TextReporterTests {
  private let source = SourceText(file: "a.md", text: "# A\n\n```swift\nNavigationStak { }\n```\n")

  private func reporter(verbose: Bool = false, strict: Bool = false, coloured: Bool = false) -> TextReporter {
    let source = source
    let text = DiagnosticText(style: TextStyle(isColoured: coloured)) { $0 == "a.md" ? source : nil }
    return TextReporter(text, isVerbose: verbose, isStrict: strict)
  }

  private func report(_ snippets: [SnippetReport], _ diagnostics: [Diagnostic] = []) -> CheckReport {
    CheckReport(
      toolchain: "Swift 6.3.1", sdk: "reference SDK 26.0", baselines: ["macOS": "26.0", "iOS": "26.0"],
      snippets: snippets, diagnostics: diagnostics)
  }

  private func snippet(_ verdict: Verdict, reason: String? = nil, _ diagnostics: [Diagnostic] = []) -> SnippetReport {
    SnippetReport(
      id: "a.md#1", file: "a.md", fence: 3, line: 4, endLine: 4, verdict: verdict,
      platforms: ["iOS": .rejected, "macOS": .notJudged], assumed: ["struct Item {}"], reason: reason,
      diagnostics: diagnostics)
  }

  private var typo: Diagnostic {
    Diagnostic(
      "compiler-error", .error, "cannot find 'NavigationStak' in scope",
      at: SourceSpan(
        file: "a.md", start: SourcePosition(line: 4, column: 1), end: SourcePosition(line: 4, column: 15)),
      recommendation: "Write NavigationStack.", notes: [.init("it is a view")])
  }

  @Test func aFailureIsShownWithItsPlaceAndWhatToDo() {
    let text = reporter().render(report([snippet(.failed, [typo])]))
    #expect(
      text == """
        a.md:4:1: error: cannot find 'NavigationStak' in scope [compiler-error]
           4 │ NavigationStak { }
             │ ^~~~~~~~~~~~~~
          → Write NavigationStack.
          note: it is a view

            1  ▯× failed

        Judged by Swift 6.3.1 against reference SDK 26.0; for iOS 26.0, macOS 26.0 where a document names no version.
        Something needs your attention.

        """)
  }

  @Test func whatPassesIsListedOnlyWhenAskedFor() {
    let passing = report([snippet(.verifiedWithPlaceholders)])
    #expect(!reporter().render(passing).contains("a.md:4"))
    let verbose = reporter(verbose: true).render(passing)
    #expect(verbose.contains("a.md:4: ▮▯ verified with placeholders — iOS rejected, macOS not judged\n"))
    #expect(verbose.contains("assumed:\n    struct Item {}\n"))
  }

  @Test func aFailureWithoutDiagnosticsIsStillNamed() {
    let text = reporter().render(report([snippet(.acceptedUnexpectedly, reason: "nothing rejects it")]))
    #expect(text.contains("a.md:4: ▯! accepted unexpectedly: nothing rejects it\n"))
  }

  @Test func skippedSnippetsAreCountedByTheirReasons() {
    let skipped = ["a sketch", "not\nrun", "a sketch"].map { snippet(.skipped, reason: $0) }
    let text = reporter().render(report(skipped))
    #expect(text.contains("    3  ▯  skipped\n             2  a sketch\n             1  not run\n"))
  }

  @Test func aVerboseReportTellsHowMuchWasJudged() {
    var other = snippet(.skipped, reason: "a sketch")
    (other.fence, other.line) = (9, 10)
    let both = report([snippet(.verified), other])
    #expect(reporter(verbose: true).render(both).contains("Judged: 1 of 2 Swift fences (50 %).\n"))
    #expect(!reporter().render(both).contains("Swift fences"))
  }

  @Test func whatTheBaselineKnowsIsCountedAndNotShown() {
    let failing = report([snippet(.failed, [typo])], [Diagnostic("link-broken", "nothing there")])
    let all = Baseline(failing, name: { $0 })
    let known = all.compare(failing, name: { $0 }, isOver: { _ in true })
    let text = reporter().render(failing, against: known)
    #expect(!text.contains("NavigationStak") && !text.contains("nothing there"))
    #expect(text.contains("Known from the baseline, and not shown: 2.\n"))
    #expect(text.hasSuffix("Nothing new is wrong.\n"))
    #expect(reporter(verbose: true).render(failing, against: known).contains("NavigationStak"))

    let partly = Baseline(Array(all.entries.prefix(1))).compare(failing, name: { $0 }, isOver: { _ in true })
    let rest = reporter().render(failing, against: partly)
    #expect(rest.contains("NavigationStak") && !rest.contains("nothing there"))
    #expect(rest.hasSuffix("Something needs your attention.\n"))
  }

  @Test func whatTheBaselineListsInVainIsTold() {
    let clean = report([snippet(.verified)])
    let gone = Baseline(report([snippet(.failed, [typo])]), name: { $0 })
      .compare(clean, name: { $0 }, isOver: { _ in true })
    let text = reporter().render(clean, against: gone)
    #expect(text.contains("'--write-baseline' takes it out:\n  a.md: cannot find 'NavigationStak' in scope"))
    #expect(text.hasSuffix("Nothing is wrong.\n"))
  }

  @Test func aShardSaysWhichOneItIs() {
    var part = report([snippet(.verified)])
    part.documents = ["a.md"]
    part.shard = CheckReport.Shard(
      index: 2, count: 3, documents: ["a.md", "b.md"], content: "", options: [:], isStrict: false)
    #expect(reporter().render(part).contains("\nShard 2 of 3: 1 of 2 documents.\n"))
  }

  @Test func aReasonIsSaidOnce() {
    let unclear = Diagnostic(
      "snippet-unresolved", .warning, "what is 'foo'?", at: SourceSpan(file: "a.md", line: 4, column: 1))
    let text = reporter().render(report([snippet(.unresolved, reason: "what is 'foo'?", [unclear])]))
    #expect(text.split(separator: "foo").count == 2)
  }

  @Test func linesThatSayAllByThemselvesStandTogether() {
    var skipped = [snippet(.skipped, reason: "a"), snippet(.skipped, reason: "b")]
    for index in skipped.indices { skipped[index].assumed = [] }
    let text = reporter(verbose: true).render(report(skipped))
    #expect(text.contains(": a\na.md:4: "))
  }

  @Test func whatARejectedSnippetWasRejectedForIsNoNews() {
    #expect(!reporter().render(report([snippet(.rejectedAsExpected, [typo])])).contains("NavigationStak"))
  }

  @Test func unresolvedIsAFindingOnlyStrictly() {
    let open = report([snippet(.unresolved, reason: "what is 'foo'?")])
    #expect(reporter().render(open).contains("Nothing is wrong. Not judged: 1 unresolved."))
    #expect(reporter(strict: true).render(open).contains("Something needs your attention."))
  }

  @Test func colourIsOnlyThereWhenChosen() {
    let failing = report([snippet(.failed, [typo])])
    #expect(!reporter().render(failing).contains("\u{1B}"))
    #expect(reporter(coloured: true).render(failing).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func textFromDocumentsCannotSteerTheTerminal() {
    let evil = Diagnostic("x", .error, "a\u{1B}[2Jb", at: SourceSpan(file: "a\u{7}.md", line: 1, column: 1))
    let text = reporter().render(report([], [evil]))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
      (false, ["CLICOLOR_FORCE": "1"], true), (true, ["CLICOLOR": "0"], false), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func colourFollowsTheTerminalAndTheEnvironment(isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(TextStyle.choose(isTerminal: isTerminal, environment: environment).isColoured == expected)
  }
}
