import Diagnostics
import Documents
import Foundation

/// Judges one part of a snippet on its platforms.
struct PartJudge: Sendable {
  let compiler: FrontendCompiler
  let knowledge: Knowledge
  /// `nil` where nothing is to be kept.
  let cache: OutcomeCache?

  func judge(_ task: JudgingTask, in folder: String) throws -> SnippetReport {
    if let reason = task.skipReason { return task.report(.skipped, reason: reason) }
    if let problem = task.assembly.problem {
      return task.report(
        .unresolved, reason: problem,
        diagnostics: [Diagnostic("snippet-unresolved", .warning, problem, at: task.start)])
    }
    guard !task.platforms.isEmpty else {
      return task.report(.unresolved, reason: "its document names no platform that is judged here (iOS, macOS)")
    }
    let active = ActiveCode(task.assembly.source)
    let judgements = try task.platforms.map { try judge(task, on: $0, active: active, in: folder) }
    var composer = VerdictComposer(
      snippet: task.snippet, part: task.part, judgements: judgements, isExplicit: task.isExplicit, places: task.places)
    var result = composer.compose()
    if result.verdict == .failed, task.languageMode == "6", try isAcceptedInMode5(task, judgements, in: folder) {
      composer.isAcceptedInMode5 = true
      result = composer.compose()
    }
    let states = Dictionary(judgements.map { ($0.platform.rawValue, $0.state) }) { first, _ in first }
    return task.report(result.verdict, platforms: states, reason: result.reason, diagnostics: result.diagnostics)
  }

  private func judge(
    _ task: JudgingTask, on target: JudgingTask.Target, active: ActiveCode, in folder: String
  ) throws -> PlatformJudgement {
    var judgement = PlatformJudgement(
      platform: target.platform, outcome: CompilerOutcome(ending: .finished, diagnostics: []), faults: [])
    if active.isVacuous(on: target.platform, lines: task.authorLines) {
      judgement.isVacuous = true
      return judgement
    }
    let unit = task.unit(for: target)
    judgement.outcome = try outcome(of: unit, in: folder)
    let errors = judgement.outcome.errors
    guard !errors.isEmpty else { return judgement }
    let classifier = ErrorClassifier(knowledge: knowledge, unit: unit)
    judgement.faults = errors.map { error in
      // What is wrong in the frame that stands around a fragment says that the fragment wasn't understood.
      let isOurs = error.place != .primary || task.places.line(of: error) == nil
      return PlatformJudgement.Fault(
        error: error, finding: isOurs ? classifier.findingOutsideTheText(for: error) : classifier.finding(for: error),
        isConditional: error.place == .primary && active.isConditional(line: error.line, column: error.column))
    }
    return judgement
  }

  private func outcome(of unit: CompilationUnit, in folder: String) throws -> CompilerOutcome {
    let key = compiler.key(of: unit)
    if let known = cache?.outcome(for: key) { return known }
    let outcome = try compiler.compile(unit, in: folder)
    cache?.keep(outcome, for: key)
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
