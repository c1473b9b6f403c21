import SwiftSyntax

/// How a text uses names that it doesn't declare.
struct NameUses {
  /// An argument's place in a call.
  struct Place: Hashable {
    var callee: String
    var labels: [String]
    /// The argument's own label, `_` for none.
    var label: String
  }

  struct Uses {
    /// Calls of it: constructions of a type, calls of a function.
    var calls: [FunctionCallExprSyntax] = []
    /// Whether one of the calls stands as a statement, as views do.
    var isStatement = false
    /// The names of closures' labels, and `destination` and the like, that it is given to.
    var places: [Place] = []
    var isRead = false
    var isProjected = false
    var isCondition = false
    var isType = false
    /// Whether a type inherits from it, or it stands after `any` or `some`.
    var isInterface = false
    var isInherited = false
    /// Apple's protocols, as `View`, whose requirement the types show that inherit from it.
    var inheritedProtocols: Set<String> = []
  }

  private(set) var byName: [String: Uses] = [:]

  init(in tree: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    byName = finder.found
  }

  subscript(name: String) -> Uses { byName[name] ?? Uses() }

  private final class Finder: SyntaxVisitor {
    var found: [String: Uses] = [:]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // What comes after a dot belongs to what stands before it.
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        return .skipChildren
      }
      let text = node.baseName.text.trimmingBackticks
      let name = text.hasPrefix("$") && text.count > 1 ? String(text.dropFirst()) : text
      var uses = found[name, default: Uses()]
      uses.isProjected = uses.isProjected || text.hasPrefix("$")
      if let call = node.calling {
        uses.calls.append(call)
        if ExprSyntax(call).isStatement { uses.isStatement = true }
        if let place = ExprSyntax(call).place { uses.places.append(place) }
      } else {
        uses.isRead = true
        if let place = ExprSyntax(node).place { uses.places.append(place) }
        let parent = node.parent
        if parent?.is(ConditionElementSyntax.self) == true
          || parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
          || parent?.parent?.is(TernaryExprSyntax.self) == true
        {
          uses.isCondition = true
        }
      }
      found[name] = uses
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      var uses = found[node.name.text.trimmingBackticks, default: Uses()]
      uses.isType = true
      if node.parent?.is(InheritedTypeSyntax.self) == true {
        let owner = node.parent?.parent?.parent?.parent
        uses.isInherited = true
        if let members = owner?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members {
          uses.inheritedProtocols.formUnion(members.compactMap(\.decl.satisfiedProtocol))
        }
        uses.isInterface = true
      }
      if node.parent?.is(SomeOrAnyTypeSyntax.self) == true { uses.isInterface = true }
      found[node.name.text.trimmingBackticks] = uses
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// The outermost expression of the chain that begins with this one, `try` and `await` included.
  var chain: ExprSyntax {
    var current = self
    while let parent = current.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
        current = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
        current = ExprSyntax(call)
      } else if let effect = parent.as(AwaitExprSyntax.self) {
        current = ExprSyntax(effect)
      } else if let effect = parent.as(TryExprSyntax.self) {
        current = ExprSyntax(effect)
      } else if let optional = parent.as(OptionalChainingExprSyntax.self) {
        current = ExprSyntax(optional)
      } else {
        break
      }
    }
    return current
  }

  var isStatement: Bool { chain.parent?.is(CodeBlockItemSyntax.self) == true }
  /// Whether nothing is done with its value.
  var isWholeStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) { node = parent }
    return node.parent?.is(CodeBlockItemSyntax.self) == true
  }
  var isAwaited: Bool { isInside { $0.is(AwaitExprSyntax.self) } }
  var isTried: Bool { isInside { $0.is(TryExprSyntax.self) } }

  private func isInside(_ isWanted: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(ClosureExprSyntax.self) {
      if isWanted(current) { return true }
      node = current.parent
    }
    return false
  }

  /// The argument that the whole expression is.
  var place: NameUses.Place? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let shape = CallShape(call)
    else { return nil }
    return NameUses.Place(callee: shape.callee, labels: shape.labels, label: argument.label?.text ?? "_")
  }
}

extension DeclSyntax {
  /// `View` of `var body: some View`, `ViewModifier` of `func body(content:)`.
  fileprivate var satisfiedProtocol: String? {
    if let variable = self.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      binding.pattern.trimmedDescription == "body",
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription
    {
      return ["View", "Scene", "ToolbarContent", "Commands"].contains(type) ? type : nil
    }
    guard let function = self.as(FunctionDeclSyntax.self) else { return nil }
    let label = function.signature.parameterClause.parameters.first?.firstName.text
    return function.name.text == "body" && label == "content" ? "ViewModifier" : nil
  }
}

extension DeclReferenceExprSyntax {
  /// The call of this very name, generic arguments left out.
  fileprivate var calling: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id { return call }
    if let generic = parent?.as(GenericSpecializationExprSyntax.self),
      let call = generic.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == generic.id
    {
      return call
    }
    return nil
  }
}
