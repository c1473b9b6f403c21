/// Findings that are known and let pass, so that a check fails only for new ones.
///
/// A finding is known again by its file, its id, its message and the text of its snippet, never by its line: what moves
/// within its file stays known.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// As seen from the folder of the baseline.
    package var file: String
    package var id: String
    /// The snippet's; `nil` for what is said of a document.
    package var fingerprint: String?
    package var message: String
    /// How often it occurs.
    package var count: Int

    package init(file: String, id: String, fingerprint: String?, message: String, count: Int = 1) {
      self.file = file
      self.id = id
      self.fingerprint = fingerprint
      self.message = message
      self.count = count
    }

    /// What it is known by: the entry with a count of 1.
    var key: Entry { counting(1) }

    func counting(_ count: Int) -> Entry {
      var entry = self
      entry.count = count
      return entry
    }
  }

  /// Sorted, and no two of them are of the same finding.
  package private(set) var entries: [Entry]

  /// - Parameter entries: the counts of entries of the same finding are added up.
  package init(_ entries: [Entry] = []) {
    let counts = entries.reduce(into: [:]) { $0[$1.key, default: 0] += $1.count }
    self.entries = counts.map { $0.key.counting($0.value) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// A baseline of all that a report complains of.
  ///
  /// - Parameter name: a file's name as seen from the folder of the baseline.
  package init(_ report: CheckReport, name: (String) -> String) {
    self.init(report.findings.compactMap { Self.entry(of: $0, name: name) })
  }

  /// `nil` for what is never let pass, and for what never fails anything.
  private static func entry(of finding: ReportedFinding, name: (String) -> String) -> Entry? {
    guard finding.diagnostic.severity != .note, finding.diagnostic.id != Diagnostic.lostSnippet else { return nil }
    return Entry(
      file: finding.file.map(name) ?? "", id: finding.id, fingerprint: finding.snippet?.fingerprint,
      message: finding.diagnostic.message)
  }

  /// Holds a report against the baseline.
  ///
  /// - Parameters:
  ///   - name: a file's name as seen from the folder of the baseline.
  ///   - isOver: whether a file of that name was checked, or isn't there any more, so that what the baseline lists of it
  ///     must occur. Of other files nothing is called gone.
  package func compare(
    _ report: CheckReport, name: (String) -> String, isOver: (String) -> Bool
  ) -> BaselineComparison {
    var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var comparison = BaselineComparison()
    for finding in report.findings {
      guard let key = Self.entry(of: finding, name: name)?.key, let count = left[key], count > 0 else { continue }
      left[key] = count - 1
      comparison.known.insert(finding.place)
    }
    comparison.gone = entries.compactMap { entry in
      guard let count = left[entry.key], count > 0, isOver(entry.file) else { return nil }
      return entry.counting(count)
    }
    return comparison
  }
}

extension Baseline.Entry {
  fileprivate var order: [UInt8] {
    // No text holds a zero, so that a shorter one comes first.
    Array([file, id, fingerprint ?? "", message].joined(separator: "\u{0}").utf8)
  }
}

extension Diagnostic {
  /// A fence that the check lost: a mistake of the tool's own.
  package static let lostSnippet = "snippet-without-verdict"
}
