/// "Did you mean": the nearest of some names, if one is near.
package enum Suggestion {
  /// The name with the fewest edits from what was written, if those are at most a third of its length, and at least one
  /// is always allowed; also a name that begins with what was written.
  package static func nearest(to written: String, among names: some Sequence<String>) -> String? {
    let target = Array(written.lowercased().unicodeScalars.prefix(longest))
    guard !target.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().unicodeScalars.prefix(longest))
      let isBeginning = target.count >= 2 && candidate.starts(with: target)
      let distance = isBeginning ? 1 : editDistance(target, candidate)
      guard distance <= max(1, max(target.count, candidate.count) / 3), distance < candidate.count else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// What is longer is cut, so that nonsense of any length costs little.
  private static let longest = 80

  /// Insertions, deletions, replacements and swaps of neighbours.
  package static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty else { return right.count }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + Array(repeating: 0, count: right.count)
      for column in stride(from: 1, through: right.count, by: 1) {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var least = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current[column] = least
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
