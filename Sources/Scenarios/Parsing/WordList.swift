/// What is known, for messages.
enum WordList {
  /// `'a', 'b' and 'c'`, shortened where there are many.
  static func list(_ words: [String]) -> String {
    var seen: Set<String> = []
    let own = words.filter { seen.insert($0).inserted }
    let shown = own.prefix(12).map { "'\($0)'" }
    if own.count > shown.count { return shown.joined(separator: ", ") + " and \(own.count - shown.count) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "none" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
