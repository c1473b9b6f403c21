import ArgumentParsing
import Diagnostics
import Documents
import SiteGeneration
import SnippetChecking

enum BuildCommand {
  static let output = Option(
    "output", short: "o", value: ValueForm("OUT", .folder),
    help: "The folder to write to; else what waymark.yml says, else _site.")
  static let basePath = Option(
    "base-path", value: ValueForm("PATH"), help: "The path under which the site will be served, such as /guide/.")
  static let noCheck = Option("no-check", help: "Build without judging the snippets; the pages then show no verdicts.")

  static let noSearch = Option(
    "no-search", help: "Build without the full-text search, which takes the longest to make.")

  static let entry = CommandEntry(
    Command(
      "build", summary: "Judges the documents and builds the site",
      discussion: [
        "The site is built even if something is wrong with the documents: it shows what is wrong, and the exit code is 1. "
          + "With --strict nothing is written then, and a site that is there already stays as it is.",
        "The new site is written aside and moved into place when it is whole. A folder with files that waymark did not "
          + "write is never touched.",
      ],
      positionals: [SharedOptions.folder],
      options: [output, basePath, noCheck, noSearch, SharedOptions.strict, SharedOptions.jobs, SharedOptions.noCache],
      examples: [
        .init("waymark build", "Build what waymark.yml describes"),
        .init("waymark build Content -o _site --base-path /guide/", "Build a folder for a place below a host's root"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    if let path = arguments.value(basePath), !path.hasPrefix("/") {
      let written = path.split(separator: "/").last.map(String.init) ?? "guide"
      throw ArgumentError(
        .conflict("'\(path)' is no path from a host's root. Write '--base-path /\(written)/'."),
        path: ["waymark", "build"])
    }
    let project = try Project.locate(arguments.value(SharedOptions.folder), terminal)
    let documents = try DocumentFolder.load([project.content], root: project.content)
    let out = arguments.value(output).map(terminal.path) ?? project.output
    try SiteWriter.verify(out)
    let isStrict = arguments.has(SharedOptions.strict) || project.configuration.strict
    let snippets = ParallelMap.map(documents.documents, SnippetExtractor.snippets)
    let report = try await report(on: documents, snippets.flatMap(\.diagnostics), project, arguments, terminal)
    guard !documents.documents.isEmpty else {
      _ = tell(report, [], documents, isStrict: isStrict, terminal)
      terminal.complain(
        "Nothing was written: there is no document that a page could be made of.",
        advice: "Correct what is named above.")
      return .findings
    }
    let isChecked = !arguments.has(noCheck)
    let assembly = SiteAssembly(
      project: project, terminal: terminal, basePath: arguments.value(basePath), hasSearch: !arguments.has(noSearch))
    let site = try assembly.site(documents, snippets: snippets.map(\.snippets), report: isChecked ? report : nil)
    let isFine = tell(report, site.diagnostics, documents, isStrict: isStrict, terminal)
    guard isFine || !isStrict else {
      terminal.complain("Nothing was written, because of --strict.", advice: "Correct what is named above.")
      return .findings
    }
    try SiteWriting.write(site, to: out, terminal)
    let count = documents.documents.count
    try terminal.output.write("Built \(out) from \(count) document\(count == 1 ? "" : "s").\n")
    return isFine ? .success : .findings
  }

  /// The check's report; without a check, one that knows only what is wrong with the documents by themselves.
  private static func report(
    on documents: DocumentSet, _ ofSnippets: [Diagnostic], _ project: Project, _ arguments: ParsedArguments,
    _ terminal: Terminal
  ) async throws -> CheckReport {
    if arguments.has(noCheck) || documents.documents.isEmpty {
      return CheckReport(
        toolchain: "", sdk: "", baselines: [:], diagnostics: DocumentFolder.diagnostics(of: documents) + ofSnippets)
    }
    let run = CheckRun(
      terminal: terminal, configuration: project.configuration, jobs: arguments.integer(SharedOptions.jobs),
      usesCache: !arguments.has(SharedOptions.noCache))
    return try await run.report(on: documents)
  }

  /// Shows what is wrong with documents and site, on standard error. Gives whether nothing is.
  private static func tell(
    _ report: CheckReport, _ ofSite: [Diagnostic], _ documents: DocumentSet, isStrict: Bool, _ terminal: Terminal
  ) -> Bool {
    var all = report
    let known = Set(report.diagnostics)
    all.diagnostics += ofSite.filter { !known.contains($0) }
    let text = DiagnosticText(
      style: terminal.errorStyle, width: terminal.width(of: terminal.errors),
      source: DocumentFolder.sources(of: documents))
    let isFine = !all.hasFindings(strict: isStrict)
    if !isFine || !all.snippets.isEmpty || !all.diagnostics.isEmpty {
      terminal.say(TextReporter(text, isStrict: isStrict).render(all))
    }
    return isFine
  }
}
