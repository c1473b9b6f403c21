import SwiftSyntax

extension ExprSyntax {
  /// `.compact` and `.detail(1)`: a member whose type the context gives.
  var isImplicitMember: Bool {
    var expression = self
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    return expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  var literalType: String? {
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let name = constructedType, ["UUID", "Date", "URL", "Color", "Data"].contains(name) { return name }
    return nil
  }

  /// `Item` of `Item(…)`.
  var constructedType: String? {
    guard
      let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  var withoutEffects: ExprSyntax {
    if let effect = self.as(TryExprSyntax.self) { return effect.expression.withoutEffects }
    if let effect = self.as(AwaitExprSyntax.self) { return effect.expression.withoutEffects }
    return self
  }

  var callee: ExprSyntax { self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self }
}

extension PatternSyntax {
  var boundName: String? {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return identifier.identifier.text }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.boundName
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters, `_` for those without; one for `$0`.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): return parameters.map(\.name.text)
    case .parameterClause(let clause): return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    default:
      return tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" } ? ["_"] : []
    }
  }
}
