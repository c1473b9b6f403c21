/// Joins the reports of shards to the report of the whole check.
package enum ShardMerge {
  /// A report with the file that it was read from.
  package struct Input: Sendable {
    package var file: String
    package var report: CheckReport

    package init(file: String, report: CheckReport) {
      self.file = file
      self.report = report
    }
  }

  /// The report that one check of all documents gives. A single report of a whole check stays as it is.
  ///
  /// - Throws: `ReportProblem` where shards are missing, doubled or of different checks.
  package static func merge(_ inputs: [Input]) throws(ReportProblem) -> CheckReport {
    guard let first = inputs.first else {
      throw ReportProblem(
        "there is no report to join", at: SourceSpan(file: "", line: 1, column: 1), advice: "Name the shards' reports.")
    }
    if inputs.count == 1, first.report.shard == nil { return first.report }
    for input in inputs {
      guard input.report.shard != nil else {
        throw problem("this is the report of a whole check, and nothing can be joined to it", input)
      }
      try agree(input, first)
    }
    try verifyCompleteness(inputs)
    return joined(inputs)
  }

  // MARK: Of the same check

  private static func agree(_ input: Input, _ first: Input) throws(ReportProblem) {
    guard let shard = input.report.shard, let other = first.report.shard else { return }
    try same("number of shards", String(shard.count), String(other.count), input, first)
    try same("toolchain", input.report.toolchain, first.report.toolchain, input, first)
    try same("SDK", input.report.sdk, first.report.sdk, input, first)
    try same("set of baselines", words(input.report.baselines), words(first.report.baselines), input, first)
    try same("set of options", words(shard.options), words(other.options), input, first)
    try same(
      "strictness", shard.isStrict ? "strict" : "not strict", other.isStrict ? "strict" : "not strict", input, first)
    try same("set of remarks", input.report.remarks.joined(), first.report.remarks.joined(), input, first)
    guard shard.documents == other.documents else {
      let difference = Set(shard.documents).symmetricDifference(other.documents).min() ?? "their order"
      throw problem("the shard is of other documents than '\(first.file)': '\(difference)' differs", input)
    }
    guard shard.content == other.content else {
      throw problem("the documents have changed between this shard and '\(first.file)'", input)
    }
  }

  private static func same(
    _ what: String, _ value: String, _ other: String, _ input: Input, _ first: Input
  ) throws(ReportProblem) {
    guard value != other else { return }
    throw problem("the shard has another \(what) than '\(first.file)': '\(value)' and '\(other)'", input)
  }

  private static func words(_ options: [String: String]) -> String {
    options.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  // MARK: All of it, once

  private static func verifyCompleteness(_ inputs: [Input]) throws(ReportProblem) {
    var files: [Int: String] = [:]
    var owners: [String: String] = [:]
    for input in inputs {
      guard let shard = input.report.shard else { continue }
      if let other = files.updateValue(input.file, forKey: shard.index) {
        throw problem("shard \(shard.index) of \(shard.count) is there twice; '\(other)' is the other one", input)
      }
      let all = Set(shard.documents)
      for document in input.report.documents {
        guard all.contains(document) else { throw problem("'\(document)' is no document of the check", input) }
        if let other = owners.updateValue(input.file, forKey: document) {
          throw problem("'\(document)' was judged here and in '\(other)'", input)
        }
      }
      if let stray = input.report.snippets.first(where: { owners[$0.file] != input.file }) {
        throw problem("the snippet '\(stray.id)' is of no document of this shard", input)
      }
    }
    guard let last = inputs.last, let shard = last.report.shard else { return }
    let missing = (1...shard.count).filter { files[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(20).map(String.init).joined(separator: ", ")
      throw ReportProblem(
        "of \(shard.count) shards \(missing.count == 1 ? "one is" : "\(missing.count) are") missing: \(names)",
        at: SourceSpan(file: last.file, line: 1, column: 1), advice: "Name the reports of all shards.")
    }
    if let lost = shard.documents.first(where: { owners[$0] == nil }) {
      throw problem("no shard judged '\(lost)'", last)
    }
  }

  private static func joined(_ inputs: [Input]) -> CheckReport {
    let ordered = inputs.map(\.report).sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
    var report = ordered[0]
    report.documents = report.shard?.documents ?? []
    report.shard = nil
    report.diagnostics = ordered.flatMap(\.diagnostics)
    // A document is judged in one shard, which has its snippets in their order.
    let snippets = Dictionary(grouping: ordered.flatMap(\.snippets), by: \.file)
    report.snippets = report.documents.flatMap { snippets[$0] ?? [] }
    return report.sorted()
  }

  private static func problem(_ message: String, _ input: Input) -> ReportProblem {
    ReportProblem(
      message, at: SourceSpan(file: input.file, line: 1, column: 1),
      advice: "Join the reports of all shards of one check, each made with the same options on the same documents.")
  }
}
