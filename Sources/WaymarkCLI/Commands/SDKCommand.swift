import ArgumentParsing
import Diagnostics
import SnippetChecking

enum SDKCommand {
  static let list = Option("list", help: "List every declaration with the versions that introduced it.")
  static let audit = Option(
    "audit", help: "Compare every declaration with Apple's catalogue; ends with 1 where they differ.")
  static let coverage = Option(
    "coverage", help: "Tell how much of Apple's catalogue is declared; with a type's name, list what of it is missing.")
  static let find = Positional(
    ValueForm("TEXT"), .optional,
    help: "List the declarations whose name contains the text; with --coverage, the type to look at.")

  static let entry = CommandEntry(
    Command(
      "sdk", summary: "Tells what the reference SDK declares",
      discussion: [
        "Snippets are judged against Waymark's own declarations of SwiftUI and its neighbours. A declaration is there "
          + "only if Apple ships it; what is missing makes a snippet unresolved, never wrong."
      ],
      positionals: [find], options: [list, audit, coverage],
      examples: [
        .init("waymark sdk", "Count the declarations by module"),
        .init("waymark sdk --list navigationDestination", "Look one up"),
        .init("waymark sdk --coverage NavigationStack", "List what a type lacks"),
        .init("waymark sdk --audit", "Compare the SDK with Apple's catalogue"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let resources = try Resources.locate(environment: terminal.environment)
    if arguments.has(audit), arguments.has(coverage) || arguments.has(list) || arguments.value(find) != nil {
      throw ArgumentError(
        .conflict("'--audit' compares everything and goes with nothing else."), path: ["waymark", "sdk"])
    }
    if arguments.has(audit) { return try AuditText.run(resources, terminal) }
    if arguments.has(coverage) { return try CoverageText.run(arguments.value(find), resources, terminal) }
    var symbols = try SDKIndex(resources: resources).symbols
    if let text = arguments.value(find) {
      symbols = symbols.filter { $0.qualifiedName.lowercased().contains(text.lowercased()) }
      if symbols.isEmpty {
        terminal.note("The reference SDK declares nothing whose name contains '\(text)'.")
        return .findings
      }
    }
    let isList = arguments.has(list) || arguments.value(find) != nil
    try terminal.output.write(isList ? rows(of: symbols) : counts(of: symbols))
    return .success
  }

  /// A line a declaration: module, kind, name, versions, the declaration itself; tab-separated for other tools.
  private static func rows(of symbols: [SDKIndex.Symbol]) -> String {
    symbols.reduce(into: "") { text, symbol in
      let versions = ApplePlatform.allCases.map { platform in
        let version = symbol.introduced[platform].map { $0.isEmpty ? "always" : $0 }
        return "\(platform.rawValue) \(version ?? "unavailable")"
      }
      let cells = [symbol.module, symbol.kind, symbol.qualifiedName] + versions + [symbol.declaration]
      text += cells.joined(separator: "\t") + "\n"
    }
  }

  private static func counts(of symbols: [SDKIndex.Symbol]) -> String {
    let modules = Dictionary(grouping: symbols, by: \.module)
    let rows = modules.keys.sorted().map { module in
      let here = modules[module] ?? []
      let types = here.filter { ["struct", "class", "enum", "protocol", "actor"].contains($0.kind) }
      let complete = types.filter(\.isComplete).count
      return "\(module): \(here.count) declarations, \(types.count) types, of which \(complete) are complete\n"
    }
    return rows.joined()
  }
}
