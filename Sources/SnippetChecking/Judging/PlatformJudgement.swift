import Diagnostics

/// How one platform's compiler answered for one part, and what that means.
struct PlatformJudgement: Sendable {
  struct Fault: Sendable {
    var error: CompilerDiagnostic
    var finding: Finding
    /// Whether the error stands in code that an `#if` keeps for some platforms.
    var isConditional: Bool

    /// What it means where the author promises that nothing is left out.
    var ofCompleteText: Fault {
      var fault = self
      fault.finding = finding.ofCompleteText
      return fault
    }

    /// What it means where the code agrees with all that stands before it.
    var ofLaterVersion: Fault {
      var fault = self
      fault.finding = .laterVersion(error.message)
      return fault
    }
  }

  var platform: ApplePlatform
  var outcome: CompilerOutcome
  var faults: [Fault]
  /// Nothing of the part is active on the platform.
  var isVacuous = false
  /// What was guessed of names that nothing declares, so that the compiler could go on.
  var guesses: Guesses?
  /// Whether the document's other declarations were left out, since they kept the part from being completed.
  var isWithoutNeighbours = false
  /// The guesses that the compiler wasn't content with.
  var vainGuesses: Guesses?

  /// The errors that count: where names are missing only the strong ones, since the others may follow from that.
  var wrong: [Fault] {
    let wrong = faults.filter { $0.finding.isWrong }
    guard wrong.count < faults.count else { return wrong }
    return wrong.filter {
      if case .wrong(_, isStrong: true) = $0.finding { true } else { false }
    }
  }

  /// What keeps the part from being judged.
  var missing: [Fault] { faults.filter { !$0.finding.isWrong } }

  var state: SnippetReport.PlatformOutcome {
    if isVacuous { return .notJudged }
    if !wrong.isEmpty { return .rejected }
    return faults.isEmpty && outcome.ending == .finished ? .accepted : .unresolved
  }
}
