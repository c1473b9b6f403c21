import Documents
import Testing

@testable import SiteGeneration

@Suite("Markdown on the page")
struct MarkdownRenderingTests {
  @Test("the title is the only h1, and other first-level headings step down")
  func keepsOneTitle() {
    let text = Samples.text(ofMarkdown: "# Title\n\n# Second\n\n## Third\n")
    #expect(!text.contains("<h1"))
    #expect(text.contains("<h2 id=\"second\">Second<a class=\"anchor\" href=\"#second\""))
    #expect(text.contains("<h2 id=\"third\">"))
  }

  @Test("a table names its rows by the first column and tells each cell its column")
  func writesTables() {
    let text = Samples.text(
      ofMarkdown: "| Kind | *API* | N |\n|---|:-:|--:|\n| Push | `navigationDestination(for:)` | 1 |\n|  | b | 2 |\n")
    #expect(text.contains("<th scope=\"col\">Kind</th><th scope=\"col\" class=\"center\"><em>API</em></th>"))
    #expect(
      text.contains(
        """
        <tr id="row:push"><th scope="row"><a class="row" href="#row:push">Push</a></th>\
        <td class="center" data-column="API"><code>navigationDestination(<wbr>for:)</code></td>\
        <td class="right" data-column="N">1</td></tr>
        """))
    #expect(text.contains("<tr><td data-column=\"Kind\"></td>"))
  }

  @Test("rows of the same name have ids of their own")
  func numbersRows() {
    let text = Samples.text(ofMarkdown: "|A|\n|---|\n|x|\n|x|\n|!|\n")
    for id in ["row:x", "row:x-2", "row:row"] { #expect(text.contains("<tr id=\"\(id)\">")) }
  }

  @Test("a task is a check box with its text as label")
  func writesTasks() {
    let text = Samples.text(ofMarkdown: "- [x] Done **well**\n- [ ] Open\n  - [ ] Inner\n- plain\n")
    #expect(
      text.contains(
        """
        <ul class="checklist"><li class="task"><label><input type="checkbox" disabled checked>\
        <span>Done <strong>well</strong></span></label></li>
        """))
    #expect(text.contains("<div class=\"task-more\">\n<ul class=\"checklist\">"))
    #expect(text.contains("<li>plain</li>"))
  }

  @Test("lists keep their numbers and their tightness")
  func writesLists() {
    #expect(Samples.text(ofMarkdown: "3. a\n4. b\n").contains("<ol start=\"3\"><li>a</li>\n<li>b</li>"))
    #expect(Samples.text(ofMarkdown: "- a\n\n- b\n").contains("<li><p>a</p>"))
  }

  @Test("alerts say their kind in words")
  func writesAlerts() {
    let text = Samples.text(ofMarkdown: "> [!WARNING]\n> Take care.\n")
    #expect(text.contains("<div class=\"alert warning\" role=\"note\"><p class=\"alert-title\">Warning</p>"))
  }

  @Test("footnotes lead there and back, from every place")
  func writesFootnotes() {
    let text = Samples.text(ofMarkdown: "a[^n] b[^n]\n\n[^n]: Text.\n")
    #expect(text.contains("<a id=\"fnref:1\" href=\"#fn:1\" aria-label=\"Footnote 1\">1</a>"))
    #expect(text.contains("<a id=\"fnref:1-2\" href=\"#fn:1\""))
    #expect(text.contains("<li id=\"fn:1\"><p>Text. <a class=\"back\" href=\"#fnref:1\""))
    #expect(text.contains("href=\"#fnref:1-2\" aria-label=\"Back to the text, place 2\""))
  }

  @Test("a link without a target keeps its text and leads nowhere")
  func marksBrokenLinks() {
    let text = Samples.text(ofMarkdown: "[x](gone.md) [y](javascript:alert) ![z](gone.png) [w](https://a.b/?c&d)\n")
    #expect(text.contains("<span class=\"broken\" title=\"This link leads nowhere\">x</span>"))
    #expect(text.contains("<span class=\"broken\" title=\"This link leads nowhere\">y</span>"))
    #expect(text.contains("<span class=\"broken\" title=\"This image is missing\">z</span>"))
    #expect(text.contains("<a href=\"https://a.b/?c&amp;d\">w</a>"))
  }

  @Test("a bare wiki link is named after its page")
  func namesWikiLinks() {
    let set = Samples.parsed(["a.md": "# A\n\n[[b-file]] [[b-file|as said]]\n", "b-file.md": "# A title\n"])
    let site = SiteGenerator(configuration: SiteConfiguration(), theme: Samples.theme).generate(set)
    let page = site.file("a/index.html")?.text ?? ""
    #expect(page.contains("<a href=\"../b-file/\">A title</a> <a href=\"../b-file/\">as said</a>"))
  }

  @Test("the page's contents nest, also where a level is left out")
  func writesContents() {
    for markdown in ["## A\n### B\n## C\n", "### A\n## B\n### C\n### D\n", "## A\n## B\n", "### A\n### B\n"] {
      let set = Samples.parsed(["a.md": "# T\n" + markdown])
      let site = SiteGenerator(configuration: SiteConfiguration(), theme: Samples.theme).generate(set)
      let page = site.file("a/index.html")?.text ?? ""
      #expect(PageProbe(page).faults == [], "\(markdown)")
      #expect(page.contains("<nav class=\"toc\""))
    }
  }

  @Test("code in other languages is plain, under its language's name")
  func labelsOtherLanguages() {
    let text = Samples.text(ofMarkdown: "```sh\necho \"<a>\" && x\n```\n\n```\nnone\n```\n\n    indented\n")
    #expect(text.contains("<span class=\"language\">Shell</span>"))
    #expect(text.contains("echo \"&lt;a&gt;\" &amp;&amp; x\n</code></pre>"))
    #expect(text.contains("<figure class=\"snippet\">\n<pre><code>none\n"))
    #expect(text.contains("<pre><code>indented\n"))
  }
}
