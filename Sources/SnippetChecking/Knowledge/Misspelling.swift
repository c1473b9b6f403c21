import Diagnostics

/// A name as written, and how far it is from names that may have been meant: within a few slips of the pen, which are one
/// edit, two from ten letters on. Plurals, names that merely grow at the end, and names with a word more or another word in
/// them are no slips: `MyDocument` isn't `Document` mistyped.
struct Misspelling {
  private let name: String
  private let written: [Substring]
  private let limit: Int

  init(_ name: String) {
    self.name = name
    written = name.camelWords
    limit = name.utf8.count >= 10 ? 2 : 1
  }

  /// The edits that make the candidate of it; `nil` where it isn't the candidate mistyped.
  func distance(to candidate: String) -> Int? {
    if name.utf8.count == candidate.utf8.count + 1, candidate.utf8.count > 3, name.doubles(aLetterOf: candidate) {
      return 1
    }
    guard name.utf8.count >= 5 else { return shortDistance(to: candidate) }
    guard abs(candidate.utf8.count - name.utf8.count) <= limit, candidate != name,
      !(name.hasPrefix(candidate) || (candidate.hasPrefix(name) && candidate.hasSuffix("s") && !name.hasSuffix("s")))
    else { return nil }
    // `ContentView` isn't `UIContentView`.
    if candidate.hasSuffix(name) || name.hasSuffix(candidate), abs(candidate.utf8.count - name.utf8.count) == 2 {
      return nil
    }
    let distance = EditDistance.between(candidate, name)
    // Two letters in the wrong order are one slip.
    let isSwapped = distance == 2 && candidate.utf8.count == name.utf8.count && isTransposed(candidate)
    guard distance <= limit || isSwapped, isSlip(of: candidate) else { return nil }
    return distance
  }

  /// The nearest of the names that pass, the first by the alphabet of several.
  func nearest(among candidates: some Sequence<String>, where isCandidate: (String) -> Bool = { _ in true }) -> String?
  {
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      guard let distance = distance(to: candidate), isCandidate(candidate) else { continue }
      if best == nil || (distance, candidate) < (best!.distance, best!.name) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Whether two names that are a few edits apart are the same words, one of them mistyped, and not another word.
  private func isSlip(of candidate: String) -> Bool {
    if candidate.utf8.count > 5, candidate.utf8.count == name.utf8.count, isTransposed(candidate) { return true }
    let meant = candidate.camelWords
    // Words run together, or apart, by a wrong case alone or for want of the capital.
    guard written.count == meant.count else {
      return name.lowercased() == candidate.lowercased()
        || name.utf8.count + 1 == candidate.utf8.count && candidate.lacksOneCapital(as: name)
    }
    let isLong = candidate.utf8.count > 8
    let isOneOfMany = isLong && zip(written, meant).count { $0 != $1 } == 1 && meant.count > 2
    // Two edits in a short word make another one: `MainContent` isn't `MapContent`.
    let differing = zip(written, meant).filter { $0 != $1 && $0.lowercased() != $1.lowercased() }
    if differing.count == 1, let (written, meant) = differing.first, meant.utf8.count < 6,
      EditDistance.between(String(written), String(meant)) > 1, written.utf8.sorted() != meant.utf8.sorted()
    {
      return false
    }
    return zip(written, meant).allSatisfy { written, meant in
      if written == meant || written.lowercased() == meant.lowercased() { return true }
      let beginsAlike = written.first == meant.first || meant.utf8.count > 5
      guard beginsAlike || isOneOfMany && meant.dropFirst() == written else { return false }
      // In a short word another letter makes another word, and one that is left out doesn't.
      return meant.utf8.count > 3 || isLong || written.utf8.count < meant.utf8.count
    }
  }

  /// Whether two neighbouring letters change places.
  private func isTransposed(_ candidate: String) -> Bool {
    let (first, second) = (Array(name.utf8), Array(candidate.utf8))
    let differing = first.indices.filter { first[$0] != second[$0] }
    return differing.count == 2 && differing[1] == differing[0] + 1 && first[differing[0]] == second[differing[1]]
      && first[differing[1]] == second[differing[0]]
  }

  /// Of short names only the commonest, with a letter left out, doubled or swapped: another letter makes another word.
  private func shortDistance(to candidate: String) -> Int? {
    guard Self.common.contains(candidate), candidate.first == name.first, EditDistance.between(candidate, name) == 1,
      candidate.utf8.count != name.utf8.count || candidate.utf8.sorted() == name.utf8.sorted(), name.utf8.count > 2,
      !name.hasPrefix(candidate), !(candidate.hasPrefix(name) && candidate.hasSuffix("s"))
    else { return nil }
    return 1
  }

  private static let common: Set<String> = [
    "View", "Text", "List", "Form", "Menu", "Link", "State", "HStack", "VStack", "Label", "Group", "Image", "Color",
    "task", "sheet", "body",
  ]
}

extension String {
  /// Whether the other name is this one with a letter written once.
  fileprivate func doubles(aLetterOf name: String) -> Bool {
    let (own, other) = (Array(utf8), Array(name.utf8))
    guard let first = other.indices.first(where: { own[$0] != other[$0] }) ?? Optional(other.count), first > 0 else {
      return false
    }
    return own[first] == own[first - 1] && own[(first + 1)...] == other[first...]
  }

  /// Whether the other name is this one without one of its capital letters.
  fileprivate func lacksOneCapital(as name: String) -> Bool {
    indices.contains { self[$0].isUppercase && self[..<$0] + self[index(after: $0)...] == name }
  }

  /// `navigation`, `Bar`, `Title` of `navigationBarTitle`.
  var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].isUppercase && !self[self.index(before: index)].isUppercase {
      words.append(self[start..<index])
      start = index
    }
    return words + [self[start...]]
  }
}
