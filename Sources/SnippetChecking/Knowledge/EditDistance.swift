/// How many letters to insert, drop, change or swap with their neighbour lead from one word to another.
package enum EditDistance {
  /// - Parameter limit: beyond it the answer is `limit + 1`, found sooner.
  package static func between(_ left: String, _ right: String, limit: Int = .max - 1) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let same = left[row] == right[column]
        var cost = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      if current.min() ?? 0 > limit { return limit + 1 }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
