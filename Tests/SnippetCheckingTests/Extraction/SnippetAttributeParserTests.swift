import Diagnostics
import Documents
import Testing

@testable import SnippetChecking

@Suite struct SnippetAttributeParserTests {
  /// The info string stands after three backticks.
  private func parse(_ info: String, comment: String? = nil) -> (SnippetAttributes, [Diagnostic]) {
    let span = SourceSpan(
      file: "a.md", start: .init(line: 7, column: 4), end: .init(line: 7, column: 4 + info.utf8.count))
    let comment = comment.map {
      CodeFence.Comment(
        text: $0,
        span: SourceSpan(
          file: "a.md", start: .init(line: 6, column: 15), end: .init(line: 6, column: 15 + $0.utf8.count)))
    }
    return SnippetAttributeParser.parse(info: info, span: span, comment: comment)
  }

  private func columns(_ span: SourceSpan?) -> Range<Int>? { span.map { $0.start.column..<$0.end.column } }

  @Test func readsEveryAttribute() {
    let (first, none) = parse("swift title=\"Router.swift\" fails='no member' platform=macos highlight=3-5,8")
    #expect(none.isEmpty)
    #expect(first.title?.value == "Router.swift")
    #expect(first.fails?.value == "no member")
    #expect(first.platform?.value == "macOS")
    #expect(first.highlight?.value == [3...5, 8...8])
    let (second, noneEither) = parse("swift breaks=nested-stack file=\"Views/Home.swift\"")
    #expect(noneEither.isEmpty)
    #expect(second.breaks?.value == "nested-stack")
    #expect(second.file?.value == "Views/Home.swift")
    #expect(parse("swift run").0.run != nil)
    #expect(parse("swift test").0.test != nil)
    #expect(parse("swift hidden").0.isHidden)
    #expect(parse("swift alone").0.isAlone)
    #expect(parse("swift skip=\"needs a device\"").0.skip?.value == "needs a device")
  }

  @Test(arguments: [
    "swift title=\"A b\" fails", "swift, title=\"A b\", fails", "Swift,title=\"A b\",fails",
    "{.swift title=\"A b\" fails}",
    "{.swift .fails title=\"A b\"}", "SWIFT\ttitle='A b'  fails", "swift Title=\"A b\" FAILS",
  ])
  func acceptsTheFormsThatToolsUse(info: String) {
    let (attributes, diagnostics) = parse(info)
    #expect(diagnostics.isEmpty)
    #expect(attributes.title?.value == "A b")
    #expect(attributes.fails != nil)
    #expect(attributes.fails?.value == nil)
  }

  @Test func putsTheSpanOnTheWholeAttribute() {
    let (attributes, _) = parse("swift title=\"Ä b\" fails")
    #expect(columns(attributes.title?.span) == 10..<22)
    #expect(columns(attributes.fails?.span) == 23..<28)
  }

  @Test func takesTheWordsOfTheCommentAsWell() {
    let (attributes, diagnostics) = parse("swift run", comment: "title=\"x\"")
    #expect(diagnostics.isEmpty)
    #expect(attributes.title?.value == "x")
    #expect(attributes.title?.span.start == SourcePosition(line: 6, column: 15))
    #expect(attributes.run != nil)
  }

  @Test func escapesQuotesInValues() {
    #expect(parse(#"swift fails="needs \"x\" here""#).0.fails?.value == #"needs "x" here"#)
    #expect(parse(#"swift title="a \ b""#).0.title?.value == #"a \ b"#)
  }

  @Test func suggestsTheNearestNameForAMistypedWord() {
    let (_, diagnostics) = parse("swift hiden")
    #expect(diagnostics.map(\.id) == ["attribute-unknown"])
    #expect(diagnostics[0].message.contains("'hidden'"))
    #expect(columns(diagnostics[0].span) == 10..<15)
  }

  @Test func listsAllNamesWhereNoneIsNear() {
    let (_, diagnostics) = parse("swift copyable")
    #expect(diagnostics.map(\.id) == ["attribute-unknown"])
    for name in SnippetAttributeName.allCases {
      #expect(diagnostics[0].recommendation?.contains(name.rawValue) == true)
    }
  }

