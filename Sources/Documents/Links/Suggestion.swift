/// Finds the name that was probably meant.
enum Suggestion {
  /// The nearest of some names, if it is near enough: within a third of its length, compared without case.
  ///
  /// - Parameter most: how many slips there may be, if fewer than that.
  static func nearest(to word: String, among names: some Sequence<String>, within most: Int = .max) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(200))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().utf8.prefix(200))
      let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, max(wanted.count, candidate.count) / 3), most)
      guard abs(candidate.count - wanted.count) <= limit, limit >= 0,
        let distance = distance(wanted, candidate, limit: limit)
      else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// "Did you mean …?", or all that is allowed.
  static func sentence(for word: String, among names: [String]) -> String {
    let all = "Allowed: \(names.joined(separator: ", "))."
    return nearest(to: word, among: names).map { "Did you mean '\($0)'? \(all)" } ?? all
  }

  /// Insertions, deletions, replacements and swaps of neighbours; `nil` beyond the limit.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<left.count + 1 {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1..<right.count + 1 {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      if (current.min() ?? 0) > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
