import Diagnostics
import Documents
import Testing

@testable import SiteGeneration

@Suite("A generated site")
struct SiteGeneratorTests {
  private func generate(
    _ files: [String: String], assets: [String] = [], _ configuration: SiteConfiguration = SiteConfiguration()
  ) -> Site {
    SiteGenerator(configuration: configuration, theme: Samples.theme)
      .generate(Samples.parsed(files, assets: assets))
  }

  private static let guide = [
    "index.md": "# Home\n\nTo [[stack]] and [tabs](tabs/SKILL.md#when).\n",
    "tabs/SKILL.md": """
    ---
    name: tabs
    description: When to use tabs.
    aliases: [old/tabs, /older.html]
    ---
    # Tabs

    ## When

    See [the stack](references/stack.md#paths), ![a picture](assets/a b.png), [up](../index.md), [here](#when)[^1]

    | Kind | API |
    |---|---|
    | Push | `path` |
    | Push | [x](#when) |

    ## When

    - [ ] a task with [a link](../a/b.md)

    [^1]: A note, [back](#when-1).

    <a name="mine"></a> [mine](#mine)
    """,
    "tabs/references/stack.md": "# Stack\n\n## Paths\n\nTo [[tabs#When]].\n",
    "tabs/README.md": "# Read me\n",
    "a/b.md": "# B & <c>\n\n## Überblick: ein „Wort“\n\n[self](#überblick-ein-wort) [code](data.json?x=1#y)\n",
    "a/c d.md": "# C\n\n[b](b.md#überblick-ein-wort)\n",
    "a/README.md": "# A\n",
  ]

  private static let assets = ["tabs/assets/a b.png", "a/data.json", "a/.secret"]

  @Test("each document is a page in a folder of its own, and its Markdown is beside it")
  func pagesHavePrettyAddresses() {
    let paths = generate(Self.guide).files.map(\.path)
    for path in [
      "index.html", "tabs/index.html", "tabs/references/stack/index.html", "tabs/README/index.html", "a/b/index.html",
      "a/index.html", "a/c d/index.html", "a/b.md", "tabs/SKILL.md", "404.html", "contents/index.html",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(paths).count == paths.count)
  }

  @Test("every link of every page leads to a file and an id that are there", arguments: ["/", "/deep/base/"])
  func linksLead(_ base: String) {
    let site = generate(Self.guide, assets: Self.assets, SiteConfiguration(basePath: base, search: true))
    #expect(site.diagnostics == [])
    #expect(LinkProbe.brokenLinks(of: site, base: base) == [])
  }

  @Test("every page nests well, and no id stands twice in it")
  func pagesNest() {
    for file in generate(Self.guide, assets: Self.assets).files where file.path.hasSuffix(".html") {
      let probe = PageProbe(file.text)
      #expect(probe.faults == [], "\(file.path)")
      let ids = probe.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(file.path)")
      #expect(probe.elements.filter { $0.name == "h1" }.count <= 1)
    }
  }

  @Test("a link that the site can't keep is reported with its place")
  func reportsBrokenLinks() {
    let link = InternalLink(file: "gone/index.html", anchor: nil, span: Samples.span(7))
    let page = DocumentPage.Result(file: SiteFile(path: "index.html", bytes: []), links: [link], ids: [])
    let anchor = InternalLink(file: "index.html", anchor: "nowhere", span: nil)
    let other = DocumentPage.Result(file: SiteFile(path: "b.html", bytes: []), links: [anchor], ids: [])
    let found = LinkCheck(files: [page.file], pages: [page, other]).diagnostics()
    #expect(found.map(\.id) == ["site-link-broken", "site-anchor-broken"])
    #expect(found[0].span == Samples.span(7))
  }

