/// Reads what `JSONReporter` wrote.
package enum JSONReportReader {
  /// - Returns: the report; else what is wrong, at its place in the file.
  package static func read(_ source: SourceText) -> Result<CheckReport, ReportProblem> {
    let json: JSON
    do {
      json = try JSONParser.parse(source.bytes)
    } catch {
      let position = source.position(at: error.offset)
      return .failure(
        ReportProblem(
          "this is no whole JSON: \(error.message)",
          at: SourceSpan(file: source.file, line: position.line, column: position.column),
          advice: "Name a report that 'waymark check --format json' wrote to its end."))
    }
    do {
      return .success(try report(JSONMember(json, path: "")))
    } catch {
      return .failure(
        ReportProblem(
          error.message, at: SourceSpan(file: source.file, line: 1, column: 1),
          advice: error.advice ?? "Name a report that 'waymark check --format json' wrote."))
    }
  }

  private static func report(_ json: JSONMember) throws(JSONMember.Fault) -> CheckReport {
    let version = try json["version"].int()
    guard version == 1 else {
      throw JSONMember.Fault(
        "the report is of version \(version), and this waymark knows version 1",
        advice: "Write and read reports with the same version of waymark.")
    }
    var report = CheckReport(
      toolchain: try json["toolchain"].string(), sdk: try json["sdk"].string(),
      baselines: try json["baselines"].texts(), remarks: try json["remarks"].strings())
    report.documents = try json["documents"].strings()
    for member in try json["snippets"].array() { report.snippets.append(try snippet(member)) }
    for member in try json["diagnostics"].array() { report.diagnostics.append(try diagnostic(member)) }
    if let member = json.optional("shard") { report.shard = try shard(member) }
    let counted = JSONReporter().json(report.summary)
    guard try json["summary"].value() == counted else {
      throw JSONMember.Fault("the summary doesn't agree with the snippets; somebody has changed the report")
    }
    return report
  }

  private static func shard(_ json: JSONMember) throws(JSONMember.Fault) -> CheckReport.Shard {
    let shard = CheckReport.Shard(
      index: try json["index"].int(), count: try json["count"].int(), documents: try json["documents"].strings(),
      content: try json["content"].string(), options: try json["options"].texts(), isStrict: try json["strict"].bool())
    guard shard.index >= 1, shard.index <= shard.count, shard.count <= CheckReport.Shard.most else {
      throw JSONMember.Fault("there is no shard \(shard.index) of \(shard.count)")
    }
    return shard
  }

  private static func snippet(_ json: JSONMember) throws(JSONMember.Fault) -> SnippetReport {
    var snippet = SnippetReport(
      id: try json["id"].string(), file: try json["file"].string(), fence: try json["fence"].int(),
      line: try json["line"].int(), endLine: try json["endLine"].int(),
      verdict: try json["verdict"].word(Verdict.self), assumed: try json["assumed"].strings())
    snippet.part = try json.optional("part").map { (member) throws(JSONMember.Fault) in try member.int() }
    snippet.mark = try json.optional("mark").map { (member) throws(JSONMember.Fault) in
      try member.word(SnippetReport.Mark.self)
    }
    snippet.title = try text(json, "title")
    snippet.reason = try text(json, "reason")
    snippet.fingerprint = try text(json, "fingerprint")
    for (name, member) in try json["platforms"].members() {
      snippet.platforms[name] = try member.word(SnippetReport.PlatformOutcome.self)
    }
    for member in try json["diagnostics"].array() { snippet.diagnostics.append(try diagnostic(member)) }
    for member in try json.optional("tests")?.array() ?? [] {
      snippet.tests.append(
        .init(
          name: try member["name"].string(), line: try member["line"].int(),
          outcome: try member["outcome"].word(SnippetReport.Test.Outcome.self)))
    }
    return snippet
  }

  private static func diagnostic(_ json: JSONMember) throws(JSONMember.Fault) -> Diagnostic {
    var diagnostic = Diagnostic(
      try json["id"].string(), try json["severity"].word(Diagnostic.Severity.self), try json["message"].string(),
      at: try span(json), recommendation: try text(json, "recommendation"), rule: try text(json, "rule"))
    for note in try json.optional("notes")?.array() ?? [] {
      diagnostic.notes.append(.init(try note["message"].string(), at: try span(note)))
    }
    return diagnostic
  }

  private static func text(_ json: JSONMember, _ name: String) throws(JSONMember.Fault) -> String? {
    guard let member = json.optional(name) else { return nil }
    return try member.string()
  }

  private static func span(_ json: JSONMember) throws(JSONMember.Fault) -> SourceSpan? {
    guard let file = try text(json, "file") else { return nil }
    let start = SourcePosition(line: try json["line"].int(), column: try json["column"].int())
    var end = start
    if let column = json.optional("endColumn") {
      end.column = try column.int()
      if let line = json.optional("endLine") { end.line = try line.int() }
    }
    return SourceSpan(file: file, start: start, end: end)
  }
}

/// Why a report can't be read or joined to others.
package struct ReportProblem: Error, Hashable, Sendable {
  package var diagnostic: Diagnostic

  init(_ message: String, at span: SourceSpan, advice: String) {
    diagnostic = Diagnostic("report-invalid", message, at: span, recommendation: advice)
  }
}
