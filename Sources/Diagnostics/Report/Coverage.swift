/// How much of the Swift in the documents was judged.
package struct Coverage: Hashable, Sendable {
  /// All Swift fences.
  package var fences = 0
  /// The fences of which every part got a verdict of its own: none is skipped or unresolved.
  package var judged = 0
  /// How many entries were skipped, by the reason given.
  package var skipped: [String: Int] = [:]

  package init() {}

  /// The share of the fences that was judged, in whole percent, rounded down; 100 where there are none.
  package var percent: Int { fences == 0 ? 100 : judged * 100 / fences }

  /// The reasons with their counts, the most frequent first.
  package var reasons: [(reason: String, count: Int)] {
    skipped.sorted { left, right in
      left.value == right.value ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : left.value > right.value
    }.map { (reason: $0.key, count: $0.value) }
  }
}

extension CheckReport {
  package var coverage: Coverage {
    struct Fence: Hashable {
      var file: String
      var line: Int
    }
    var coverage = Coverage()
    var isJudged: [Fence: Bool] = [:]
    for snippet in snippets {
      let isOpen = snippet.verdict == .skipped || snippet.verdict == .unresolved
      isJudged[Fence(file: snippet.file, line: snippet.fence), default: true] =
        isJudged[Fence(file: snippet.file, line: snippet.fence), default: true] && !isOpen
      if snippet.verdict == .skipped { coverage.skipped[snippet.reason ?? "", default: 0] += 1 }
    }
    coverage.fences = isJudged.count
    coverage.judged = isJudged.values.count { $0 }
    return coverage
  }
}
