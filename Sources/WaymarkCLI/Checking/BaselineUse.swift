import Diagnostics
import Foundation

/// The baseline that a check is held against, and the one that it writes.
struct BaselineUse: Sendable {
  private let compares: BaselineFile?
  private let known: Baseline?
  private let writes: BaselineFile?
  private let earlier: Baseline?
  private let terminal: Terminal

  /// Reads what there is, so that a mistake is known before the work begins.
  ///
  /// - Throws: `InvalidFile`, or `EnvironmentProblem` where a file can't be read.
  init(compares: String?, writes: String?, _ terminal: Terminal) throws {
    self.terminal = terminal
    self.compares = compares.map { BaselineFile($0, terminal) }
    self.writes = writes.map { BaselineFile($0, terminal) }
    known = try self.compares?.read()
    earlier = try self.writes.flatMap { try $0.exists ? $0.read() : nil }
  }

  /// Writes the report's findings, if that was asked for, and holds the report against the baseline: the one written, else
  /// the one named.
  ///
  /// What is known of documents that weren't checked stays in the file.
  ///
  /// - Returns: `nil` where there is no baseline.
  /// - Throws: `EnvironmentProblem` where the file can't be written.
  func settle(_ report: CheckReport) throws -> BaselineComparison? {
    guard let writes else { return comparison(with: report) }
    let isOver = writes.isOver(report)
    let kept = (earlier?.entries ?? []).filter { !isOver($0.file) }
    let baseline = Baseline(Baseline(report, name: writes.name).entries + kept)
    try writes.write(baseline)
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    terminal.note("\(writes.path) lists \(count) finding\(count == 1 ? "" : "s").")
    return baseline.compare(report, name: writes.name, isOver: isOver)
  }

  /// Holds the report against the baseline that was named; `nil` where none was.
  private func comparison(with report: CheckReport) -> BaselineComparison? {
    guard let compares, let known else { return nil }
    return known.compare(report, name: compares.name, isOver: compares.isOver(report))
  }
}

/// A baseline on the disk. Files are called in it as they are seen from its own folder, so that it holds wherever the check
/// is started.
struct BaselineFile: Sendable {
  let path: String
  private let folder: String

  init(_ named: String, _ terminal: Terminal) {
    path = terminal.path(named)
    folder = Project.folder(of: FilePath.absolute(path, from: ""))
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  func name(_ file: String) -> String { FilePath(file).relative(to: folder) }

  /// Whether the report says all that there is to say of a file: it was checked, or there is none any more.
  func isOver(_ report: CheckReport) -> (String) -> Bool {
    let checked = Set(report.documents.map(name))
    return { file in
      file.isEmpty || checked.contains(file)
        || !FileManager.default.fileExists(atPath: FilePath.absolute(file, from: folder))
    }
  }

  func read() throws -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw EnvironmentProblem(
        exists ? "the baseline '\(path)' can't be read" : "the baseline '\(path)' does not exist",
        advice: "Name a file that 'waymark check --write-baseline FILE' wrote.")
    }
    let source = SourceText(file: path, bytes: bytes)
    let (baseline, problems) = Baseline.parse(source)
    guard let baseline else { throw InvalidFile(diagnostics: problems, source: source) }
    return baseline
  }

  func write(_ baseline: Baseline) throws {
    try OutputFile.write(baseline.text, to: path)
  }
}
