import ArgumentParsing
import Diagnostics
import Documents
import Foundation

enum ReportCommand {
  static let reports = Positional(
    ValueForm("REPORT", .file), .any,
    help: "The reports of all shards, in any order, as 'waymark check --shard I/N --format json' wrote them.")
  static let format = Option(
    "format", value: ReportFormat.form, help: "The form of the joined report; json unless said.")
  static let output = Option(
    "output", short: "o", value: ValueForm("FILE", .file), help: "Write the report to a file; else to standard output.")

  static let entry = CommandEntry(
    Command(
      "report", summary: "Joins and converts the reports of checks",
      subcommands: [
        Command(
          "merge", summary: "Joins the reports of shards to that of the whole check",
          discussion: [
            "The joined report is the one that an undivided check writes, and so is the exit code. Shards that are "
              + "missing, doubled or of different checks are refused. A single report of a whole check is taken too, "
              + "to be written in another form.",
            "Files are named as the shards named them, so start it where the checks were started.",
          ],
          positionals: [reports],
          options: [format, output, SharedOptions.strict, SharedOptions.baseline, SharedOptions.verbose],
          examples: [
            .init("waymark report merge shard-*.json -o report.json", "Join the reports of shards"),
            .init("waymark report merge shard-*.json --format github", "Annotate files with what all shards found"),
          ])
      ]),
    actions: [["merge"]: merge])

  @Sendable static func merge(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let names = arguments.values(reports)
    guard !names.isEmpty else {
      throw ArgumentError(.missingPositional(reports), path: ["waymark", "report", "merge"])
    }
    let baseline = try BaselineUse(compares: arguments.value(SharedOptions.baseline), writes: nil, terminal)
    let inputs = try names.map { try read(terminal.path($0)) }
    let report: CheckReport
    do {
      report = try ShardMerge.merge(inputs)
    } catch {
      throw InvalidFile(diagnostics: [error.diagnostic], source: SourceText(file: "", text: ""))
    }
    let isStrict = arguments.has(SharedOptions.strict) || inputs.contains { $0.report.shard?.isStrict == true }
    let output = ReportOutput(
      terminal: terminal, format: ReportFormat(arguments.value(format), otherwise: .json), isStrict: isStrict,
      isVerbose: arguments.has(SharedOptions.verbose), sources: SourceMemory().text)
    let comparison = try baseline.settle(report)
    let text = output.render(report, against: comparison)
    if let file = arguments.value(Self.output) {
      try OutputFile.write(text, to: terminal.path(file))
    } else {
      try terminal.output.write(text)
    }
    return report.hasFindings(strict: isStrict, beyond: comparison) ? .findings : .success
  }

  private static func read(_ path: String) throws -> ShardMerge.Input {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw EnvironmentProblem(
        isThere ? "the report '\(path)' can't be read" : "the report '\(path)' does not exist",
        advice: "Name files that 'waymark check --format json' wrote.")
    }
    let source = SourceText(file: path, bytes: bytes)
    do {
      return ShardMerge.Input(file: path, report: try JSONReportReader.read(source).get())
    } catch {
      throw InvalidFile(diagnostics: [error.diagnostic], source: SourceText(file: "", text: ""))
    }
  }
}
