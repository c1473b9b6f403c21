import Diagnostics
import Testing

@testable import Documents

@Suite struct LinkTests {
  /// A content folder in which the links of `from.md`'s text are judged.
  private func set(_ text: String, from path: String = "guide/from.md") -> DocumentSet {
    let others = [
      "README.md": "# Start\n\n## Größe & Maß\n\n<a id=\"raw-id\"></a> <a name='old'>x</a>\n",
      "guide/README.md": "# Guide\n",
      "guide/other.md": "---\ntitle: Other Page\naliases: [second name]\n---\n# Top\n\n## Top\n\n## `.task` and you\n",
      "guide/Ünï code.md": "# Ünï\n",
      "nav/SKILL.md": "---\nname: nav\ndescription: d\n---\n# Nav\n",
      "nav/references/deep.md": "# Deep\n",
      "a/same.md": "# Same\n",
      "b/same.md": "# Same\n",
      "draft.md": "---\ndraft: true\n---\n# Draft\n",
    ]
    let documents = others.map { parse($1, path: $0) } + [parse(text, path: path)]
    return DocumentSet(
      documents: documents, assets: ["guide/pic.png", "nav/scripts/run.sh", "img/a b.svg"], outsideLinks: ["secret"],
      diagnostics: [])
  }

  private func target(_ link: String) throws -> LinkTarget {
    let set = set(link)
    let document = try #require(set.document(at: "guide/from.md"))
    return set.target(of: try #require(document.links.first), in: document)
  }

  @Test(arguments: [
    ("[a](other.md)", LinkTarget.document(path: "guide/other.md", anchor: nil)),
    ("[a](./other.md#top-1)", .document(path: "guide/other.md", anchor: "top-1")),
    ("[a](other.md#task-and-you)", .document(path: "guide/other.md", anchor: "task-and-you")),
    ("[a](../guide/README.md#guide)", .document(path: "guide/README.md", anchor: "guide")),
    ("[a](../README.md#größe--maß)", .document(path: "README.md", anchor: "größe--maß")),
    ("[a](../README.md#gr%C3%B6%C3%9Fe--ma%C3%9F)", .document(path: "README.md", anchor: "größe--maß")),
    ("[a](../README.md#raw-id)", .document(path: "README.md", anchor: "raw-id")),
    ("[a](../README.md#old)", .document(path: "README.md", anchor: "old")),
    ("[a](%C3%9Cn%C3%AF%20code.md)", .document(path: "guide/Ünï code.md", anchor: nil)),
    ("[a](<Ünï code.md>)", .document(path: "guide/Ünï code.md", anchor: nil)),
    ("[a](../nav/)", .document(path: "nav/SKILL.md", anchor: nil)),
    ("[a](../nav)", .document(path: "nav/SKILL.md", anchor: nil)),
    ("[a](.)", .document(path: "guide/README.md", anchor: nil)),
    ("[a](..)", .document(path: "README.md", anchor: nil)),
    ("[a](../draft.md)", .document(path: "draft.md", anchor: nil)),
    ("[a](other.md?plain=1#top)", .document(path: "guide/other.md", anchor: "top")),
    ("# Here\n\n[a](#here)", .document(path: "guide/from.md", anchor: "here")),
    ("[a](#)", .document(path: "guide/from.md", anchor: nil)),
    ("[a](#top)", .document(path: "guide/from.md", anchor: nil)),
    ("![a](pic.png)", .asset(path: "guide/pic.png", suffix: "")),
    ("[a](../nav/scripts/run.sh#L3)", .asset(path: "nav/scripts/run.sh", suffix: "#L3")),
    ("![a](../img/a%20b.svg?raw=1)", .asset(path: "img/a b.svg", suffix: "?raw=1")),
    ("[a](https://a.b/c#d)", .external("https://a.b/c#d")),
    ("[a](mailto:x@y.zz)", .external("mailto:x@y.zz")),
    ("[a](//a.b/c)", .external("//a.b/c")),
    ("[[other]]", .document(path: "guide/other.md", anchor: nil)),
    ("[[Other Page]]", .document(path: "guide/other.md", anchor: nil)),
    ("[[Second name|label]]", .document(path: "guide/other.md", anchor: nil)),
    ("[[other.md]]", .document(path: "guide/other.md", anchor: nil)),
    ("[[other#.task and you]]", .document(path: "guide/other.md", anchor: "task-and-you")),
    ("[[guide/other#top-1]]", .document(path: "guide/other.md", anchor: "top-1")),
    ("[[nav]]", .document(path: "nav/SKILL.md", anchor: nil)),
    ("[[references/deep]]", .document(path: "nav/references/deep.md", anchor: nil)),
    ("[[a/same]]", .document(path: "a/same.md", anchor: nil)),
    ("# Here\n\n[[#here]]", .document(path: "guide/from.md", anchor: "here")),
  ])
  func leadsWhereItShould(link: String, expected: LinkTarget) throws {
    #expect(try target(link) == expected)
    #expect(set(link).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("[a](othr.md)", "link-broken", "Did you mean 'other.md'?"),
    ("[a](Other.md)", "link-broken", "Did you mean 'other.md'?"),
    ("[a](deep.md)", "link-broken", "Did you mean '../nav/references/deep.md'?"),
    ("[a](other)", "link-broken", "Did you mean 'other.md'?"),
    ("![a](pik.png)", "link-broken", "Did you mean 'pic.png'?"),
    ("[a](nothing-like-it.pdf)", "link-broken", "Write the path"),
    ("[a](other.md/)", "link-broken", "Did you mean"),
    ("[a]()", "link-broken", "Write one"),
    ("[a](../img/)", "link-broken", "README.md"),
    ("[a](other.md#tpo)", "anchor-broken", "Did you mean '#top'?"),
    ("[a](other.md#Task-And-You)", "anchor-broken", "Did you mean '#task-and-you'?"),
    ("[a](#nowhere)", "anchor-broken", "Link to one"),
    ("[a](../../etc/passwd)", "link-outside", "Link to a file within it"),
    ("[a](..%2F..%2Fetc/passwd)", "link-outside", "Link to a file within it"),
    ("[a](/etc/passwd)", "link-outside", "as seen from"),
    ("[a](C:/x.md)", "link-outside", "as seen from"),
    ("[a](../secret/key.md)", "link-outside", "Put the file itself"),
    ("[[othr]]", "link-broken", "Did you mean 'other'?"),
    ("[[other#nowhere]]", "anchor-broken", "Link to one"),
    ("[[same]]", "link-ambiguous", "[[folder/same]]"),
    ("[a](javascript:alert)", "link-unsafe", "https"),
    ("[a](JaVa&#10;Script:alert)", "link-unsafe", "https"),
    ("[a](vbscript:x)", "link-unsafe", "https"),
    ("[a](data:text/html;base64,x)", "link-unsafe", "https"),
    ("[a](file:///etc/passwd)", "link-unsafe", "https"),
  ])
  func isReportedWhereItLeadsNowhere(link: String, id: String, advice: String) throws {
    let set = set("text\n> - \(link)\n")
    let diagnostic = try #require(set.diagnostics.first)
    #expect(set.diagnostics.count == 1)
    #expect(diagnostic.id == id)
    #expect(diagnostic.recommendation?.contains(advice) == true || diagnostic.message.contains(advice), "\(diagnostic)")
    #expect(diagnostic.span?.start == SourcePosition(line: 2, column: 5))
    #expect(diagnostic.span?.file == "guide/from.md")
  }