  @Test(arguments: [
    ("swift title", "attribute-value-missing", 10..<15),
    ("swift platform", "attribute-value-missing", 10..<18),
    ("swift run=now", "attribute-value-unexpected", 10..<17),
    ("swift hidden=", "attribute-value-unexpected", 10..<17),
    ("swift title=\"a b", "attribute-quote-unterminated", 16..<20),
    ("swift run, run", "attribute-duplicate", 15..<18),
    ("swift skip", "attribute-skip-reason", 10..<14),
    ("swift skip=\"  \"", "attribute-skip-reason", 10..<19),
    ("swift skip=", "attribute-skip-reason", 10..<15),
    ("swift title=\"\"", "attribute-value-empty", 10..<18),
    ("swift platform=iSO", "attribute-platform-unknown", 19..<22),
    ("swift platform=watchOS", "attribute-platform-unsupported", 19..<26),
    ("swift file=\"../x.swift\"", "attribute-file-invalid", 16..<26),
    ("swift file=/x.swift", "attribute-file-invalid", 15..<23),
    ("swift highlight=5-3", "attribute-highlight-invalid", 20..<23),
    ("swift highlight=1,0", "attribute-highlight-invalid", 22..<23),
    ("swift highlight=1-2-3", "attribute-highlight-invalid", 20..<25),
  ])
  func pointsAtWhatIsWrong(info: String, id: String, place: Range<Int>) {
    let (_, diagnostics) = parse(info)
    #expect(diagnostics.map(\.id).contains(id), "\(diagnostics)")
    guard let found = diagnostics.first(where: { $0.id == id }) else { return }
    #expect(found.severity == .error)
    #expect(found.span?.start.line == 7)
    #expect(columns(found.span) == place)
    #expect(found.recommendation?.isEmpty == false)
  }

  @Test func suggestsThePlatformThatWasMeant() {
    #expect(parse("swift platform=iSO").1[0].message.contains("'iOS'"))
    #expect(parse("swift platform=mcOS").1[0].message.contains("'macOS'"))
  }

  @Test func findsDuplicatesBetweenCommentAndInfoString() {
    let (_, diagnostics) = parse("swift hidden", comment: "hidden")
    #expect(diagnostics.map(\.id) == ["attribute-duplicate"])
    #expect(diagnostics[0].span?.start.line == 7)
    #expect(diagnostics[0].notes.first?.span?.start == SourcePosition(line: 6, column: 15))
  }

  @Test(arguments: [
    ("swift skip=x fails", Diagnostic.Severity.error), ("swift skip=x run", .error), ("swift skip=x test", .error),
    ("swift skip=x breaks=y", .error), ("swift fails breaks=y", .error), ("swift run fails", .error),
    ("swift run test", .error), ("swift hidden alone", .error), ("swift run platform=iOS", .error),
    ("swift hidden title=x", .warning), ("swift hidden highlight=1", .warning), ("swift skip=x alone", .warning),
    ("swift skip=x hidden", .error), ("swift alone file=x", .warning), ("swift hidden fails", .warning),
  ])
  func explainsCombinationsThatContradict(info: String, severity: Diagnostic.Severity) {
    let (_, diagnostics) = parse(info)
    #expect(diagnostics.map(\.id) == ["attribute-combination"])
    #expect(diagnostics.first?.severity == severity)
    #expect(diagnostics.first?.message.contains(": ") == true)
    #expect(diagnostics.first?.notes.count == 1)
  }

  @Test(arguments: [
    "swift fails alone", "swift fails=\"x\" title=y", "swift hidden file=x", "swift breaks=x platform=iOS",
  ])
  func letsCombinationsBeThatMakeSense(info: String) {
    #expect(parse(info).1.isEmpty)
  }

  @Test(arguments: [
    "", " ", "swift =", "swift ==\"", "{", "}{", "swift \"", "swift ,,,=", "swift title=\"\\", "swift .", "{.swift",
  ])
  func survivesAnyText(info: String) {
    _ = parse(info)
    _ = parse("swift", comment: info)
  }
}
