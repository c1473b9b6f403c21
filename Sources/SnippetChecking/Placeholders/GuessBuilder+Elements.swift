import SwiftSyntax

/// The elements of lists, whose members the compiler can't name as long as a list fits nothing.
extension GuessBuilder {
  /// Gives the elements of guessed arrays the members that closures read of them, which the compiler can't name as long as
  /// the whole call fits nothing.
  mutating func seedElements() {
    let finder = ElementFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (array, members) in finder.found {
      guard let type = arrayType(of: array), type.hasPrefix("["), type.hasSuffix("]") else { continue }
      let element = String(type.dropFirst().dropLast())
      guard guesses.types[element]?.kind == .model else { continue }
      for member in members {
        let place = converter.location(for: member.declName.positionAfterSkippingLeadingTrivia)
        let complaint = CompilerDiagnostic(
          place: .primary, line: place.line, column: place.column, severity: .error,
          message: "value of type '\(element)' has no member '\(member.declName.baseName.text)'")
        _ = mend(complaint)
      }
    }
  }

  func arrayType(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return guesses.values[name]?.type }
    guard let member = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
    return guesses.sortedTypes.lazy.compactMap { $0.properties[member] }.first { $0.hasPrefix("[") }
  }

  /// What no complaint asks for in words, and what lists, links and selections want of their elements.
  mutating func conformElements() -> Bool {
    let texts = guesses.values.values.map(\.type) + guesses.types.values.flatMap(\.properties.values)
    let elements = Set(texts.filter { $0.hasPrefix("[") || $0.hasSuffix("?") }.flatMap(\.identifiers).map(String.init))
    let written = Set(uses.byName.filter { $0.value.isType || $0.value.isRead }.map(\.key))
    for goal in ["Identifiable", "Hashable"] {
      var isChanged = false
      for name in elements.union(written).sorted() where guesses.types[name]?.kind == .model {
        isChanged = conform(name, to: goal) || isChanged
      }
      if isChanged { return true }
    }
    return false
  }

  final class ElementFinder: SyntaxVisitor {
    /// What is read of the parameter of a closure that goes with an array.
    var found: [(array: ExprSyntax, members: [MemberAccessExprSyntax])] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let array = node.arguments.first?.expression,
        let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
        let parameter = closure.parameterNames.first, closure.parameterNames.count == 1
      else { return .visitChildren }
      let reader = Reader(parameter: parameter == "_" ? "$0" : parameter)
      reader.walk(closure.statements)
      found.append((array, reader.members))
      return .visitChildren
    }

    private final class Reader: SyntaxVisitor {
      let parameter: String
      var members: [MemberAccessExprSyntax] = []

      init(parameter: String) {
        self.parameter = parameter
        super.init(viewMode: .sourceAccurate)
      }

      override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter { members.append(node) }
        return .visitChildren
      }
    }
  }
}
