import Diagnostics
import Documents
import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Judges one part of a snippet on its platforms.
struct PartJudge: Sendable {
  let compiler: FrontendCompiler
  let knowledge: Knowledge
  let store: OutcomeStore
  /// Runs programs; `nil` where none is to be run.
  var runner: SnippetRunner?

  /// A part's report, and whether the same input will give the same again.
  struct Judged: Sendable {
    var report: SnippetReport
    var isReproducible = true
    /// How many texts were compiled, or known.
    var outcomes = 0
  }

  func judge(_ task: JudgingTask, in folder: String) throws -> Judged {
    if let known = withoutCompiler(task) { return Judged(report: known) }
    // Apple's platforms have no Testing here: tests are judged by running them.
    if task.snippet.attributes.test != nil { return try run(task, Judged(report: task.report(.verified)), in: folder) }
    let active = ActiveCode(task.assembly.source)
    var judgements: [PlatformJudgement] = []
    for target in task.platforms {
      // What was guessed for one platform is tried on the next, and gone on from.
      let guesses = judgements.lazy.compactMap { $0.guesses ?? $0.vainGuesses }.first
      judgements.append(try judge(task, on: target, active: active, guesses: guesses, in: folder))
    }
    let compiled = judgements.filter { !$0.isVacuous }
    let judged = Judged(
      report: try report(of: task, judgements, in: folder),
      isReproducible: compiled.allSatisfy(\.outcome.isReproducible), outcomes: compiled.count)
    return task.isProgram ? try run(task, judged, in: folder) : judged
  }

  /// Runs what the compiler accepts.
  private func run(_ task: JudgingTask, _ judged: Judged, in folder: String) throws -> Judged {
    guard let runner, judged.report.verdict.isVerified else { return judged }
    var judged = judged
    guard judged.report.verdict == .verified else {
      judged.report.verdict = .unresolved
      judged.report.reason =
        "it can't be run, since declarations are left out: \(judged.report.assumed.joined(separator: ", "))"
      return judged
    }
    let outcome = try runner.run(task, in: folder)
    judged.report.verdict = outcome.verdict
    judged.report.reason = outcome.reason
    judged.report.diagnostics += outcome.diagnostics
    judged.report.tests = outcome.tests
    judged.report.platforms["Linux"] =
      switch outcome.verdict {
      case .verified: .accepted
      case .failed: .rejected
      default: .unresolved
      }
    judged.isReproducible = judged.isReproducible && outcome.isReproducible
    return judged
  }

  /// The report of a part that no compiler is needed for.
  private func withoutCompiler(_ task: JudgingTask) -> SnippetReport? {
    if let reason = task.skipReason { return task.report(.skipped, reason: reason) }
    if let problem = task.assembly.problem, !task.namesErrors {
      return task.report(.unresolved, reason: problem, diagnostics: [diagnostic(for: problem, of: task)])
    }
    if task.platforms.isEmpty {
      return task.report(.unresolved, reason: "its document names no platform that is judged here (iOS, macOS)")
    }
    return nil
  }

  private func report(of task: JudgingTask, _ judgements: [PlatformJudgement], in folder: String) throws
    -> SnippetReport
  {
    var composer = VerdictComposer(
      snippet: task.snippet, part: task.part, judgements: judgements, isExplicit: task.isExplicit, places: task.places)
    var result = composer.compose()
    if result.verdict == .failed, task.languageMode == "6", try isAcceptedInMode5(task, judgements, in: folder) {
      composer.isAcceptedInMode5 = true
      result = composer.compose()
    }
    let states = Dictionary(judgements.map { ($0.platform.rawValue, $0.state) }) { first, _ in first }
    let isGuessed = [.verifiedWithPlaceholders, .failed, .rejectedAsExpected].contains(result.verdict)
    let guesses = isGuessed ? judgements.compactMap(\.guesses) : []
    var report = task.report(
      result.verdict, platforms: states, reason: result.reason, diagnostics: result.diagnostics,
      assumed: guesses.flatMap(\.assumptions).uniqued)
    report.placeholders = guesses.flatMap { $0.declarations + $0.members }.uniqued
    return report
  }

  /// Why a part can't be judged, at the first thing that isn't Swift, if there is one.
  private func diagnostic(for problem: String, of task: JudgingTask) -> Diagnostic {
    let tree = Parser.parse(source: task.assembly.source)
    guard let fault = ParseDiagnosticsGenerator.diagnostics(for: tree).first else {
      return Diagnostic("snippet-unresolved", .warning, problem, at: task.start)
    }
    let place = fault.location(converter: SourceLocationConverter(fileName: "", tree: tree))
    let error = CompilerDiagnostic(
      place: .primary, line: place.line, column: place.column, severity: .error, message: fault.message)
    return Diagnostic(
      "snippet-unresolved", .warning, "\(problem): \(fault.message)", at: task.places.span(of: error) ?? task.start,
      recommendation: "Complete the code; or, if it is meant to be wrong, name the error with 'fails=\"…\"'.")
  }

