import Diagnostics
import Testing

@testable import Documents

/// Places of links and other inlines, above all where cmark's own columns are wrong.
@Suite struct InlinePlacesTests {
  @Test(arguments: [
    "[a](b.md)",
    "text [a](b.md) text",
    "text\n    indented [a](b.md)",
    "> text\n>   more [a](b.md)\nlazy [c](d.md)",
    "- item\n\n     text\n       [a](b.md)",
    "1. > [a](b.md)\n   >  [c](d.md)",
    "\ttab\n\n-\t[a](b.md)\n\t\t[c](d.md)",
    "`code\nspan` [a](b.md)\n[c](d.md)",
    "<b\nc> [a](b.md)\n[c](d.md)",
    "[a\nb](c.md) [d](e.md)\n[f](g.md)",
    "[a](\nb.md) [c](d.md)\n[e](f.md)",
    "[a](b.md\n'title') [c](d.md)\n[e](f.md) [g](\nh.md) [i](j.md)",
    "break\\\n[a](b.md)\\\n[c](d.md)",
    "break  \n[a](b.md)",
    "[x]: u\n[y]: v\n[a](b.md)\n  [c](d.md)",
    "[x]: u\n[a](b.md)\n===\n",
    "[x]:\n  u\n  'title'\n[a](b.md)",
    "# [a](b.md)",
    "##   x [a](b.md) ##",
    "text [a](b.md)\n  more [c](d.md)\n---\n",
    "&amp; &copy; \\* [a](b.md) &#42; [c](d.md)",
    "&ngE; [a](b.md)",
    "&unknown; [a](b.md)",
    "*x **y [a](b.md)*** ~~z [c](d.md)~~ ***[e](f.md)***",
    "![i](p.png) [![j](q.png)](r.md)",
    "🚀 é [ü](b.md)",
    "[a][r] [r][] [r]\n\n[r]: b.md",
    "[a][r\nq] [c](d.md)\n[e](f.md)\n\n[r q]: b.md",
    "<https://a.b> [a](b.md) <x@y.zz>",
    "https://a.b/c [a](b.md) www.a.bc x@y.zz, (https://d.e)",
    "https: https://a.b, xhttps://n.o ftp://a.b",
    "| [a](b.md) | [c](d.md) |\n|---|---|\n|  x [e](f.md)|[g](h.md)  |\n| only [i](j.md)",
    "a \\| b [a](b.md) | c\n--- | ---\nx \\| y \\| [c](d.md) | `\\|` [e](f.md)",
    "before [a](b.md)\nand \\| [c](d.md)\n| h [e](f.md) |\n|---|\n| [g](h.md) |",
    "> - | [a](b.md) |\n>   |---|\n>   | [c](d.md) |",
    "x[^n]\n\n[^n]: note [a](b.md)\n    more [c](d.md)\n\n    [e](f.md)",
    "[[page]] [[page#h]] [[page|label]]",
    "| [[page|label]] | [[a\\|b]] |\n|---|---|\n| x | [[p|q]] [c](d.md) |",
    "\u{FEFF}[a](b.md)\n[c](d.md)",
    "\u{FEFF}---\ntitle: x\n---\n[a](b.md)",
    "a [a](b.md)\r\n  b [c](d.md)\r\n\r\n- [e](f.md)\r\n",
    "a [a](b.md)\r  b [c](d.md)\r\r[e](f.md)",
    "- [ ] [a](b.md)\n- [x]  [c](d.md)\n> - [ ] [e](f.md)",
    "> [!NOTE]\n> [a](b.md)",
    "[a](<b c.md> \"t\") [c](d(e).md) [f](g\\)h.md)",
    "[a [b](c.md) d](e.md)",
    "[^missing] [a](b.md)",
    "***\n[a](b.md)",
  ])
  func everyLinkIsWhereItStands(text: String) {
    let document = parse(text)
    #expect(!document.links.isEmpty)
    for link in document.links { expectLink(link, in: document) }
    #expect(document.links.map(\.span.start) == document.links.map(\.span.start).sorted())
  }

  private func expectLink(_ link: Link, in document: Document) {
    let text = document.text(link.span)
    let isWhole =
      switch text.first {
      case "[": text.hasSuffix(")") || text.hasSuffix("]")
      case "!": text.hasPrefix("![") && text.hasSuffix(")")
      case "<": text.hasSuffix(">")
      default: link.destination.hasSuffix(text)
      }
    #expect(isWhole, "\(text) for \(link.destination)")
    if text.first == "[", text.hasSuffix(")"), !link.destination.contains(where: { " ()".contains($0) }) {
      #expect(text.contains(link.destination), "\(text) for \(link.destination)")
    }
  }

  @Test func textsAreWhereTheyStand() {
    let document = parse("a *b* `c` &amp; d\\*\n  e **f**")
    for inline in document.allInlines {
      switch inline.kind {
      case .code(let text): #expect(document.text(inline.span) == "`\(text)`")
      case .emphasis: #expect(document.text(inline.span) == "*b*")
      case .strong: #expect(document.text(inline.span) == "**f**")
      default: break
      }
    }
    let texts = document.allInlines.compactMap { inline -> String? in
      if case .text = inline.kind { document.text(inline.span) } else { nil }
    }
    #expect(texts == ["a ", "b", " ", " &amp; d\\*", "e ", "f"])
  }

  @Test func aBrokenLinkIsReportedAtItsBytes() throws {
    let document = parse("🚀 é\n   see [x](missing.md)\n")
    let set = DocumentSet(documents: [document], assets: [], diagnostics: [])
    let span = try #require(set.diagnostics.first?.span)
    #expect(span.start == SourcePosition(line: 2, column: 8))
    #expect(document.text(span) == "[x](missing.md)")
  }

  /// Links among all that shifts cmark's columns, at random.
  @Test(arguments: 0..<20)
  func linksInRandomParagraphsAreWhereTheyStand(batch: Int) {
    var random = SeededGenerator(seed: UInt64(batch))
    let parts = [
      "text ", "*em* ", "**st** ", "`c` ", "`` a ` b `` ", "&amp; ", "\\* ", "\\\n", "  \n", "\n   ", "\n", "<b> ",
      "[t](u.md) ",
      "[t\nx](u.md) ", "[t](\nu.md) ", "![i](p.png) ", "[[w]] ", "[[w|l]] ", "https://a.b/c ", "x@y.zz ",
      "<https://q.r> ", "é🚀 ",
      "`a\nb` ", "~~d [z](u.md)~~ ", "[^n] ", "[r] ", "\\[ ", "] ", "[ ", "_ ",
    ]
    for _ in 0..<200 {
      let prefix = ["", "> ", "- ", "1. > "].randomElement(using: &random) ?? ""
      let rest = prefix == "- " ? "  " : prefix == "1. > " ? "   > " : prefix
      var text = (0..<Int.random(in: 1...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      text = prefix + text.replacing("\n", with: "\n" + rest) + "\n\n[r]: b.md\n\n[^n]: note\n"
      let document = parse(text)
      for link in document.links { expectLink(link, in: document) }
      if !document.links.allSatisfy({ document.text($0.span).count < 40 }) {
        Issue.record("\(text.debugDescription)")
      }
    }
  }
}
