/// How far a mistyped word is from a known one.
package enum EditDistance {
  /// The known word that is fewest edits away, if that is at most two and less than the word's length.
  package static func nearest(to word: String, among known: [String]) -> String? {
    known.map { (word: $0, distance: between(word, $0)) }
      .filter { $0.distance <= 2 && $0.distance < word.utf8.count && $0.distance < $0.word.utf8.count }
      .min { $0.distance < $1.distance }?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other. Words of more than
  /// 64 bytes are not compared: they count as far away.
  package static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first.utf8)
    let b = Array(second.utf8)
    guard a.count <= 64, b.count <= 64 else { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1] + Array(repeating: 0, count: b.count)
      for j in 0..<b.count {
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
