extension CheckReport {
  /// One share of a check that is divided among machines, with what it takes to join it to the others.
  package struct Shard: Hashable, Sendable {
    /// The largest count there may be.
    package static let most = 1000

    /// From 1 to `count`.
    package var index: Int
    package var count: Int
    /// All documents of the whole check, in their order, as the person named them.
    package var documents: [String]
    /// A hash of what those documents say.
    package var content: String
    /// What verdicts depend on beside the documents, such as the tool's version and the platforms asked for.
    package var options: [String: String]
    /// Whether unresolved snippets and warnings count as findings.
    package var isStrict: Bool

    package init(
      index: Int, count: Int, documents: [String], content: String, options: [String: String], isStrict: Bool
    ) {
      self.index = index
      self.count = count
      self.documents = documents
      self.content = content
      self.options = options
      self.isStrict = isStrict
    }
  }

  /// The report with the documents' diagnostics in an order that depends on nothing but themselves: by file, line, column,
  /// id and message.
  package func sorted() -> CheckReport {
    var report = self
    report.diagnostics = diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let (here, there) = (first.span?.file ?? "", second.span?.file ?? "")
      if here != there { return here.utf8.lexicographicallyPrecedes(there.utf8) }
      let place = SourcePosition(line: 0, column: 0)
      let (start, other) = (first.span?.start ?? place, second.span?.start ?? place)
      if start != other { return start < other }
      if first.id != second.id { return first.id.utf8.lexicographicallyPrecedes(second.id.utf8) }
      if first.message != second.message {
        return first.message.utf8.lexicographicallyPrecedes(second.message.utf8)
      }
      return left.offset < right.offset
    }.map(\.element)
    return report
  }
}