  private func judge(
    _ task: JudgingTask, on target: JudgingTask.Target, active: ActiveCode, guesses: Guesses?, in folder: String
  ) throws -> PlatformJudgement {
    var judgement = PlatformJudgement(
      platform: target.platform, outcome: CompilerOutcome(ending: .finished, diagnostics: []), faults: [])
    if active.isVacuous(on: target.platform, lines: task.authorLines) {
      judgement.isVacuous = true
      return judgement
    }
    let unit = task.unit(for: target)
    judgement.outcome = try outcome(of: unit, in: folder)
    let foreign = AppleConditions.errors(in: unit.primary, modules: task.assembly.imports)
    judgement.faults = foreign.map { error in
      let advice = "Apple's platforms have no such module. Import it within '#if canImport(…)'."
      return PlatformJudgement.Fault(
        error: error, finding: .wrong(advice: advice, isStrong: true), isConditional: false)
    }
    let errors = judgement.outcome.errors
    guard !errors.isEmpty else { return judgement }
    judgement.faults += faults(errors, of: task, unit, active: active)
    if judgement.state == .unresolved, judgement.outcome.ending == .finished {
      try guess(&judgement, task, on: target, active: active, from: guesses, in: folder)
      if judgement.state == .unresolved, let alone = task.reaching(.hidden) {
        let other = try judgeAlone(alone, on: target, active: active, in: folder)
        if other.state == .accepted { return other }
      }
    }
    if judgement.state == .rejected, !judgement.wrong.contains(where: \.finding.isStrong),
      let earlier = task.reaching(.earlier),
      try judgeAlone(earlier, on: target, active: active, in: folder).state == .accepted
    {
      judgement.faults = judgement.wrong.map(\.ofLaterVersion)
    }
    if task.promisesCompleteness { judgement.faults = judgement.faults.map(\.ofCompleteText) }
    return judgement
  }

  /// Judges a part with less of the document's other snippets, which it doesn't fit.
  private func judgeAlone(
    _ task: JudgingTask, on target: JudgingTask.Target, active: ActiveCode, in folder: String
  ) throws -> PlatformJudgement {
    let unit = task.unit(for: target)
    var judgement = PlatformJudgement(platform: target.platform, outcome: try outcome(of: unit, in: folder), faults: [])
    judgement.isWithoutNeighbours = true
    judgement.faults = faults(judgement.outcome.errors, of: task, unit, active: active)
    if judgement.state == .unresolved, judgement.outcome.ending == .finished {
      try guess(&judgement, task, on: target, active: active, from: nil, in: folder)
    }
    return judgement
  }

  private func faults(
    _ errors: [CompilerDiagnostic], of task: JudgingTask, _ unit: CompilationUnit, active: ActiveCode
  ) -> [PlatformJudgement.Fault] {
    let classifier = ErrorClassifier(
      knowledge: knowledge, unit: unit, hasElisions: !task.assembly.elisions.isEmpty)
    // A string that isn't ended, say, swallows the frame.
    let syntaxFault = errors.contains { task.places.line(of: $0) == nil } ? syntaxFault(in: task) : nil
    return errors.map { error in
      // What is wrong in the frame that stands around a fragment says that the fragment wasn't understood.
      let isOurs = error.place != .primary || task.places.line(of: error) == nil
      var finding = isOurs ? classifier.findingOutsideTheText(for: error) : classifier.finding(for: error)
      if isOurs, finding == .unclear, let fault = syntaxFault { finding = .notSwift(fault) }
      return PlatformJudgement.Fault(
        error: error, finding: finding,
        isConditional: error.place == .primary && active.isConditional(line: error.line, column: error.column))
    }
  }

  /// What the parser says first of a part's text.
  private func syntaxFault(in task: JudgingTask) -> String? {
    ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: task.assembly.source)).first?.message
  }

  /// Where nothing but names is missing, guesses what they are, and judges what is left.
  private func guess(
    _ judgement: inout PlatformJudgement, _ task: JudgingTask, on target: JudgingTask.Target, active: ActiveCode,
    from start: Guesses?, in folder: String
  ) throws {
    let names = judgement.missing.compactMap(\.finding.missingName)
    let isHelpless = judgement.missing.contains { !$0.finding.mayBeGuessed }
    guard !names.isEmpty, !isHelpless, task.allowsPlaceholders else { return }
    let solver = PlaceholderSolver(compiler: compiler, knowledge: knowledge, store: store)
    guard let solution = try solver.solve(task, on: target, missing: names, from: start, in: folder) else { return }
    if let obstacle = solution.obstacle, let first = judgement.faults.first {
      judgement.faults.insert(
        PlatformJudgement.Fault(error: first.error, finding: obstacle, isConditional: false), at: 0)
      return
    }
    let errors = solution.outcome.errors.map(solution.ofViews)
    let left = solution.withoutGuessesFaults(errors)
    let all = faults(errors, of: solution.task, solution.unit, active: active)
    let faults = zip(errors, all).filter { error, fault in
      fault.finding.isStrong && !solution.speaksOfGuess(error) || fault.finding.isWrong && left.contains(error)
    }.map(\.1)
    judgement.vainGuesses = solution.guesses
    let isSettled = left.count == errors.count
    if solution.outcome.isAccepted || (!faults.isEmpty && (isSettled || faults.contains { $0.finding.isStrong })) {
      judgement.outcome = solution.outcome
      judgement.guesses = solution.guesses
      judgement.faults = faults.filter { isSettled || $0.finding.isStrong }.map { fault in
        var moved = fault
        moved.error = task.assembly.lineMap.moved(fault.error, from: solution.task.assembly.lineMap)
        return moved
      }
    }
  }

  private func outcome(of unit: CompilationUnit, in folder: String) throws -> CompilerOutcome {
    let key = compiler.key(of: unit)
    if let known = store.outcome(for: key) { return known }
    let outcome = try compiler.compile(unit, in: folder)
    store.keep(outcome, for: key, isBatched: false)
    return outcome
  }

  private func isAcceptedInMode5(_ task: JudgingTask, _ judgements: [PlatformJudgement], in folder: String) throws
    -> Bool
  {
    for judgement in judgements where judgement.state == .rejected {
      guard let target = task.platforms.first(where: { $0.platform == judgement.platform }) else { continue }
      var unit = task.unit(for: target)
      unit.languageMode = "5"
      guard try outcome(of: unit, in: folder).isAccepted else { return false }
    }
    return true
  }
}
