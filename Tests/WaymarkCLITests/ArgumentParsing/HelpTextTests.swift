import ArgumentParsing
import Testing

@Suite struct HelpTextTests {
  private var check: Command { ArgumentParserTests.tool.subcommands[0] }

  @Test func helpListsEverythingOnce() {
    let text = HelpText(check, path: ["tool", "check"], width: 80).render()
    #expect(
      text == """
        tool check: Checks.

        Usage: tool check [-o OUT] [-v] [--format text|json] [--jobs N] [PATH…]

        Arguments:
          [PATH…]  What is read.

        Options:
          -o, --output OUT    The folder.
          -v, --verbose       More.
          --format text|json  The form.
          --jobs N            How many.
          -h, --help          Show this help.

        """)
  }

  @Test(arguments: [40, 60, 80, 120])
  func noLineIsLongerThanTheTerminal(width: Int) {
    var command = check
    command.discussion = [String(repeating: "some words of prose ", count: 30)]
    let text = HelpText(command, path: ["tool", "check"], width: width).render()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test func theReferenceNamesEveryCommandAndOption() {
    let page = CommandReference(ArgumentParserTests.tool).markdown()
    #expect(page.contains("## tool new skill\n"))
    #expect(page.contains("| `--format text\\|json` | The form. |"))
  }
}
