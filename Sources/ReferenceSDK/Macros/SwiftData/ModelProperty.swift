import SwiftSyntax

/// A stored property of a model class, as `@Model` looks at it.
struct ModelProperty {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let identifier: TokenSyntax

  var name: String { identifier.text.filter { $0 != "`" } }

  /// Nil if it is static, computed or observed, or not a single name.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.identifier = identifier
  }

  /// Whether a declaration is of several stored properties at once.
  static func isSeveral(_ declaration: some DeclSyntaxProtocol) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count > 1 else { return false }
    return variable.bindings.allSatisfy { $0.accessorBlock == nil }
      && !variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  var isTransient: Bool { attribute("Transient") != nil }

  var isTransformable: Bool {
    attribute("Attribute")?.arguments?.trimmedDescription.contains("transformable(") ?? false
  }

  var isOptional: Bool {
    guard let type = binding.typeAnnotation?.type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether the default value is a member without its type, such as `.now`.
  var hasImplicitDefault: Bool {
    var expression = binding.initializer?.value
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return true }
        expression = base
      } else {
        return false
      }
    }
    return false
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in variable.attributes {
      let written = attribute.attributeName.trimmedDescription
      if written == name || written == "SwiftData.\(name)" { return attribute }
    }
    return nil
  }
}
