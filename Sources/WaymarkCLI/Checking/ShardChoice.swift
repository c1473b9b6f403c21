import ArgumentParsing
import ContentHashing
import Diagnostics
import Documents

/// The share of a divided check that this machine takes: `--shard 2/4`.
struct ShardChoice: Sendable, Hashable {
  /// From 1 to `count`.
  var index: Int
  var count: Int

  /// `nil` for what is no share.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCII) && $0.first?.isNumber == true }),
      let index = Int(parts[0]), let count = Int(parts[1]), (1...CheckReport.Shard.most).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// What the command line asks for; `nil` for all documents.
  static func read(_ arguments: ParsedArguments) throws(ArgumentError) -> ShardChoice? {
    guard let text = arguments.value(CheckCommand.shard) else { return nil }
    func refuse(_ message: String) -> ArgumentError { ArgumentError(.conflict(message), path: ["waymark", "check"]) }
    guard let choice = ShardChoice(text) else {
      throw refuse(
        "'\(text)' is no shard. Write the number of the share and how many there are, from '--shard 1/4' to "
          + "'--shard 4/4'; there may be \(CheckReport.Shard.most).")
    }
    for option in [SharedOptions.baseline, CheckCommand.writeBaseline] where arguments.value(option) != nil {
      throw refuse(
        "A shard doesn't know all findings, so '--\(option.long)' has no place beside '--shard'. "
          + (option == SharedOptions.baseline
            ? "Give it to 'waymark report merge'." : "Write the baseline with an undivided check."))
    }
    return choice
  }

  /// The paths of the documents of this share. Each document is in exactly one, and which that is depends on nothing but
  /// the documents' paths and how many Swift fences they have.
  func paths(of documents: [Document]) -> Set<String> {
    let weights = documents.map { document in
      (path: document.path, weight: 1 + document.codeFences.count { $0.language == "swift" })
    }
    // The heaviest first, each to the share that has the least.
    let ordered = weights.sorted { left, right in
      left.weight == right.weight
        ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : left.weight > right.weight
    }
    var loads = Array(repeating: 0, count: count)
    var own: Set<String> = []
    for (path, weight) in ordered {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weight
      if lightest == index - 1 { own.insert(path) }
    }
    return own
  }

  /// The report of this share: what is wrong with other shares' documents is theirs to say, and what belongs to no document
  /// is the first one's.
  func part(
    of report: CheckReport, _ documents: DocumentSet, options: [String: String], isStrict: Bool
  ) -> CheckReport {
    let all = documents.documents.map(\.source.file)
    let (known, own) = (Set(all), Set(report.documents))
    var hash = SHA256()
    for document in documents.documents {
      hash.update(field: document.path)
      hash.update(field: String(document.source.bytes.count))
      hash.update(document.source.bytes)
    }
    var report = report
    report.diagnostics = report.diagnostics.filter { diagnostic in
      guard let file = diagnostic.span?.file, known.contains(file) else { return index == 1 }
      return own.contains(file)
    }
    report.shard = CheckReport.Shard(
      index: index, count: count, documents: all, content: String(hash.finish().prefix(32)), options: options,
      isStrict: isStrict)
    return report
  }
}
