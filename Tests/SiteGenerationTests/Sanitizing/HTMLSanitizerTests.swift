import Documents
import HTMLBuilding
import Testing

@testable import SiteGeneration

@Suite("Raw HTML in documents")
struct HTMLSanitizerTests {
  private func sanitised(_ raw: String, _ context: HTMLSanitizer.Context = .blocks) -> String {
    var html = HTMLBuffer()
    var sanitizer = HTMLSanitizer(context)
    sanitizer.write(raw, into: &html) { attribute, value in
      let isName = attribute == "id" || attribute == "name"
      return isName || HTMLAllowList.isSafeAbsolute(value) || value.hasPrefix("./") ? value : nil
    }
    sanitizer.finish(into: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test(
    "what the allow-list knows is written anew",
    arguments: [
      ("<KBD>⌘</KBD>", "<kbd>⌘</kbd>"),
      (
        "<details open><summary>More</summary><p>Text</p></details>",
        "<details open=\"\"><summary>More</summary><p>Text</p></details>"
      ),
      (
        "<a href='https://example.org/?a=1&amp;b=2' title=\"x\">y</a>",
        "<a href=\"https://example.org/?a=1&amp;b=2\" title=\"x\">y</a>"
      ),
      ("a<br/>b<wbr>c", "a<br>b<wbr>c"),
      ("<img src=./a.png alt='A \"b\"' width=20>", "<img src=\"./a.png\" alt=\"A &quot;b&quot;\" width=\"20\">"),
      ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
      (
        "<table><tr><td>a<td>b<tr><td>c</table>",
        "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>"
      ),
      ("5 &lt; 6 &copy; &#x41;", "5 &lt; 6 &copy; &#x41;"),
      ("<!-- waymark: fails --><b>x</b>", "<b>x</b>"),
      ("<a name=top id=other></a>", "<a id=\"top\"></a>"),
      ("<p>one<p>two", "<p>one</p><p>two</p>"),
    ])
  func writesWhatItKnows(_ raw: String, _ expected: String) {
    #expect(sanitised(raw) == expected)
  }

  @Test(
    "what it does not know is shown as text",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("Set<AnyCancellable>", "Set&lt;AnyCancellable&gt;"),
      ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
      ("<li>alone</li>", "&lt;li&gt;alone"),
      ("<b", "&lt;b"),
      ("<a href=\"x", "&lt;a href=\"x"),
      ("<?php echo 1 ?>", "&lt;?php echo 1 ?&gt;"),
      ("<!DOCTYPE html>", "&lt;!DOCTYPE html&gt;"),
    ])
  func showsTheRest(_ raw: String, _ expected: String) {
    #expect(sanitised(raw) == expected)
  }

  @Test("an end tag closes only what the document opened itself")
  func closesOnlyItsOwn() {
    #expect(sanitised("</div></main></body>text") == "&lt;/main&gt;&lt;/body&gt;text")
    #expect(sanitised("<div><details>") == "<div><details></details></div>")
    #expect(sanitised("<div><b></div>x") == "<div><b></b></div>x")
  }

  @Test("blocks can't stand in a line of text, nor links in links")
  func respectsItsContext() {
    #expect(sanitised("<div>x</div>", .line) == "&lt;div&gt;x&lt;/div&gt;")
    #expect(sanitised("<a href='https://a.b'>x</a>", .link) == "&lt;a href='https://a.b'&gt;x&lt;/a&gt;")
  }

  static let attacks = [
    "<script>alert(1)</script>", "<ScRiPt src=//x.y></sCrIpT>", "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<img src=x onerror=alert(1)>", "<img/src=`x`onerror=alert(1)>", "<img src=\"x\"onerror=\"alert(1)\">",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
    "<math><mtext><img src onerror=alert(1)></mtext></math>",
    "<a href=\"javascript:alert(1)\">x</a>", "<a href=\"JaVaScRiPt:alert(1)\">x</a>",
    "<a href=\"java\nscript:alert(1)\">x</a>", "<a href=\"java&#10;script:alert(1)\">x</a>",
    "<a href=\"&#106;avascript:alert(1)\">x</a>", "<a href=\"&#x6A&#x61vascript:alert(1)\">x</a>",
    "<a href=\"javascript&colon;alert(1)\">x</a>", "<a href=\" javascript:alert(1)\">x</a>",
    "<a href=\"\u{1}javascript:alert(1)\">x</a>", "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
    "<a href=\"vbscript:x\">x</a>", "<a href=javascript:alert(1)>x</a>", "<a href='x' onclick='alert(1)'>x</a>",
    "<a href=\"https://x.y\" style=\"position:fixed;inset:0\">x</a>", "<p style='color:red'>x</p>",
    "<style>body{display:none}</style>", "<iframe src=https://x.y></iframe>", "<iframe srcdoc='<script>1</script>'>",
    "<object data=x></object>", "<embed src=x>", "<form action=https://x.y><input name=q></form>",
    "<base href=https://x.y>", "<meta http-equiv=refresh content='0;url=https://x.y'>", "<link rel=stylesheet href=x>",
    "<textarea><b>", "<template><b>", "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<title></title><img src=x onerror=alert(1)>", "</article></main></div></body></html><script>alert(1)</script>",
    "<b title='\"><script>alert(1)</script>'>x</b>", "<b title=\"'&quot;><img src=x onerror=alert(1)>\">x</b>",
    "<!--><script>alert(1)</script>-->", "<!-- --!><script>alert(1)</script>", "<![CDATA[<script>alert(1)</script>]]>",
    "<img src=\"https://x.y/a.png\" srcset=\"javascript:alert(1)\">", "<button onclick=alert(1)>x</button>",
    "<details ontoggle=alert(1) open>x</details>", "<div id=site class=skip name=x>", "<a name=\"x\" id=\"page:text\">",
    "<xmp><script>alert(1)</script></xmp>", "<plaintext>", "<a href=\"\\\\javascript:alert(1)\">x</a>",
    "<a\thref\n=\r'javascript:alert(1)'>x</a>", "<img src=x:alert(1) onerror=eval(src)>",
    "<b\u{0}onmouseover=alert(1)>",
    "<a href=\"https://x.y\nonmouseover=alert(1)\">x</a>", "<table><td><script>", "<select><option><script>",
    "<li></li></ul></ol></details></figure>", "<q cite='javascript:alert(1)'>x</q>", "<time datetime='\"><script>'>",
  ]

  @Test("nothing that a document holds can run or break out, wherever it stands", arguments: attacks)
  func isInert(_ attack: String) {
    let html = Inline.Kind.html(attack)
    let blocks = [
      Block(.html(attack), span: Samples.span()), Samples.paragraph(html, .text(attack), .code(attack)),
      Samples.paragraph(.strong([Inline(html, span: Samples.span())])),
      Samples.heading(2, attack, id: "a"), Samples.heading(2, "b", id: "b"), Samples.fence("swift", attack),
      Samples.fence("html \"" + attack, attack),
      Samples.paragraph(.link(Link(form: .markdown, destination: attack, title: attack, span: Samples.span()), [])),
      Samples.paragraph(.image(Link(form: .markdown, destination: attack, span: Samples.span()), alternative: attack)),
      Block(.table(table(attack)), span: Samples.span()),
      Block(.blockQuote([Block(.html(attack), span: Samples.span())]), span: Samples.span()),
    ]
    let name = attack.filter { $0 != "/" && $0 != "\0" && $0 != "." }
    let site = Samples.site(
      [
        Samples.document("\(name)/SKILL.md", title: attack, blocks: blocks, description: attack),
        Samples.document("\(name)/x.md", title: attack, description: attack),
      ], configuration: SiteConfiguration(title: attack, description: attack, repository: attack))
    for file in site.files where file.path.hasSuffix(".html") {
      let probe = PageProbe(file.text)
      #expect(probe.dangers == [], "in \(file.path)")
      #expect(probe.faults == [], "in \(file.path)")
    }
  }

  private func table(_ text: String) -> Table {
    let cell = Table.Cell(
      content: [Inline(.html(text), span: Samples.span()), Inline(.text(text), span: Samples.span())], text: text,
      span: Samples.span())
    return Table(alignments: [.none, .right], header: [cell, cell], rows: [[cell, cell]])
  }

  @Test("elements stay open between the blocks that they hold, and end with their container")
  func spansSiblings() {
    let text = Samples.text(of: [
      Block(.html("<details>\n<summary>More</summary>\n"), span: Samples.span()), Samples.paragraph(.text("Inside")),
      Block(.html("</details>\n"), span: Samples.span()), Samples.paragraph(.text("Outside")),
    ])
    #expect(text.contains("<summary>More</summary>\n<p>Inside</p>\n</details>"))
    let left = Samples.text(of: [Block(.html("<details><summary>x</summary>"), span: Samples.span())])
    #expect(left.hasSuffix("</details>"))
  }

  @Test("an id of a document's own can be linked to, but takes none of the page's")
  func keepsIDs() {
    let text = Samples.text(of: [
      Samples.heading(2, "First", id: "first"),
      Block(
        .html("<div id=first>1</div><div id=mine>2</div><div id=mine>3</div><div id=page:text>4</div>"),
        span: Samples.span()),
    ])
    #expect(text.contains("<div>1</div><div id=\"mine\">2</div><div>3</div><div>4</div>"))
  }

  @Test("the probe of these tests sees what it must see")
  func probeSees() {
    #expect(PageProbe("<img src=\"x\" onerror=\"1\">").dangers == ["img onerror"])
    #expect(PageProbe("<a href=\"java&#10;script:1\"></a><script></script>").dangers.contains("script"))
    #expect(PageProbe("<a href=\"JavaScript:1\"></a>").dangers.count == 1)
    #expect(PageProbe("<b></i></b>").faults != [])
    #expect(PageProbe("<b>").faults != [])
  }

  @Test("raw HTML is copied as it is where the configuration trusts it")
  func trusts() {
    let raw = "<video src=x></video>"
    let text = Samples.text(
      of: [Block(.html(raw), span: Samples.span())], configuration: SiteConfiguration(trustHTML: true))
    #expect(text.contains(raw))
  }

  @Test(
    "addresses that run nothing lead away from the site",
    arguments: [
      ("https://a.b/c", true), ("HTTP://a.b", true), ("mailto:a@b.c", true), ("javascript:1", false),
      ("https:javascript:1", false), ("java\tscript:1", false), ("data:text/html,1", false), ("ftp://a.b", true),
      ("//a.b", true), ("tel:+4912", true), ("cairn://hut/1", true), ("vbscript:1", false), ("blob:1", false),
      ("file:///etc/passwd", false), ("view-source:https://a.b", false), ("", false), ("\u{1}https://a.b", false),
    ])
  func allowsSchemes(_ address: String, _ isSafe: Bool) {
    #expect(HTMLAllowList.isSafeAbsolute(address) == isSafe)
  }
}
