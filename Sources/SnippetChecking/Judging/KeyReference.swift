import SwiftSyntax

/// The key that `@Environment(\\.dismiss)`, `@FocusedValue(\\.document)` or `.environment(\\.locale, …)` names.
struct KeyReference {
  let name: String
  /// The type whose member it is.
  let type: String

  /// - Returns: `nil` where the position lies in nothing of the kind.
  init?(at position: AbsolutePosition, in tree: SourceFileSyntax) {
    var node: Syntax? = tree.token(at: position).map { Syntax($0) }
    while let current = node {
      if let attribute = current.as(AttributeSyntax.self) {
        guard let type = Self.types[attribute.attributeName.trimmedDescription],
          case .argumentList(let arguments) = attribute.arguments,
          let name = Self.key(arguments.first?.expression)
        else { return nil }
        (self.name, self.type) = (name, type)
        return
      }
      if let call = current.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
        let argument = call.arguments.first, let type = Self.types[callee.text],
        let name = Self.key(argument.expression),
        // The chain before it, and its other arguments, speak of something else.
        callee.range.contains(position) || argument.range.contains(position)
      {
        (self.name, self.type) = (name, type)
        return
      }
      if current.is(ClosureExprSyntax.self) || current.is(CodeBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether an extension in a text declares the key.
  func isDeclared(in tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      guard let extended = item.item.as(ExtensionDeclSyntax.self), extended.extendedType.trimmedDescription == type
      else {
        return false
      }
      return extended.memberBlock.members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        } ?? false
      }
    }
  }

  private static let types = [
    "Environment": "EnvironmentValues", "environment": "EnvironmentValues", "transformEnvironment": "EnvironmentValues",
    "FocusedValue": "FocusedValues", "FocusedBinding": "FocusedValues", "focusedValue": "FocusedValues",
    "focusedSceneValue": "FocusedValues",
  ]

  /// `dismiss` of `\\.dismiss` and `\\EnvironmentValues.dismiss`.
  private static func key(_ expression: ExprSyntax?) -> String? {
    guard let path = expression?.as(KeyPathExprSyntax.self),
      let first = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    return first.declName.baseName.text
  }
}
