import SwiftSyntax

/// Finds structures, at any depth, whose memberwise initialiser is as private as one of their properties.
final class PrivateInitialiserFinder: SyntaxVisitor {
  private var names: Set<String> = []

  /// The caller has seen to it that the tree is not too deep.
  static func structures(in tree: SourceFileSyntax) -> Set<String> {
    let finder = PrivateInitialiserFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    let hasInitialiser = members.contains { $0.is(InitializerDeclSyntax.self) }
    let hasPrivateProperty = members.contains { member in
      let modifiers = member.as(VariableDeclSyntax.self)?.modifiers
      return modifiers?.contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil } ?? false
    }
    if hasPrivateProperty, !hasInitialiser { names.insert(node.name.text) }
    return .visitChildren
  }
}
