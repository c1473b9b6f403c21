import Diagnostics
import Testing

@testable import Documents

@Suite struct YAMLTests {
  private func yaml(_ text: String) -> (value: YAMLValue?, diagnostics: [Diagnostic]) {
    YAML.parse(SourceText(file: "waymark.yml", text: text))
  }

  @Test func valuesHaveKindsAndPlaces() throws {
    let source = SourceText(
      file: "w.yml", text: "title: Ünï\nnav:\n  - a\n  - {b: 2, c: \"true\"}\nstrict: true\nnone: ~\n")
    let (value, diagnostics) = YAML.parse(source)
    let root = try #require(value)
    #expect(diagnostics.isEmpty)
    #expect(root.entries?.map(\.key) == ["title", "nav", "strict", "none"])
    #expect(root["title"]?.string == "Ünï")
    #expect(
      root["title"]?.span
        == SourceSpan(
          file: "w.yml", start: .init(line: 1, column: 8), end: .init(line: 1, column: 13)))
    let nav = try #require(root["nav"]?.sequence)
    #expect(nav[0].string == "a")
    #expect(nav[1]["b"]?.int == 2)
    #expect(nav[1]["c"]?.bool == nil)
    #expect(nav[1]["c"]?.string == "true")
    #expect(nav[1].span.start == SourcePosition(line: 4, column: 5))
    #expect(nav[1].span.end == SourcePosition(line: 4, column: 22))
    #expect(root["strict"]?.bool == true)
    #expect(root["none"]?.isNull == true)
    #expect(root["none"]?.string == nil)
  }

  @Test(arguments: ["", "# only a comment\n", "\u{FEFF}"])
  func anEmptyFileHasNoValue(text: String) {
    #expect(yaml(text).value == nil)
    #expect(yaml(text).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a: b: c\n", "yaml-invalid"), ("a: [\n", "yaml-invalid"), ("a: 1\n---\nb: 2\n", "yaml-invalid"),
    ("? [a]\n: b\n", "yaml-invalid"), ("a: \u{1}\n", "yaml-invalid"), ("a: &x 1\na: *x\n", "yaml-duplicate-key"),
    ("a: " + String(repeating: "[", count: 100_000), "yaml-too-deep"),
    (String(repeating: "- ", count: 5000) + "a", "yaml-too-deep"),
  ])
  func whatIsWrongIsReported(text: String, id: String) throws {
    let diagnostic = try #require(yaml(text).diagnostics.first)
    #expect(diagnostic.id == id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.span != nil)
  }

  @Test func aliasesStandForTheirValues() {
    let value = yaml("a: &x [1, 2]\nb: *x\n").value
    #expect(value?["b"]?.sequence?.compactMap(\.int) == [1, 2])
    #expect(value?["b"]?.span.start == SourcePosition(line: 2, column: 4))
  }

  @Test func aBombOfAliasesIsAnError() {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1..<12 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",") + "]\n"
    }
    #expect(yaml(text).diagnostics.map(\.id) == ["yaml-too-large"])
  }

  /// libyaml counts scalars; these take one to four bytes, and two of them are line ends for YAML alone.
  @Test(arguments: ["é", "€", "🚀", "\u{85}", "\u{2028}", "e\u{301}"])
  func placesCountBytes(character: String) throws {
    let prefix = "a: 'x\(String(repeating: character, count: 150))'\n"
    let diagnostic = try #require(yaml(prefix + "b: c: d\n").diagnostics.first)
    #expect(diagnostic.span?.start == SourcePosition(line: 2, column: 5))
  }
}
