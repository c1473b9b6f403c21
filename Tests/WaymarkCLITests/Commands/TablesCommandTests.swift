import Foundation
import Testing

@testable import WaymarkCLI

@Suite struct TablesCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Content/kinds.md",
      """
      # Kinds

      ## Presentations

      | Kind | iPhone | iPad | macOS 15 |
      | :--- | :---: | --- | ---: |
      | `sheet` | card, "tall" | form | window |
      | cover | full screen | full screen | unavailable \\| use a sheet |

      > | Note | Value |
      > | --- | --- |
      > | Quoted | =1+1 |

      """)
    try folder.write("Content/other.md", "# Other\n\n| A |\n| --- |\n| sheet of paper |\n")
  }

  private func tables(_ arguments: String...) async -> (code: ExitCode, output: String, errors: String) {
    let console = Console()
    let code = await CommandLineTool.run(["tables"] + arguments, console.terminal(in: folder.path))
    return (code, console.output, console.errors)
  }

  @Test func textShowsEveryTableWithItsPlace() async {
    let outcome = await tables()
    #expect(outcome.code == .success)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output.hasPrefix(
        """
        Presentations  \(folder.path)/Content/kinds.md:5

        Kind   iPhone        iPad         macOS 15
        ─────  ────────────  ───────────  ───────────────────────────
        sheet  card, "tall"  form         window
        cover  full screen   full screen  unavailable | use a sheet
        """.replacing("───────────────────────────", with: "─────────────────────────")))
    #expect(outcome.output.contains("Quoted"))
  }

  @Test func findKeepsTheRowsThatContainTheText() async {
    let outcome = await tables("--find", "SHEET", "--format", "csv")
    #expect(
      outcome.output
        == [
          "document,line,Kind,iPhone,iPad,macOS 15", #"kinds.md,7,sheet,"card, ""tall""",form,window"#,
          "kinds.md,8,cover,full screen,full screen,unavailable | use a sheet", "", "document,line,A",
          "other.md,5,sheet of paper", "",
        ].joined(separator: "\r\n"))
  }

  @Test func platformKeepsItsColumnAndThoseOfNone() async {
    let csv = await tables("--platform", "mac", "--find", "cover", "--format", "csv").output
    #expect(csv == "document,line,Kind,macOS 15\r\nkinds.md,8,cover,unavailable | use a sheet\r\n")
    let phone = await tables("--platform", "iOS", "--find", "cover", "--format", "csv").output
    #expect(phone.hasPrefix("document,line,Kind,iPhone\r\n"))
  }

  @Test func aTableWithoutThePlatformIsLeftOut() async {
    let outcome = await tables("--platform", "tvOS", "--format", "csv").output
    #expect(!outcome.contains("Kind"))
    #expect(outcome.contains("sheet of paper"))
  }

  @Test func jsonHasTheRowsLinesAndTheHeading() async throws {
    let data = Data(await tables("--format", "json").output.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let tables = try #require(object["tables"] as? [[String: Any]])
    #expect(tables.count == 3)
    #expect(tables[0]["document"] as? String == "kinds.md")
    #expect(tables[0]["anchor"] as? String == "presentations")
    #expect(tables[0]["columns"] as? [String] == ["Kind", "iPhone", "iPad", "macOS 15"])
    let rows = try #require(tables[0]["rows"] as? [[String: Any]])
    #expect(rows[1]["line"] as? Int == 8)
    #expect((rows[1]["cells"] as? [String])?.last == "unavailable | use a sheet")
    #expect((tables[1]["rows"] as? [[String: Any]])?.first?["line"] as? Int == 12)
  }

  @Test func markdownIsATableAgain() async throws {
    let output = await tables("--find", "cover", "--format", "markdown").output
    #expect(
      output == """
        ### Presentations (kinds.md:5)

        | Kind | iPhone | iPad | macOS 15 |
        | :-- | :-: | --- | --: |
        | cover | full screen | full screen | unavailable \\| use a sheet |

        """)
  }

  @Test func nothingFoundIsSaidOnStandardError() async {
    let outcome = await tables("--find", "zzz")
    #expect(outcome.code == .success)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("No table has a row that contains 'zzz'."))
  }

  @Test func anUnknownPlatformNamesThem() async {
    let outcome = await tables("--platform", "iPhones")
    #expect(outcome.code == .trouble)
    #expect(outcome.errors.contains("Did you mean 'iPhone'?"))
  }
}

@Suite struct TableTextTests {
  @Test func wordsAreWrappedAndLongOnesBroken() {
    #expect(TableText.wrap("one two three", width: 7) == ["one two", "three"])
    #expect(TableText.wrap("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(TableText.wrap("日本語", width: 4) == ["日本", "語"])
    #expect(TableText.wrap("", width: 4) == [])
    #expect(TableText.wrap("日本", width: 1) == ["日", "本"])
  }

  @Test(arguments: [20, 40, 80])
  func noLineIsWiderThanTheTerminal(width: Int) {
    let cells = [String(repeating: "long words ", count: 20), "short", String(repeating: "x", count: 90)]
    let table = DocumentTable(
      path: "a.md", file: "a.md", line: 1, header: .init(line: 1, cells: ["A", "B", "C"], markdown: ["A", "B", "C"]),
      alignments: [], rows: [.init(line: 3, cells: cells, markdown: cells)])
    let text = TableText(style: .plain, width: width).render([table])
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
