/// Writes a check's report as SARIF 2.1.0, which code scanning and editors read.
///
/// The form: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
package struct SARIFReporter: Sendable {
  /// The tool's version.
  package var version: String
  /// Whether unresolved snippets and warnings count as findings.
  package var isStrict: Bool
  /// A file's path as seen from the root of the sources; one that isn't below it stays absolute.
  package var path: @Sendable (String) -> String
  /// The text of a file, if it can be had, for columns.
  package var source: @Sendable (String) -> SourceText?
  /// What `waymark explain` says of an id.
  package var explanation: @Sendable (String) -> String?
  /// A hash of some texts.
  package var hash: @Sendable ([String]) -> String

  package init(
    version: String, isStrict: Bool = false, path: @escaping @Sendable (String) -> String = { $0 },
    source: @escaping @Sendable (String) -> SourceText?, explanation: @escaping @Sendable (String) -> String?,
    hash: @escaping @Sendable ([String]) -> String
  ) {
    self.version = version
    self.isStrict = isStrict
    self.path = path
    self.source = source
    self.explanation = explanation
    self.hash = hash
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  package func render(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> String {
    json(report, against: baseline).text()
  }

  package func json(_ report: CheckReport, against baseline: BaselineComparison? = nil) -> JSON {
    let findings = report.findings
    let rules = Set(findings.map(\.id)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let files = Self.files(of: report, findings)
    let run: [String: JSON?] = [
      "tool": .object([
        "driver": .object([
          "name": .string("Waymark"), "version": .string(version), "semanticVersion": .string(version),
          "rules": .array(rules.map(rule)),
        ])
      ]),
      "columnKind": .string("utf16CodeUnits"),
      "newlineSequences": .array(["\r\n", "\n", "\r"].map(JSON.string)),
      "originalUriBaseIds": .object([
        "%SRCROOT%": .object(["description": .object(["text": .string("The folder that the check was started in.")])])
      ]),
      "artifacts": .array(files.map { .object(["location": location(of: $0, index: nil)]) }),
      "results": .array(results(findings, rules: rules, files: files, baseline)),
      "invocations": .array([invocation(of: report, baseline)]),
      "properties": properties(of: report),
    ]
    return .object([
      "$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array([.members(run)]),
    ])
  }

  // MARK: Rules

  private func rule(_ id: String) -> JSON {
    let text = explanation(id)
    return .members([
      "id": .string(id),
      "shortDescription": text.map { .object(["text": .string(Self.firstSentence($0))]) },
      "fullDescription": text.map { .object(["text": .string($0)]) },
      "help": .object(["text": .string(text ?? "'waymark explain \(id)' tells more.")]),
    ])
  }

  private static func firstSentence(_ text: String) -> String {
    let paragraph = text.split(separator: "\n\n").first.map(String.init) ?? text
    let line = paragraph.split(separator: "\n").joined(separator: " ")
    return line.firstRange(of: ". ").map { line[..<$0.lowerBound] + "." } ?? line
  }

  // MARK: Results

  private func results(
    _ findings: [ReportedFinding], rules: [String], files: [String], _ baseline: BaselineComparison?
  ) -> [JSON] {
    let ruleIndex = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let fileIndex = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    var occurrences: [[String]: Int] = [:]
    return findings.map { finding in
      let identity = self.identity(of: finding)
      let number = occurrences[identity, default: 0]
      occurrences[identity] = number + 1
      let diagnostic = finding.diagnostic
      let related = diagnostic.notes.filter { $0.span != nil }.map { note -> JSON in
        place(note.span, fileIndex, message: note.message)
      }
      return .members([
        "ruleId": .string(finding.id),
        "ruleIndex": ruleIndex[finding.id].map { .int($0) },
        "level": .string(diagnostic.severity.rawValue),
        "message": .object(["text": .string(Self.message(of: diagnostic))]),
        "locations": .array(diagnostic.span.map { [place($0, fileIndex, message: nil)] } ?? []),
        "relatedLocations": related.isEmpty ? nil : .array(related),
        "partialFingerprints": .object([
          "waymarkFinding/v1": .string(hash(identity + [String(number)]))
        ]),
        "baselineState": baseline.map { .string($0.isKnown(finding) ? "unchanged" : "new") },
        "properties": finding.snippet.map { snippet in
          .members([
            "snippet": .string(snippet.id), "verdict": .string(snippet.verdict.rawValue),
          ])
        },
      ])
    }
  }

  /// What a finding is known again by when lines have moved.
  private func identity(of finding: ReportedFinding) -> [String] {
    [finding.id, finding.file.map(path) ?? "", finding.diagnostic.message, finding.snippet?.fingerprint ?? ""]
  }

  private static func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.filter { $0.span == nil }.map { "note: \($0.message)" }
    return ([diagnostic.message] + [diagnostic.recommendation].compactMap { $0 } + notes).joined(separator: "\n")
  }

  private func place(_ span: SourceSpan?, _ files: [String: Int], message: String?) -> JSON {
    guard let span else { return .object([:]) }
    let region = Region(span, in: source(span.file))
    return .members([
      "physicalLocation": .object([
        "artifactLocation": location(of: span.file, index: files[span.file]),
        "region": .members([
          "startLine": .int(region.startLine),
          "startColumn": region.startColumn.map { .int($0) },
          "endLine": region.endLine > region.startLine ? .int(region.endLine) : nil,
          "endColumn": region.endColumn.map { .int($0) },
        ]),
      ]),
      "message": message.map { .object(["text": .string($0)]) },
    ])
  }

  // MARK: Files

  /// The documents, and whatever else a finding names.
  private static func files(of report: CheckReport, _ findings: [ReportedFinding]) -> [String] {
    let spans = findings.flatMap { [$0.diagnostic.span] + $0.diagnostic.notes.map(\.span) }.compactMap { $0?.file }
    let others = Set(spans).union(report.snippets.map(\.file)).subtracting(report.documents)
    var seen: Set<String> = []
    return report.documents.filter { seen.insert($0).inserted }
      + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func location(of file: String, index: Int?) -> JSON {
    let path = path(file)
    let isAbsolute = path.hasPrefix("/")
    return .members([
      "uri": .string((isAbsolute ? "file://" : "") + Self.escaped(path: path)),
      "uriBaseId": isAbsolute ? nil : .string("%SRCROOT%"),
      "index": index.map { .int($0) },
    ])
  }

  /// A path as part of a URI, as of RFC 3986; a colon too, which would make the first word of a relative one a scheme.
  static func escaped(path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The check itself

  private func invocation(of report: CheckReport, _ baseline: BaselineComparison?) -> JSON {
    let words = report.remarks + (baseline?.gone ?? []).map(\.told)
    let isFine = !report.hasFindings(strict: isStrict, beyond: baseline)
    return .members([
      "executionSuccessful": .bool(true),
      "exitCode": .int(isFine ? 0 : 1),
      "toolExecutionNotifications": words.isEmpty
        ? nil
        : .array(
          words.map { .object(["level": .string("note"), "message": .object(["text": .string($0)])]) }),
    ])
  }

  private func properties(of report: CheckReport) -> JSON {
    let reporter = JSONReporter()
    return .members([
      "toolchain": .string(report.toolchain), "sdk": .string(report.sdk), "summary": reporter.json(report.summary),
      "coverage": reporter.json(report.coverage), "shard": report.shard.map { .string("\($0.index)/\($0.count)") },
    ])
  }
}
