import Documents
import Testing

@testable import SiteGeneration

@Suite("A generated site")
struct SiteGeneratorTests {
  @Test("each document is a page in a folder of its own, and its Markdown is beside it")
  func pagesHavePrettyAddresses() {
    let site = Samples.site([
      Samples.document("navigation/SKILL.md", title: "Navigation"), Samples.document("a/b.md", title: "B"),
      Samples.document("guide/README.md", title: "Guide"), Samples.document("index.md", title: "Home"),
    ])
    let paths = site.files.map(\.path)
    for path in ["navigation/index.html", "a/b/index.html", "guide/index.html", "index.html", "a/b.md", "404.html"] {
      #expect(paths.contains(path))
    }
    #expect(site.diagnostics == [])
  }
}
