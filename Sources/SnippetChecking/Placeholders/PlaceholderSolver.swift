import Foundation
import SwiftParser
import SwiftSyntax

/// Guesses the declarations that a snippet leaves out: from its uses, then from the compiler's complaints, until that is
/// satisfied or has nothing new to say.
///
/// A guess never stands in for Apple's: no name of Apple's or near one is guessed, a variable that reaches one of Apple's
/// parameters takes the type that Apple wants, and what is generic in a guess is only what the author's own declarations
/// would take.
struct PlaceholderSolver {
  let compiler: FrontendCompiler
  let knowledge: Knowledge
  let store: OutcomeStore

  private static let maximumRounds = 14

  struct Solution: Sendable {
    var guesses: Guesses
    /// The part with the guesses around it.
    var task: JudgingTask
    var unit: CompilationUnit
    var outcome: CompilerOutcome
    /// Why no further guess can be made, where the name of something forbids it.
    var obstacle: Finding?

    private static let noView = "this expression does not conform to 'View'"

    /// Whether the message names something that is guessed.
    func speaksOfGuess(_ error: CompilerDiagnostic) -> Bool {
      let names = guesses.names
      return error.message.identifiers.contains { names.contains(String($0)) }
    }

    /// An error about a modifier of a guessed view as one of any view.
    func ofViews(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
      guard case .noSuchMember(_, let type) = CompilerMessage(error.message), guesses.types[type]?.kind == .view,
        error.message.hasPrefix("value of type '\(type)'")
      else { return error }
      var general = error
      general.message = "value of type 'some View'" + error.message.dropFirst("value of type '\(type)'".count)
      return general
    }

    /// The errors that no guess is to blame for.
    func withoutGuessesFaults(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
      if errors.isEmpty { return [] }
      let tree = Parser.parse(source: task.assembly.source)
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      return errors.filter { !isGuessesFault($0, in: tree, converter) }
    }

    /// Whether an error may be the fault of a guess: it speaks of one, or stands on a line that uses one.
    private func isGuessesFault(
      _ error: CompilerDiagnostic, in tree: SourceFileSyntax, _ converter: SourceLocationConverter
    ) -> Bool {
      if error.place != .primary || speaksOfGuess(error) { return true }
      // What a type is and has may come from the protocol that it inherits from.
      if guesses.types.values.contains(where: \.isInherited) { return true }
      let names = guesses.names.union(guesses.memberNames)
      guard let token = tree.token(at: converter.position(ofLine: error.line, column: error.column)) else {
        return true
      }
      if error.message == Self.noView, let value = Syntax(token).baseOfStatement, let type = guesses.values[value]?.type
      {
        // What a method of Apple's gives doesn't depend on guesses.
        return type.identifiers.contains { guesses.types[String($0)] != nil }
      }
      // An error about a call's labels lies in the call, without what stands before its dot and in its closures.
      let isCall = CompilerMessage(error.message) == .call
      let place = isCall ? Syntax(token).callOutsideClosures.map { [Syntax($0.arguments)] + $0.nameTokens } : nil
      return (place ?? Syntax(token).statement.map { [$0] } ?? [Syntax(tree)]).contains { node in
        node.tokens(viewMode: .sourceAccurate).contains { token in
          names.contains(token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text)
        }
      }
    }
  }

  /// - Parameters:
  ///   - names: what the first compilation missed.
  ///   - start: what was guessed for another platform.
  func solve(
    _ task: JudgingTask, on target: JudgingTask.Target, missing names: [String], from start: Guesses?, in folder: String
  ) throws -> Solution? {
    var builder = GuessBuilder(
      knowledge: knowledge, platform: target.platform, task: task, guesses: start ?? Guesses())
    if start == nil {
      for name in names { builder.seed(name) }
      builder.seedElements()
      guard !builder.guesses.isEmpty else {
        return builder.obstacle.map {
          Solution(
            guesses: Guesses(), task: task, unit: task.unit(for: target),
            outcome: CompilerOutcome(ending: .finished, diagnostics: []), obstacle: $0)
        }
      }
    }
    var seen: Set<Guesses> = []
    var solution: Solution?
    for _ in 0..<Self.maximumRounds {
      guard seen.insert(builder.guesses).inserted else { break }
      let attempt = try compile(builder, on: target, in: folder)
      solution = attempt
      if attempt.outcome.errors.isEmpty { break }
      builder.read(attempt.task.assembly.source)
      var isChanged = false
      for error in attempt.outcome.errors where builder.mend(error) { isChanged = true }
      if isChanged { builder.seedElements() } else if !builder.conformElements() { break }
    }
    solution?.obstacle = builder.obstacle
    return solution
  }

  private func compile(
    _ builder: GuessBuilder, on target: JudgingTask.Target, in folder: String
  ) throws -> Solution {
    let members = builder.guesses.members
    var task = builder.task
    if !members.isEmpty { task = task.assembled(with: members) }
    var unit = task.unit(for: target)
    let imports =
      task.assembly.imports.contains("SwiftUI") ? task.assembly.imports : ["SwiftUI"] + task.assembly.imports
    let declarations = builder.guesses.declarations
    if !declarations.isEmpty {
      unit.context +=
        (imports + ["Foundation"]).uniqued.map { "\nimport \($0)" }.joined() + "\n"
        + declarations.joined(separator: "\n") + "\n"
    }
    let key = compiler.key(of: unit)
    let outcome: CompilerOutcome
    if let known = store.outcome(for: key) {
      outcome = known
    } else {
      outcome = try compiler.compile(unit, in: folder)
      store.keep(outcome, for: key, isBatched: false)
    }
    return Solution(guesses: builder.guesses, task: task, unit: unit, outcome: outcome)
  }
}

extension Syntax {
  /// The smallest statement or member around it.
  fileprivate var statement: Syntax? {
    var node: Syntax? = self
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      node = current.parent
    }
    return node
  }

  /// The innermost call that it belongs to, unless a closure stands between.
  fileprivate var callOutsideClosures: FunctionCallExprSyntax? {
    var node: Syntax? = self
    while let current = node, !current.is(ClosureExprSyntax.self), !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) { return call }
      node = current.parent
    }
    return nil
  }

  /// `path` of a statement `path.append(1)`.
  fileprivate var baseOfStatement: String? {
    guard let call = statement?.as(CodeBlockItemSyntax.self)?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called.
  fileprivate var nameTokens: [Syntax] {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return [Syntax(member.declName)] }
    return [Syntax(calledExpression)]
  }
}
