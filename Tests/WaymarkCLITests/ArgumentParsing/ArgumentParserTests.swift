import ArgumentParsing
import Testing

@Suite struct ArgumentParserTests {
  static let output = Option("output", short: "o", value: ValueForm("OUT", .folder), help: "The folder.")
  static let verbose = Option("verbose", short: "v", help: "More.")
  static let format = Option("format", value: ValueForm("FORMAT", .choice(["text", "json"])), help: "The form.")
  static let jobs = Option("jobs", value: ValueForm("N", .integer(1...64)), help: "How many.")
  static let path = Positional(ValueForm("PATH", .file), .any, help: "What is read.")
  static let name = Positional(ValueForm("NAME"), help: "What it is called.")
  static let tool = Command(
    "tool", summary: "Does things",
    subcommands: [
      Command("check", summary: "Checks", positionals: [path], options: [output, verbose, format, jobs]),
      Command("new", summary: "Creates", subcommands: [Command("skill", summary: "A skill", positionals: [name])]),
    ])

  private func parse(_ words: String...) throws -> ParsedArguments { try ArgumentParser(Self.tool).parse(words) }

  private func message(_ words: String...) -> String {
    do {
      _ = try ArgumentParser(Self.tool).parse(words)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ["check", "--output=x"], ["check", "--output", "x"], ["check", "-o", "x"], ["check", "-ox"], ["check", "-o=x"],
    ["check", "-vo", "x"],
  ])
  func anOptionTakesItsValueInEveryUsualWay(words: [String]) throws {
    #expect(try ArgumentParser(Self.tool).parse(words).value(Self.output) == "x")
  }

  @Test func optionsAndPositionalsMayBeMixed() throws {
    let parsed = try parse("check", "a", "-v", "b", "--jobs", "3", "c")
    #expect(parsed.values(Self.path) == ["a", "b", "c"])
    #expect(parsed.has(Self.verbose))
    #expect(parsed.integer(Self.jobs) == 3)
    #expect(!parsed.wantsHelp)
  }

  @Test func afterTwoHyphensNothingIsAnOption() throws {
    #expect(try parse("check", "--", "-v", "--", "new").values(Self.path) == ["-v", "--", "new"])
    #expect(try parse("check", "-").values(Self.path) == ["-"])
  }

  @Test func theLastValueCounts() throws {
    #expect(try parse("check", "-o", "a", "-o", "b").value(Self.output) == "b")
  }

  @Test func aValueMayBeEmptyOrHoldAnEqualsSign() throws {
    #expect(try parse("check", "--output=a=b").value(Self.output) == "a=b")
    #expect(message("check", "--output=") == "'' is no value for --output. Give a name.")
  }

  @Test func choicesIgnoreCaseAndKeepTheirOwn() throws {
    #expect(try parse("check", "--format", "JSON").value(Self.format) == "json")
  }

  @Test func subcommandsNest() throws {
    let parsed = try parse("new", "skill", "check")
    #expect(parsed.path == ["new", "skill"])
    #expect(parsed.value(Self.name) == "check")
  }

  @Test func helpIsHeardAtEveryLevelAndNeedsNothingElse() throws {
    #expect(try parse("--help").path == [])
    #expect(try parse("new", "skill", "-h").wantsHelp)
    #expect(try parse("new", "-h").path == ["new"])
  }

  @Test func mistakesAreNamedWithWhatToWrite() {
    #expect(message("chekc") == "There is no command 'chekc'. Did you mean 'check'?")
    #expect(message("zzz") == "There is no command 'zzz'.")
    #expect(message("check", "--fromat=x") == "There is no option '--fromat' here. Did you mean '--format'?")
    #expect(message("check", "-verbose") == "There is no option '-verbose' here. Did you mean '--verbose'?")
    #expect(message("check", "-x") == "There is no option '-x' here.")
    #expect(
      message("check", "--format", "jsn") == "'jsn' is no value for --format. Choose text or json. Did you mean 'json'?"
    )
    #expect(message("check", "--jobs", "0") == "'0' is no value for --jobs. Give a whole number from 1 to 64.")
    #expect(message("check", "--jobs") == "'--jobs' needs a value: --jobs N.")
    #expect(
      message("check", "-o", "-v")
        == "'--output' needs a value: --output OUT. If '-v' is meant to be the value, write '--output=-v'.")
    #expect(message("check", "--verbose=yes").hasPrefix("'--verbose' takes no value"))
    #expect(message("new", "skill") == "NAME is missing. What it is called.")
    #expect(message("new", "skill", "a", "b") == "'b' is one argument too many.")
  }

  @Test func anErrorKnowsItsCommand() {
    #expect {
      _ = try parse("new", "skill")
    } throws: {
      ($0 as? ArgumentError)?.path == ["tool", "new", "skill"]
    }
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("contnet", "content"), ("baseUrl", "baseURL"), ("plat", "platforms"), ("titel", "title"), ("tiitle", "title"),
  ])
  func aSlipFindsItsName(written: String, name: String) {
    #expect(Suggestion.nearest(to: written, among: ["title", "content", "platforms", "baseURL"]) == name)
  }

  @Test(arguments: ["", "xyz", "t", String(repeating: "a", count: 100_000)])
  func nonsenseFindsNothing(written: String) {
    #expect(Suggestion.nearest(to: written, among: ["title", "content", "nav"]) == nil)
  }

  @Test func aSwapIsOneEdit() {
    #expect(Suggestion.editDistance(Array("ab".unicodeScalars), Array("ba".unicodeScalars)) == 1)
    #expect(Suggestion.editDistance([], Array("abc".unicodeScalars)) == 3)
  }
}
