import ArgumentParsing
import Diagnostics

enum NewCommand {
  static let name = Positional(
    ValueForm("NAME"), help: "Lowercase letters, digits and single hyphens between them, such as 'deep-links'.")

  static let entry = CommandEntry(
    Command(
      "new", summary: "Creates a skill, a tutorial or a site to begin with",
      discussion: ["What is created passes 'waymark check'. Files that exist are never overwritten."],
      subcommands: [
        Command(
          "skill", summary: "Creates NAME/SKILL.md in the Agent Skills form", positionals: [name],
          examples: [.init("waymark new skill deep-links", "Creates deep-links/SKILL.md here")]),
        Command(
          "tutorial", summary: "Creates NAME.md, a tutorial in steps", positionals: [name],
          examples: [.init("waymark new tutorial first-stack", "Creates first-stack.md here")]),
        Command(
          "site", summary: "Creates the folder NAME with a configuration and first documents", positionals: [name],
          examples: [.init("waymark new site guide", "Creates guide/waymark.yml and guide/Content")]),
      ]),
    actions: [
      ["skill"]: { try create(Scaffold.skill, $0, $1, next: "waymark check") },
      ["tutorial"]: { try create(Scaffold.tutorial, $0, $1, next: "waymark check") },
      ["site"]: { try create(Scaffold.site, $0, $1, next: "waymark build") },
    ])

  private static func create(
    _ scaffold: (DocumentName) -> Scaffold, _ arguments: ParsedArguments, _ terminal: Terminal, next: String
  ) throws -> ExitCode {
    let written = arguments.value(name) ?? ""
    guard let name = DocumentName(written) else {
      let proposal = DocumentName.proposal(for: written).map { " How about '\($0)'?" } ?? ""
      throw ArgumentError(
        .conflict("'\(written)' is no name for a document. \(Self.name.help)\(proposal)"),
        path: ["waymark"] + arguments.path)
    }
    let paths = try scaffold(name).write(in: terminal.folder)
    try terminal.output.write(paths.map { $0 + "\n" }.joined())
    let isSite = arguments.path.last == "site"
    let target = isSite ? name.text : paths.first ?? name.text
    terminal.say("Created. Next: \(next) \(target)")
    return .success
  }
}
