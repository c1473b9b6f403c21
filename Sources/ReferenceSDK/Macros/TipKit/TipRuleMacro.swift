import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule`: TipKit turns the condition into a predicate, so `#Predicate` says what may stand in it. What TipKit adds to
/// predicates is taken as ordinary code.
public struct TipRuleMacro: ExpressionMacro {
  private static let additions = [".donatedWithin(", ".largestSubset(", ".smallestSubset(", ".filter"]

  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    var inputs = Array(node.arguments)
    let body = node.trailingClosure.map { $0.trimmedDescription } ?? inputs.popLast()?.expression.trimmedDescription
    guard let body else { return "TipKit.Tips.Rule._rule(body: { true })" }
    let arguments = inputs.map { $0.expression.trimmedDescription + ", " }.joined()
    if Self.additions.contains(where: { body.contains($0) }) {
      return "TipKit.Tips.Rule._rule(\(raw: arguments)body: \(raw: body))"
    }
    return "TipKit.Tips.Rule._rule(\(raw: arguments)condition: #Predicate \(raw: body))"
  }
}
