import Diagnostics

/// Makes one verdict of what the platforms' compilers said and what the document announced.
///
/// Where a document names its platforms, code must be accepted on all of them; where it names none, on one.
struct VerdictComposer {
  let snippet: Snippet
  let part: SnippetPart
  let judgements: [PlatformJudgement]
  /// Whether the document or the snippet names its platforms.
  let isExplicit: Bool
  let places: PlaceFinder
  /// Whether language mode 5 accepts what mode 6 rejects.
  var isAcceptedInMode5 = false

  struct Result {
    var verdict: Verdict
    var reason: String?
    var diagnostics: [Diagnostic]
  }

  private var judged: [PlatformJudgement] { judgements.filter { $0.state != .notJudged } }

  func compose() -> Result {
    guard !judged.isEmpty else {
      return Result(
        verdict: .unresolved, reason: "none of its code is for a platform that is judged here (iOS, macOS)",
        diagnostics: [])
    }
    let expectations = judged.map { Expectation(of: part, in: snippet, on: $0.platform) }
    if !expectations.contains(where: \.isRejected) { return accepting() }
    if part.expectedErrors.contains(where: { $0.platform != nil }) { return differing(expectations) }
    return rejecting(expectations[0])
  }

  // MARK: Announced as right

  private func accepting() -> Result {
    let states = judged.map(\.state)
    let isRejectedWhereItIsFor = judged.contains { $0.wrong.contains(where: \.isConditional) }
    let isAccepted = isExplicit ? states.allSatisfy { $0 == .accepted } : states.contains(.accepted)
    if isAccepted, !isRejectedWhereItIsFor {
      let accepted = judged.filter { $0.state == .accepted }
      let isGuessed = accepted.contains { $0.guesses != nil }
      return Result(
        verdict: isGuessed ? .verifiedWithPlaceholders : .verified, reason: remark(on: accepted),
        diagnostics: places.warnings(of: accepted.filter { $0.guesses == nil }))
    }
    if isExplicit || isRejectedWhereItIsFor ? states.contains(.rejected) : states.allSatisfy({ $0 == .rejected }) {
      return Result(verdict: .failed, reason: nil, diagnostics: errors())
    }
    return unresolved()
  }

  /// What a reader of the verdict should know besides.
  private func remark(on accepted: [PlatformJudgement]) -> String? {
    if part.mark == .wrong, snippet.marksAreAdvice { return "marked wrong as advice; it compiles" }
    return accepted.contains(where: \.isWithoutNeighbours)
      ? "judged by itself: with the document's other declarations it can't be completed" : nil
  }

  // MARK: Announced as wrong

  private func rejecting(_ expectation: Expectation) -> Result {
    let rejected = judged.filter { $0.state == .rejected }
    let isRejected = isExplicit ? !rejected.isEmpty : rejected.count == judged.count
    guard isRejected else {
      return judged.contains { $0.state == .unresolved } ? unresolved() : acceptedUnexpectedly()
    }
    return matching(expectation, rejected)
  }

  /// Marks name platforms, so each platform is held to its own.
  private func differing(_ expectations: [Expectation]) -> Result {
    for (judgement, expectation) in zip(judged, expectations) {
      switch (judgement.state, expectation.isRejected) {
      case (.unresolved, _): return unresolved()
      case (.accepted, true): return acceptedUnexpectedly(on: judgement.platform)
      case (.rejected, false): return Result(verdict: .failed, reason: nil, diagnostics: errors())
      case (.rejected, true):
        let result = matching(expectation, [judgement])
        if result.verdict != .rejectedAsExpected { return result }
      default: continue
      }
    }
    return Result(verdict: .rejectedAsExpected, reason: nil, diagnostics: errors())
  }

