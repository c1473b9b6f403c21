import Diagnostics
import NavigationModel

/// Holds a line's words against phrases.
struct PhraseMatcher {
  /// Where a line departs from a phrase.
  struct Mismatch: Error {
    /// The index of the token that doesn't fit; the number of tokens where the line ends too early.
    var token: Int
    var message: String
    var recommendation: String
  }

  struct Match<Meaning: Sendable> {
    var phrase: Phrase<Meaning>
    var values: SlotValues
    /// The index of the first token that the phrase leaves.
    var end: Int
  }

  let tokens: ArraySlice<LineTokens.Token>

  /// - Parameter allowsOptions: whether the phrase may end before a colon.
  func match<Meaning>(
    _ phrases: [Phrase<Meaning>], what: String, allowsOptions: Bool = false, _ builder: inout ScenarioBuilder
  ) throws(Mismatch) -> Match<Meaning> {
    var furthest: Mismatch?
    for phrase in phrases where phrase.firstWord == tokens.first?.text {
      var values: [SlotValue] = []
      let mark = builder.mark
      do throws(Mismatch) {
        let end = try match(phrase, &values, &builder)
        if end == tokens.endIndex || allowsOptions && tokens[end].text == ":" {
          return Match(phrase: phrase, values: SlotValues(all: values), end: end)
        }
        throw Mismatch(
          token: end, message: "'\(tokens[end].text)' is one word too many",
          recommendation: "Write '\(phrase.pattern)'.")
      } catch {
        builder.rollBack(to: mark)
        if error.token > (furthest?.token ?? tokens.startIndex) { furthest = error }
      }
    }
    throw furthest ?? unknownBeginning(what: what, known: phrases.map(\.firstWord))
  }

  /// No phrase begins with this word.
  func unknownBeginning(what: String, known: [String]) -> Mismatch {
    let first = tokens.first?.text ?? ""
    let near = EditDistance.nearest(to: first, among: known)
    return Mismatch(
      token: tokens.startIndex, message: "there is no \(what) that begins with '\(first)'",
      recommendation: near.map { "Did you mean '\($0)'?" } ?? "\(WordList.list(known)) are known.")
  }

  private func match<Meaning>(
    _ phrase: Phrase<Meaning>, _ values: inout [SlotValue], _ builder: inout ScenarioBuilder
  ) throws(Mismatch) -> Int {
    var index = tokens.startIndex
    for part in phrase.parts {
      switch part {
      case .word(let word):
        guard index < tokens.endIndex, tokens[index].text == word else {
          throw Mismatch(
            token: index,
            message: index < tokens.endIndex
              ? "'\(word)' is expected here, not '\(tokens[index].text)'" : "the line ends where '\(word)' is expected",
            recommendation: "Write '\(phrase.pattern)'.")
        }
        index += 1
      case .slot(let slot):
        var reader = SlotReader(tokens: tokens, index: index, pattern: phrase.pattern)
        values.append(try reader.read(slot, &builder))
        index = reader.index
      }
    }
    return index
  }
}
