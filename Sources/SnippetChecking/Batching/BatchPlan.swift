/// Divides units among compilers: which are compiled together, and with whom.
struct BatchPlan: Sendable {
  /// Indices of units, each batch of one group.
  let batches: [[Int]]

  /// More files in one module save no more of the compiler's start, and cost memory.
  static let maximumCount = 40
  /// Fewer save nothing.
  static let minimumCount = 2

  /// - Parameters:
  ///   - groups: of each unit that may be compiled with others, by its index.
  ///   - workers: how many compilers run at once; the batches are made so small that all have something to do.
  init(groups: [Int: BatchCandidate.Group], workers: Int) {
    let byGroup = Dictionary(grouping: groups.keys.sorted()) { groups[$0] }
    // The long ones first.
    let lists = byGroup.sorted {
      ($0.key?.depth == .types ? 1 : 0, $0.value[0]) < ($1.key?.depth == .types ? 1 : 0, $1.value[0])
    }
    .map(\.value)
    let fairShare = (groups.count + 2 * workers - 1) / max(1, 2 * workers)
    let count = min(Self.maximumCount, max(fairShare, 8))
    batches = lists.flatMap { list in
      // Even parts, so that none of them is left with one unit.
      let parts = (list.count + count - 1) / count
      let size = (list.count + parts - 1) / parts
      return stride(from: 0, to: list.count, by: size).map { Array(list[$0..<min($0 + size, list.count)]) }
    }.filter { $0.count >= Self.minimumCount }
  }
}
