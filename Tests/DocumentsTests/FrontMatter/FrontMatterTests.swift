import Diagnostics
import Testing

@testable import Documents

@Suite struct FrontMatterTests {
  @Test(arguments: [
    "---\ntitle: One\norder: 3\n---\n# Body\n",
    "---\r\ntitle: One\r\norder: 3\r\n---\r\n# Body\r\n",
    "---\rtitle: One\rorder: 3\r---\r# Body\r",
    "\u{FEFF}---\ntitle: One\norder: 3\n...\n# Body\n",
    "---  \n# comment\n\ntitle: \"One\"\norder: 3\n---\t\n# Body",
  ])
  func isReadWhateverTheLineEnds(text: String) {
    let document = parse(text)
    #expect(document.metadata.title == "One")
    #expect(document.metadata.order == 3)
    #expect(document.headings.map(\.text) == ["Body"])
    #expect(document.diagnostics.isEmpty)
    #expect(document.text(document.headings[0].span) == "# Body")
  }

  @Test(arguments: ["\n---\nplatforms: iOS 15\n---\n# A\n", "  \n\n---\ntitle: a\n...\n# A\n"])
  func blankLinesBeforeItAreSaid(text: String) {
    #expect(parse(text).ids == ["front-matter-late"])
    #expect(parse("\n---\n\nProse.\n").ids.isEmpty)
  }

  @Test(arguments: [("platfroms: iOS 15", "platforms"), ("contxt: a.swift", "context"), ("odrer: 3", "order")])
  func mistypedKeysAreSaid(line: String, meant: String) {
    let document = parse("---\n\(line)\n---\n# A\n")
    #expect(document.ids == ["front-matter-key"])
    #expect(document.diagnostics[0].recommendation == "Did you mean '\(meant)'?")
  }

  @Test func keysOfOtherToolsAreLeftToThem() {
    #expect(parse("---\nlayout: post\ndate: 2026-01-01\ntags: [a]\nauthor: b\nslug: c\nid: 3\n---\n# A\n").ids.isEmpty)
  }

  @Test func foldedAndLiteralTextsAreJoined() {
    let document = parse("---\ndescription: >\n  one\n  two\n\n  three\ntitle: |\n  x\n---\n")
    #expect(document.metadata.description == "one two\nthree")
    #expect(document.metadata.title == "x")
  }

  @Test func marksInsideValuesAreText() {
    let document = parse("---\ntitle: \"a: --- .task\"\ndescription: 'it''s # no comment'\n---\n")
    #expect(document.metadata.title == "a: --- .task")
    #expect(document.metadata.description == "it's # no comment")
  }

  @Test(arguments: [
    "---\n\nSome prose.\n\n---\n", "---\n---\n", "---\n- a\n---\n", "---", "---\n", "text\n---\na: b\n---\n",
  ])
  func twoRulesAreNoFrontMatter(text: String) {
    let document = parse(text)
    #expect(document.frontMatter.span == nil)
    #expect(document.frontMatter.entries.isEmpty)
    #expect(document.diagnostics.isEmpty)
    #expect(!document.blocks.isEmpty)
  }

  @Test func withoutAnEndItIsAnError() {
    let document = parse("---\ntitle: x\n\n# Body\n")
    #expect(document.ids == ["front-matter-unclosed"])
    #expect(document.headings.count == 1 || document.headings.count == 2)
  }

  @Test(arguments: [
    ("---\ntitle: a: b\n---\n", 2, 9),
    ("---\nok: é\nbad: [a\n---\n", 4, 1),
    ("\u{FEFF}---\r\nok: 1\r\n\tx: 2\r\n---\r\n", 3, 1),
    ("---\na: \"ü\" b\n---\n", 2, 9),
    ("---\na: *none\n---\n", 2, 4),
  ])
  func invalidYAMLIsReportedInTheFile(text: String, line: Int, column: Int) {
    let document = parse(text)
    #expect(document.ids == ["yaml-invalid"])
    #expect(document.diagnostics.first?.span?.start == SourcePosition(line: line, column: column))
  }

  @Test func aKeyGivenTwiceIsAnErrorAtTheSecond() {
    let document = parse("---\ntitle: a\nkind: page\ntitle: b\n---\n")
    #expect(document.ids == ["yaml-duplicate-key"])
    #expect(document.diagnostics.first?.span?.start == SourcePosition(line: 4, column: 1))
    #expect(document.diagnostics.first?.notes.first?.span?.start == SourcePosition(line: 2, column: 1))
    #expect(document.metadata.title == "a")
  }

  @Test(arguments: [
    ("kind: book", "kind", "Allowed: skill, reference, tutorial, page."),
    ("kind: tutorail", "kind", "Did you mean 'tutorial'?"),
    ("order: first", "order", "Write a number such as 10."),
    ("order: \"1\"", "order", "Write a number such as 10."),
    ("platforms: iOS 18, Android 3", "platforms", "Allowed: iOS"),
    ("platforms: iOS eighteen", "platforms", "Write a version such as 'iOS 18'"),
    ("platforms: [iOS 18, ios 17]", "platforms", "Keep one of them."),
    ("swift: 4", "swift", "Write 5 or 6."),
    ("draft: maybe", "draft", "Write true or false"),
    ("aliases: {a: b}", "aliases", "Write [name, other]."),
    ("title: [a]", "title", "Write one text"),
    ("context: ../../x.swift", "context", "inside the content folder"),
    ("context: x.txt", "context", "Context.swift"),
  ])
  func aWrongValueIsAnErrorAtTheValue(line: String, key: String, advice: String) throws {
    let document = parse("---\n\(line)\n---\n")
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.ids == ["front-matter-value"])
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.contains("'\(key)'"))
    #expect(diagnostic.recommendation?.contains(advice) == true, "\(diagnostic.recommendation ?? "")")
    #expect(diagnostic.span?.start.line == 2)
    #expect(diagnostic.span.map { $0.start.column > key.count } == true)
  }

  @Test func allKeysAreRead() {
    let document = parse(
      """
      ---
      title: T
      description: D
      kind: tutorial
      order: -2
      platforms: [iOS 18.4, macos, visionOS 2+]
      swift: 5
      context: shared/Context.swift
      draft: true
      aliases: [a, b]
      other: {x: [1, 2]}
      ---
      """, path: "guides/page.md")
    let metadata = document.metadata
    #expect(document.diagnostics.isEmpty)
    #expect(metadata.kind == .tutorial)
    #expect(metadata.order == -2)
    #expect(
      metadata.platforms == [
        .init(platform: "iOS", version: "18.4"), .init(platform: "macOS", version: nil),
        .init(platform: "visionOS", version: "2"),
      ])
    #expect(metadata.swift == "5")
    #expect(metadata.context == "guides/shared/Context.swift")
    #expect(metadata.isDraft)
    #expect(metadata.aliases == ["a", "b"])
    #expect(document.frontMatter["other"]?["x"]?.sequence?.compactMap(\.int) == [1, 2])
  }

  @Test(arguments: [("# H\n", "page.md", "H"), ("text", "a/page.md", "page"), ("---\nname: n\n---\n", "page.md", "n")])
  func theTitleIsFound(text: String, path: String, title: String) {
    #expect(parse(text, path: path).metadata.title == title)
  }
}