  @Test func anAmbiguousNameHasItsCandidates() {
    #expect(
      set("[[same]]").diagnostics.first?.notes.map(\.message) == ["it may mean a/same.md", "it may mean b/same.md"])
  }

  @Test func picturesInDataAreSafe() {
    #expect(set("![a](data:image/png;base64,xx)").diagnostics.isEmpty)
  }

  @Test func aMissingContextIsReported() {
    let found = set("---\ncontext: Missing.swift\n---\n")
    #expect(found.diagnostics.map(\.id) == ["context-missing"])
    #expect(found.diagnostics.first?.span?.start == SourcePosition(line: 2, column: 10))
  }

  @Test func diagnosticsComeInTheOrderOfTheFiles() {
    let documents = (0..<200).map { parse("[a](x\($0).md)\n\n[b](y.md)\n", path: "d\($0).md") }
    let first = DocumentSet(documents: documents.shuffled(), assets: [], diagnostics: [])
    let second = DocumentSet(documents: documents.shuffled(), assets: [], diagnostics: [])
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.diagnostics.count == 400)
  }

  @Test(arguments: [("navigation", "navigatoin"), ("title", "titel"), ("a", "b")])
  func nearestNamesAreNear(name: String, typed: String) {
    #expect(Suggestion.nearest(to: typed, among: ["zzzzzzzz", name, "other-thing"]) == name)
  }
}
