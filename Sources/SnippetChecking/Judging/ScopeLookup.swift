import SwiftSyntax

/// Tells by syntax alone whether a variable of a name is in scope.
enum ScopeLookup {
  /// Whether a variable, parameter or pattern of the name is declared around the position, or as variable anywhere at the
  /// top level or in a type of `context`.
  static func isDeclared(
    _ name: String, at position: AbsolutePosition, in tree: SourceFileSyntax, context: SourceFileSyntax
  )
    -> Bool
  {
    var node: Syntax? = tree.token(at: position).map { Syntax($0) }
    while let current = node {
      if declares(name, current, before: position) { return true }
      node = current.parent
    }
    return context.statements.contains { declares(name, variableIn: $0.item) }
  }

  /// Whether a node that stands around the position brings the name into scope there.
  private static func declares(_ name: String, _ node: Syntax, before position: AbsolutePosition) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .closureExpr(let closure): declares(name, closure.signature)
    case .functionDecl(let function): declares(name, function.signature.parameterClause)
    case .initializerDecl(let initializer): declares(name, initializer.signature.parameterClause)
    case .subscriptDecl(let subscriptDecl): declares(name, subscriptDecl.parameterClause)
    case .memberBlock(let members): members.members.contains { declares(name, $0.decl.as(VariableDeclSyntax.self)) }
    case .codeBlockItemList(let items):
      items.contains { item in
        // At the top level order doesn't matter; in a body only what stands before is in scope.
        let isVisible = node.parent?.is(SourceFileSyntax.self) == true || item.position < position
        return isVisible && declares(name, variableIn: item.item)
      }
    case .ifExpr(let branch): declares(name, branch.conditions)
    case .whileStmt(let loop): declares(name, loop.conditions)
    case .forStmt(let loop): declares(name, loop.pattern)
    case .switchCase(let branch): declares(name, branch.label)
    case .catchClause(let clause): declares(name, clause.catchItems)
    default: false
    }
  }

  private static func declares(_ name: String, _ signature: ClosureSignatureSyntax?) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.contains { $0.name.text == name }
    case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    default: false
    }
  }

  private static func declares(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }

  private static func declares(_ name: String, variableIn item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .decl(let declaration): declares(name, declaration.as(VariableDeclSyntax.self))
    case .stmt(let statement): statement.as(GuardStmtSyntax.self).map { declares(name, $0.conditions) } ?? false
    default: false
    }
  }

  private static func declares(_ name: String, _ variable: VariableDeclSyntax?) -> Bool {
    variable?.bindings.contains { declares(name, $0.pattern) } ?? false
  }

  /// Whether a pattern in the node binds the name.
  private static func declares(_ name: String, _ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    if let pattern = node.as(IdentifierPatternSyntax.self) { return pattern.identifier.text == name }
    return node.children(viewMode: .sourceAccurate).contains { declares(name, Optional($0)) }
  }
}