  /// Holds the rejections to the texts and lines that the author named.
  private func matching(_ expectation: Expectation, _ rejected: [PlatformJudgement]) -> Result {
    guard case .rejected(let text, let marks) = expectation else { return accepting() }
    let faults = rejected.flatMap(\.wrong)
    if let text, !faults.contains(where: { $0.error.message.contains(text) }) {
      let complaint = Diagnostic(
        "rejected-otherwise", "rejected, but no error says '\(text)'",
        at: snippet.attributes.fails?.span ?? places.start,
        recommendation: "Mend what the errors name, or expect one of their messages.")
      return Result(verdict: .failed, reason: nil, diagnostics: [complaint] + errors())
    }
    guard !marks.isEmpty else { return Result(verdict: .rejectedAsExpected, reason: nil, diagnostics: errors()) }
    // Where the author names it, an error counts even if a declaration could mend it.
    let all = rejected.flatMap(\.outcome.errors)
    let missed = marks.filter { mark in
      !all.contains { places.line(of: $0) == mark.line && $0.message.contains(mark.text) }
    }
    let complaints = missed.map { mark in
      let here = all.filter { places.line(of: $0) == mark.line }.map(\.message)
      return Diagnostic(
        "expected-error-missing", "no error on this line says '\(mark.text)'", at: mark.span,
        recommendation: here.first.map { "The compiler says: \($0)" } ?? "The compiler accepts this line.")
    }
    var seen: Set<String> = []
    let stray = faults.filter { fault in
      !marks.contains { $0.line == places.line(of: fault.error) } && seen.insert(key(of: fault)).inserted
    }
    if complaints.isEmpty, stray.isEmpty {
      return Result(verdict: .rejectedAsExpected, reason: nil, diagnostics: errors())
    }
    return Result(
      verdict: .failed, reason: nil, diagnostics: complaints + places.errors(of: stray, on: nil, advice: nil))
  }

  private func acceptedUnexpectedly(on platform: ApplePlatform? = nil) -> Result {
    let accepted = platform.map { [$0] } ?? judged.filter { $0.state == .accepted }.map(\.platform)
    let names = accepted.map(\.rawValue).joined(separator: " and ")
    let isPartly = accepted.count < judged.count
    let complaint = Diagnostic(
      "accepted-unexpectedly", "announced as wrong, but the compiler accepts it on \(names)",
      at: part.markSpan ?? snippet.attributes.fails?.span ?? part.expectedErrors.first?.span ?? places.start,
      recommendation: isPartly
        ? "Say for which platform it is wrong, with 'platform=' or '// error(macOS): …'."
        : part.mark == .wrong
          ? "Repair the example so that it shows the error; or, if the mark is advice that no compiler can follow, write "
            + "'advice' on the fence, or 'marks: advice' in the front matter."
          : "Repair the example so that it shows the error, or take the announcement away.")
    return Result(verdict: .acceptedUnexpectedly, reason: nil, diagnostics: [complaint])
  }

  private func unresolved() -> Result {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for judgement in judged where judgement.state == .unresolved {
      for (fault, reason) in judgement.missing.compactMap({ fault in fault.finding.reason.map { (fault, $0) } })
      where seen.insert(reason).inserted {
        diagnostics.append(
          Diagnostic("snippet-unresolved", .warning, reason, at: places.span(of: fault.error) ?? places.start))
      }
      if judgement.outcome.ending != .finished, judgement.missing.isEmpty, seen.insert("ending").inserted {
        diagnostics.append(
          Diagnostic("snippet-unresolved", .warning, Self.words(for: judgement.outcome.ending), at: places.start))
      }
    }
    let reason = diagnostics.first?.message
    return Result(verdict: .unresolved, reason: reason ?? "the platforms' compilers disagree", diagnostics: diagnostics)
  }

  private static func words(for ending: CompilerOutcome.Ending) -> String {
    switch ending {
    case .finished: ""
    case .timedOut: "the compiler did not come to an end in time: split the snippet, or write its types out"
    case .crashed: "the compiler broke down on this snippet: simplify it, or split it"
    case .silent: "declarations that it leans on, in other snippets, don't compile"
    }
  }

  /// The errors of all platforms, once each; those of one platform alone say so.
  private func errors() -> [Diagnostic] {
    let advice =
      isAcceptedInMode5 ? "Language mode 5 accepts it: 'swift: 5' in the front matter would judge it so." : nil
    let rejected = judged.filter { $0.state == .rejected }
    let keys = rejected.map { Set($0.wrong.map(key)) }
    let common = keys.dropFirst().reduce(keys.first ?? []) { $0.intersection($1) }
    var diagnostics: [Diagnostic] = []
    for (index, judgement) in rejected.enumerated() {
      let shown = judgement.wrong.filter { fault in
        let isCommon = common.contains(key(of: fault))
        return index == 0 || !isCommon
      }
      for fault in shown {
        let isCommon = common.contains(key(of: fault))
        let only = !isCommon || rejected.count < judged.count ? judgement.platform : nil
        diagnostics += places.errors(of: [fault], on: only, advice: advice)
      }
    }
    return diagnostics
  }

  private func key(of fault: PlatformJudgement.Fault) -> String {
    "\(fault.error.line):\(fault.error.column):\(fault.error.message)"
  }
}
