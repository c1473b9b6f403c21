import SwiftSyntax

/// Looks for what other files of the module would notice, however it is hidden.
final class LeakFinder: SyntaxVisitor {
  private var leak: BatchObstacle?

  /// The caller has seen to it that the tree is not too deep.
  static func leak(in tree: SourceFileSyntax) -> BatchObstacle? {
    let finder = LeakFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.leak
  }

  private static let attributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain", "inlinable", "usableFromInline", "backDeployed", "objcMembers",
    "cdecl", "c", "frozen", "implementation", "section", "used", "export", "specialized", "retroactive",
  ]

  private func found(_ obstacle: BatchObstacle) -> SyntaxVisitorContinueKind {
    leak = leak ?? obstacle
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    return name.hasPrefix("_") || Self.attributes.contains(name) ? found(.hasAttribute) : .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { found(.setsSourceLocation) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { found(.declaresOperator) }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { found(.declaresOperator) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { found(.declaresMacro) }

  /// Operators are looked up over the whole module; those of equality and order are told apart by their own types.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .binaryOperator(let name): ["==", "<"].contains(name) ? .visitChildren : found(.declaresOperator)
    case .prefixOperator, .postfixOperator: found(.declaresOperator)
    default: .visitChildren
    }
  }
}
