import Diagnostics
import Testing

@testable import Documents

@Suite struct BlocksTests {
  @Test func headingsHaveTextIdAndPlace() throws {
    let document = parse("# One *two* `three`\n\nFour\nfive\n===\n\n> ## One two three\n")
    #expect(document.headings.map(\.text) == ["One two three", "Four five", "One two three"])
    #expect(document.headings.map(\.id) == ["one-two-three", "four-five", "one-two-three-1"])
    #expect(document.headings.map(\.level) == [1, 1, 2])
    #expect(
      document.headings.map { document.text($0.span) } == [
        "# One *two* `three`", "Four\nfive\n===", "## One two three",
      ])
  }

  @Test func tablesHaveCellsWithPlaces() throws {
    let document = parse("> | a | b `c` |\n> |:--|--:|\n> | é | x \\| y | dropped |\n> | one\n")
    guard case .blockQuote(let blocks) = document.blocks.first?.kind, case .table(let table) = blocks.first?.kind else {
      Issue.record("no table")
      return
    }
    #expect(table.alignments == [.left, .right])
    #expect(table.header.map(\.text) == ["a", "b c"])
    #expect(table.rows.map { $0.map(\.text) } == [["é", "x | y"], ["one", ""]])
    #expect(table.rows[0].map { document.text($0.span) } == ["é", "x \\| y"])
    #expect(table.rows[0][1].span.start == SourcePosition(line: 3, column: 10))
  }

  @Test func aWikiLinkWithALabelIsOneCell() {
    let document = parse("| a | b |\n|---|---|\n| [[page|label]] | x |\n| [[p\\|l]] | y |\n")
    guard case .table(let table) = document.blocks.first?.kind else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.map { $0.map(\.text) } == [["label", "x"], ["l", "y"]])
    #expect(document.links.map(\.destination) == ["page", "p"])
    #expect(document.links.map(\.form) == [.wiki, .wiki])
    #expect(document.text(document.links[0].span) == "[[page|label]]")
    #expect(document.text(document.links[1].span) == "[[p\\|l]]")
  }

  @Test(arguments: [
    ("`[[a]]`", 0), ("\\[[a]]", 0), ("[[a]](b.md)", 0), ("[[^1]]", 0), ("[[ ]]", 0), ("[[a\nb]]", 0), ("![[a]]", 0),
    ("```\n[[a]]\n```", 0), ("<!-- [[a]] -->", 0), ("[[a]][[b]]", 2), ("*[[a_b_c]]*", 1), ("[[[a]]]", 1),
    ("[[1]]\n\n[1]: x.md", 0), ("[text [[a]]](b.md)", 0), ("~~[[a|b]]~~", 1), ("<b title=\"[[a]]\">", 0),
  ])
  func wikiLinksAreThoseOutsideCode(text: String, count: Int) {
    #expect(parse(text).links.count { $0.form == .wiki } == count)
  }

  @Test(arguments: [
    "a [[b|c]] `[[d|e]]` <i>[[f]]</i> [[^g]]", "    [[code]]\n", "[x](y \"[[t]]\") [[", "# [[h]]\n\n<p>\n[[x]]",
  ])
  func noMaskIsLeftInAnyText(text: String) {
    let document = parse(text + "\n\n[[w]]")
    #expect(!String(describing: document.blocks).utf8.contains { $0 < 5 })
  }

  @Test func taskListsHaveChecks() {
    let document = parse("- [ ] a [x]\n- [x] b\n- [X] c\n- d\n- [y] e\n\n> - [x] quoted\n")
    guard case .list(let list) = document.blocks.first?.kind, case .blockQuote(let blocks) = document.blocks.last?.kind,
      case .list(let quoted) = blocks.first?.kind
    else {
      Issue.record("no lists")
      return
    }
    #expect(list.items.map(\.isChecked) == [false, true, true, nil, nil])
    #expect(list.isTaskList)
    #expect(quoted.items.map(\.isChecked) == [true])
    #expect(
      document.allInlines.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
        == ["a [x]", "b", "c", "d", "[y] e", "quoted"])
  }

  @Test func orderedListsBeginWhereTheySay() {
    guard case .list(let list) = parse("7. a\n\n8. b\n").blocks.first?.kind else {
      Issue.record("no list")
      return
    }
    #expect(list.start == 7)
    #expect(!list.isTight)
    #expect(list.items.map(\.span.start.line) == [1, 3])
  }

  @Test(arguments: [
    ("> [!NOTE]\n> text", Block.Alert.note), ("> [!warning]  \n> text", .warning), ("> [!Tip]\n>\n> text", .tip),
    ("- > [!CAUTION]\n  > text", .caution), ("> [!IMPORTANT]\n> - a", .important),
  ])
  func alertsAreTakenFromQuotes(text: String, alert: Block.Alert) {
    func alerts(_ blocks: [Block]) -> [Block.Alert] {
      blocks.flatMap { block -> [Block.Alert] in
        switch block.kind {
        case .alert(let alert, let blocks): [alert] + alerts(blocks)
        case .list(let list): list.items.flatMap { alerts($0.blocks) }
        default: []
        }
      }
    }
    let document = parse(text)
    #expect(alerts(document.blocks) == [alert])
    #expect(!String(describing: document.blocks).contains("[!"))
  }

  @Test(arguments: ["> [!FOO]\n> text", "> [!NOTE] text", "> [!NOTE]", "> text\n> [!NOTE]", "> `[!NOTE]`\n> text"])
  func otherQuotesStay(text: String) {
    guard case .blockQuote = parse(text).blocks.first?.kind else {
      Issue.record("no quote")
      return
    }
  }

  @Test func footnotesAreNumberedByFirstUse() {
    let document = parse(
      "b[^b] a[^a] b[^b]\n\n[^a]: text a[^b]\n[^b]: text b\n\n    more b\n\n[^c]: never used\n\n[^d] is none\n")
    #expect(document.footnotes.map(\.label) == ["b", "a"])
    #expect(document.footnotes.map(\.number) == [1, 2])
    #expect(document.footnotes.map(\.uses) == [3, 1])
    #expect(document.footnotes.map(\.span.start.line) == [4, 3])
    #expect(document.footnotes[0].blocks.count == 2)
    let references = document.allInlines.compactMap { inline -> String? in
      guard case .footnoteReference(let label, let number, let use) = inline.kind else { return nil }
      #expect(document.text(inline.span) == "[^\(label)]")
      return "\(label)\(number).\(use)"
    }
    #expect(references == ["b1.1", "a2.1", "b1.2", "b1.3"])
  }

  @Test func aFootnoteWithinAListKeepsItsPlaces() {
    let document = parse("> - [^n]: a [l](m.md)\n>\n>       ```\n>       code\n>       ```\n\nuse[^n]\n")
    #expect(document.text(document.links[0].span) == "[l](m.md)")
    #expect(document.footnotes.first?.span.start == SourcePosition(line: 1, column: 5))
    CodeFenceTests.check(document)
  }

  @Test func rawHTMLIsKeptAsWritten() {
    let document = parse("<div id=\"x\">\n*a*\n</div>\n\ntext <b>b</b>\n")
    guard case .html(let text) = document.blocks.first?.kind else {
      Issue.record("no HTML")
      return
    }
    #expect(text == "<div id=\"x\">\n*a*\n</div>\n")
    #expect(document.blocks.first?.span.end == SourcePosition(line: 3, column: 7))
    #expect(document.allInlines.count { if case .html = $0.kind { true } else { false } } == 2)
  }

  @Test func aRuleInTheBodyIsARule() {
    let document = parse("a\n\n---\n\nb: c\n\n---\n")
    #expect(document.blocks.count { $0.kind == .thematicBreak } == 2)
    #expect(document.frontMatter.span == nil)
  }

  @Test func bareAddressesAreLinksWithTheirText() {
    let document = parse("See https://a.b/c_d, www.e.fg or x@y.zz.\n")
    #expect(document.links.map(\.destination) == ["https://a.b/c_d", "http://www.e.fg", "mailto:x@y.zz"])
    #expect(plainText(document.allInlines.filter { if case .text = $0.kind { true } else { false } }).hasPrefix("See "))
    #expect(document.links.map { document.text($0.span) } == ["https://a.b/c_d", "www.e.fg", "x@y.zz"])
  }

  @Test func controlBytesAreReportedWhereTheyStand() {
    let document = parse("a\nb\u{0}c\n\n```\nd\u{2}\n```\n")
    #expect(document.ids == ["control-character"])
    #expect(document.diagnostics.first?.span?.start == SourcePosition(line: 2, column: 2))
    CodeFenceTests.check(document)
  }

  /// What one thread parses must not depend on what others do meanwhile.
  @Test func parsingAtOnceGivesTheSame() {
    let text = String(
      repeating: "~~a~~ *b~c~* https://a.b/c www.d.ef [x](y.md) [[w|l]] x@y.zz **~~s~~**t\n\n", count: 40)
    let expected = parse(text).blocks
    let results = ParallelMap.map(Array(0..<200)) { number in
      number % 2 == 0 ? parse(text).blocks == expected : !parse("~~x~~ https://y.z").blocks.isEmpty
    }
    #expect(results.allSatisfy { $0 })
  }
}