  @Test("the same input gives the same bytes")
  func isDeterministic() {
    let first = generate(Self.guide, assets: Self.assets).files
    for _ in 0..<3 { #expect(generate(Self.guide, assets: Self.assets).files == first) }
  }

  @Test("assets are copied, but not what their owner hides")
  func copiesAssets() {
    let site = generate(Self.guide, assets: Self.assets, SiteConfiguration(content: "Docs"))
    #expect(site.file("tabs/assets/a b.png")?.contents == .copy(of: "Docs/tabs/assets/a b.png"))
    #expect(site.file("a/.secret") == nil)
  }

  @Test("files that nobody links to are published only if they are for readers")
  func keepsStrayFiles() {
    let site = generate(
      ["index.md": "# H\n\n[c](linked.txt)\n"], assets: ["linked.txt", "id_rsa", "context.swift", "page.html", "a.PNG"])
    for path in ["linked.txt", "a.PNG"] { #expect(site.file(path) != nil, "\(path)") }
    for path in ["id_rsa", "context.swift", "page.html"] { #expect(site.file(path) == nil, "\(path)") }
  }

  @Test("an asset where the site has a page or a folder is left out, and that is said")
  func reportsTakenFiles() {
    let site = generate(["logo.png.md": "# L\n", "index.md": "# H\n"], assets: ["logo.png"])
    #expect(site.diagnostics.map(\.id) == ["site-file-taken"])
    #expect(site.file("logo.png") == nil)
  }

  @Test("former addresses lead to the present one")
  func redirects() {
    let site = generate(Self.guide)
    #expect(site.file("old/tabs/index.html")?.text.contains("content=\"0; url=../../tabs/\"") == true)
    #expect(site.file("older.html")?.text.contains("content=\"0; url=tabs/\"") == true)
  }

  @Test("drafts are left out unless asked for")
  func leavesOutDrafts() {
    let files = ["a.md": "---\ndraft: true\n---\n# A\n", "b.md": "# B\n"]
    #expect(generate(files).file("a/index.html") == nil)
    #expect(generate(files, SiteConfiguration(includesDrafts: true)).file("a/index.html") != nil)
  }

  @Test("a site without a page of its own at the root lists its documents there")
  func generatesLanding() {
    let site = generate(
      ["a.md": "# A\n"], SiteConfiguration(title: "Guide & more", description: "What it is."))
    let landing = site.file("index.html")?.text ?? ""
    #expect(landing.contains("<h1>Guide &amp; more</h1><p class=\"lead\">What it is.</p>"))
    #expect(landing.contains("<a href=\"a/\">A</a>"))
    #expect(generate([:]).file("index.html")?.text.contains("There are no documents yet") == true)
  }

  @Test("whole addresses are written only where the site knows its own")
  func writesMachineFiles() {
    let without = generate(Self.guide)
    #expect(without.file("sitemap.xml") == nil)
    let site = generate(Self.guide, SiteConfiguration(title: "G", baseURL: "https://example.org/guide"))
    let sitemap = site.file("sitemap.xml")?.text ?? ""
    #expect(sitemap.contains("<loc>https://example.org/guide/a/c%20d/</loc>"))
    #expect(site.file("robots.txt")?.text.contains("Sitemap: https://example.org/guide/sitemap.xml") == true)
    let models = site.file("llms.txt")?.text ?? ""
    #expect(models.hasPrefix("# G\n\n- [Home](https://example.org/guide/index.md)\n"))
    #expect(models.contains("- [Tabs](https://example.org/guide/tabs/SKILL.md): When to use tabs.\n"))
    #expect(
      site.file("a/b/index.html")?.text.contains("<link rel=\"canonical\" href=\"https://example.org/guide/a/b/\">")
        == true)
  }

  @Test("without an index there is no search box")
  func hidesSearch() {
    #expect(
      generate(Self.guide, SiteConfiguration(search: false)).file("a/b/index.html")?.text
        .contains("data-search") == false)
    #expect(generate(Self.guide).file("a/b/index.html")?.text.contains("data-search") == true)
  }

  @Test("a document is edited where it comes from")
  func linksToSources() {
    func link(_ repository: String) -> Bool {
      let page = generate(Self.guide, SiteConfiguration(repository: repository)).file("a/b/index.html")?.text ?? ""
      return page.contains("<a href=\"https://github.com/o/r/edit/main/Content/a/b.md\">Edit this page</a>")
    }
    #expect(link("https://github.com/o/r"))
    #expect(link("https://github.com/o/r/edit/main/Content/"))
    #expect(!link("javascript:alert(1)"))
  }

  @Test("a thousand documents in one folder do not each list all of them")
  func boundsTheSidebar() {
    var files: [String: String] = [:]
    for number in 0..<1000 { files["guide/p\(number).md"] = "# Page \(number)\n" }
    let site = generate(files)
    let sizes = site.files.filter { $0.path.hasPrefix("guide/") }.map(\.bytes.count)
    #expect((sizes.max() ?? 0) < 12_000)
    let page = site.file("guide/p500/index.html")?.text ?? ""
    #expect(page.contains("<a href=\"../../guide/p500/\" aria-current=\"page\">"))
  }

  @Test("nesting that nobody would read is flattened, not followed to the end of the stack")
  func flattensDeepNesting() {
    var block = Samples.paragraph(.text("deep"))
    for _ in 0..<400 { block = Block(.blockQuote([block]), span: Samples.span()) }
    let text = Samples.text(of: [block])
    #expect(text.contains("deep"))
    #expect(text.components(separatedBy: "<blockquote>").count - 1 <= DocumentRenderer.deepestNesting)
  }
}
