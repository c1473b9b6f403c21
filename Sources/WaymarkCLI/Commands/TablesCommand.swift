import ArgumentParsing
import Diagnostics
import Documents

enum TablesCommand {
  static let find = Option("find", value: ValueForm("TEXT"), help: "Show only rows in which a cell contains the text.")
  static let platform = Option(
    "platform", value: ValueForm("NAME", .choice(Platforms.families.map(\.name))),
    help: "Of the columns that belong to platforms, show only this one's.")
  static let format = Option(
    "format", value: ValueForm("FORMAT", .choice(TableFormat.allCases.map(\.rawValue))),
    help: "The form of the tables; text unless said.")

  static let entry = CommandEntry(
    Command(
      "tables", summary: "Prints the documents' tables as data",
      discussion: [
        "A column belongs to a platform if its title names one. 'iOS' is also the column of the iPhone, and 'iPad' "
          + "falls back on it."
      ],
      positionals: [SharedOptions.folder], options: [find, platform, format],
      examples: [
        .init("waymark tables --find sheet --platform iPad", "Look up what a sheet is on the iPad"),
        .init("waymark tables Content --format csv > tables.csv", "Take all tables into a spreadsheet"),
      ]),
    run: run)

  @Sendable static func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
    let project = try Project.locate(arguments.value(SharedOptions.folder), terminal)
    let documents = try DocumentFolder.load([project.content], root: project.content)
    var tables = documents.documents.flatMap(DocumentTable.tables)
    if let platform = arguments.value(platform) { tables = tables.compactMap { $0.columns(for: platform) } }
    if let text = arguments.value(find) { tables = tables.compactMap { $0.rows(containing: text) } }
    if tables.isEmpty { terminal.note(absence(arguments)) }
    let format = arguments.value(format).flatMap(TableFormat.init) ?? .text
    let width = terminal.output.isTerminal ? terminal.output.columns ?? 80 : nil
    try terminal.output.write(format.render(tables, style: terminal.outputStyle, width: width))
    return tellOfUnread(documents, terminal) ? .success : .findings
  }

  /// Names the documents whose tables are missing, because they could not be read. Gives whether there are none.
  private static func tellOfUnread(_ documents: DocumentSet, _ terminal: Terminal) -> Bool {
    let unread = documents.diagnostics.filter { !$0.isAboutLinks && $0.severity == .error }
    let text = DiagnosticText(
      style: terminal.errorStyle, width: terminal.width(of: terminal.errors),
      source: DocumentFolder.sources(of: documents))
    for diagnostic in unread { terminal.say(text.render(diagnostic)) }
    return unread.isEmpty
  }

  private static func absence(_ arguments: ParsedArguments) -> String {
    let wanted = [
      arguments.value(find).map { "a row that contains '\($0)'" },
      arguments.value(platform).map { "a column for \($0)" },
    ].compactMap { $0 }
    return wanted.isEmpty
      ? "The documents have no tables." : "No table has \(wanted.joined(separator: " and "))."
  }
}
