import ArgumentParsing
import Diagnostics
import Documents

enum CheckCommand {
  static let paths = Positional(
    ValueForm("PATH", .file), .any,
    help: "Documents, or folders of documents. Without it, the content that waymark.yml names is checked.")
  static let stdin = Option("stdin", help: "Check one document that is read from standard input.")
  static let stdinPath = Option(
    "stdin-path", value: ValueForm("NAME", .file), help: "What messages call the document from standard input.")
  static let alone = Option(
    "alone", help: "Compile every snippet by itself, which takes longer and must give the same verdicts.")
  static let realSDK = Option(
    "real-sdk",
    help: "Judge against Apple's own SDKs; needs macOS with Xcode. Untested: nobody has tried it on a Mac yet.")
  static let runs = Option(
    "run",
    help:
      "Execute the snippets marked 'run' or 'test', isolated: without network, files and environment. Else they are skipped."
  )
  static let format = Option(
    "format", value: ReportFormat.form,
    help: "The form of the report: text (unless said), json, or what a service reads: sarif, github, junit.")
  static let shard = Option(
    "shard", value: ValueForm("I/N"),
    help: "Judge only the I-th of N shares of the documents; 'waymark report merge' joins the reports.")
  static let writeBaseline = Option(
    "write-baseline", value: ValueForm("FILE", .file), help: "Write all findings to a baseline, and let them pass.")
  static let writeContext = Option(
    "write-context", value: ValueForm("FILE", .file),
    help: "Write the declarations that were guessed to a Swift file that 'context:' can name; it must not exist yet.")
  static let platform = Option(
    "platform", value: ValueForm("NAME", .choice(Platforms.judged.map { $0.lowercased() })),
    help: "Judge for this platform alone. May be given twice.")

  static let entry = CommandEntry(
    Command(
      "check", summary: "Judges every Swift snippet of documents, and the documents themselves",
      discussion: [
        "Each fence marked 'swift' is compiled for every platform of its document. What is marked wrong must be rejected.",
        "Without --strict, these are findings: a snippet that fails, one that is announced as wrong and accepted, an "
          + "error in a document, a broken link.",
        "For continuous integration: --format github annotates files, sarif is for code scanning and junit for test "
          + "reports; --shard divides the work among machines, and with --baseline only new findings count.",
      ],
      positionals: [paths],
      options: [
        stdin, stdinPath, format, SharedOptions.strict, runs, platform, SharedOptions.jobs, SharedOptions.noCache,
        alone, realSDK, shard, SharedOptions.baseline, writeBaseline, writeContext,
        SharedOptions.verbose,
      ],
      examples: [
        .init("waymark check Content", "Check a folder"),
        .init("waymark check --strict --format github", "Check in a workflow of GitHub's"),
        .init("waymark check --shard 2/4 --format json > shard-2.json", "Check the second of four shares"),
        .init("waymark check --baseline known-findings.txt", "Fail only for what is new"),
        .init("waymark check --stdin --stdin-path notes.md < draft.md", "Check what an editor holds"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let share = try ShardChoice.read(arguments)
    let (project, scope) = try load(arguments, terminal)
    let isStrict = arguments.has(SharedOptions.strict) || project.configuration.strict
    let baseline = try BaselineUse(
      compares: arguments.value(SharedOptions.baseline), writes: arguments.value(writeBaseline), terminal)
    var run = CheckRun(
      terminal: terminal, configuration: project.configuration, platforms: platforms(arguments),
      jobs: arguments.integer(SharedOptions.jobs), usesCache: !arguments.has(SharedOptions.noCache),
      usesBatches: !arguments.has(alone), usesAppleSDKs: arguments.has(realSDK))
    run.runsSnippets = arguments.has(runs)
    run.documents = share?.paths(of: scope.documents.documents)
    var report = scope.correcting(try await run.report(on: scope.documents)).sorted()
    if let share { report = share.part(of: report, scope.documents, options: run.namedOptions, isStrict: isStrict) }
    let output = ReportOutput(
      terminal: terminal, format: ReportFormat(arguments.value(format)), isStrict: isStrict,
      isVerbose: arguments.has(SharedOptions.verbose), sources: DocumentFolder.sources(of: scope.documents))
    let comparison = try baseline.settle(report)
    if let file = arguments.value(writeContext) { try ContextFile.write(report, to: terminal.path(file), terminal) }
    try terminal.output.write(output.render(report, against: comparison))
    return report.hasFindings(strict: isStrict, beyond: comparison) ? .findings : .success
  }

  private static func load(_ arguments: ParsedArguments, _ terminal: Terminal) throws -> (Project, CheckScope) {
    let named = arguments.values(paths)
    if arguments.has(stdin) {
      guard named.isEmpty else { throw conflict("'--stdin' and '\(named[0])' can't both be checked. Leave one out.") }
      let project = try Project.locate(nil, terminal)
      let name = arguments.value(stdinPath)
      let content = name.map(terminal.path).map(project.holds) == true ? project.content : nil
      let bytes = try StandardInput.read(terminal)
      return (project, CheckScope.input(bytes, name: name.map(terminal.path) ?? "<stdin>", content: content))
    }
    if arguments.value(stdinPath) != nil { throw conflict("'--stdin-path' says nothing without '--stdin'.") }
    if named.contains("-") { throw conflict("Write '--stdin' to check standard input.") }
    let files = named.map(terminal.path)
    guard let first = files.first, files.count > 1 || !Project.isFolder(first) else {
      let project = try Project.locate(named.first, terminal)
      return (project, try CheckScope.folder(project.content))
    }
    let project = try Project.locate(nil, terminal)
    return (project, try CheckScope.paths(files, content: files.allSatisfy(project.holds) ? project.content : nil))
  }

  private static func conflict(_ message: String) -> ArgumentError {
    ArgumentError(.conflict(message), path: ["waymark", "check"])
  }

  private static func platforms(_ arguments: ParsedArguments) -> [String] {
    let asked = Set(arguments.values(platform))
    return Platforms.judged.filter { asked.contains($0.lowercased()) }
  }
}
