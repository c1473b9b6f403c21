import SwiftSyntax

/// The names that a piece of Swift uses and declares, by what syntax tells without resolving them.
struct NameSet: Sendable {
  /// Types, by their first component.
  var types: Set<String> = []
  /// Variables and functions that nothing stands before: `items`, `load()`.
  var values: Set<String> = []
  /// What is called as a function or initialiser.
  var calls: Set<String> = []
  /// `path` of `$path`.
  var projections: Set<String> = []
  /// What follows a dot.
  var members: Set<String> = []
  var operators: Set<String> = []
  /// Attached and freestanding macros, and property wrappers.
  var attributes: Set<String> = []
  /// What its classes inherit from, or conform to, first.
  var superclasses: Set<String> = []
  /// Everything declared in it, at any depth.
  var declared: Set<String> = []
  /// The first place of each used name, as line of the part.
  private(set) var places: [String: BytesInLine] = [:]
  /// The same as byte offset in the parsed text, until `locate` has been called.
  fileprivate var offsets: [String: Int] = [:]

  /// All names that something must declare.
  var used: Set<String> {
    types.union(values).union(calls).union(projections).union(attributes)
  }

  /// The used names that it doesn't declare itself.
  var free: Set<String> { used.subtracting(declared) }

  mutating func formUnion(_ other: NameSet) {
    types.formUnion(other.types)
    values.formUnion(other.values)
    calls.formUnion(other.calls)
    projections.formUnion(other.projections)
    members.formUnion(other.members)
    operators.formUnion(other.operators)
    attributes.formUnion(other.attributes)
    declared.formUnion(other.declared)
    superclasses.formUnion(other.superclasses)
    places.merge(other.places) { first, second in
      (first.line, first.bytes.lowerBound) <= (second.line, second.bytes.lowerBound) ? first : second
    }
  }

  /// Turns the offsets of a text, which begins at a line of the part, into places.
  mutating func locate(in parsed: ParsedLines, from start: Int) {
    for (name, offset) in offsets {
      let line = parsed.line(at: offset)
      let first = offset - parsed.start(ofLine: line)
      places[name] = BytesInLine(line: start + line, bytes: first..<first + name.utf8.count)
    }
    offsets = [:]
  }

  init() {}

  init(of node: some SyntaxProtocol) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(Syntax(node))
    self = collector.names
  }
}

/// Walks the syntax. The caller has seen to it that the tree is not too deep.
private final class NameCollector: SyntaxVisitor {
  var names = NameSet()

  private func use(_ token: TokenSyntax, in set: WritableKeyPath<NameSet, Set<String>>, as name: String? = nil) {
    let name = name ?? token.text.trimmingBackticks
    guard !name.isEmpty else { return }
    names[keyPath: set].insert(name)
    guard names.offsets[name] == nil else { return }
    let sigil = token.text.utf8.count > name.utf8.count && !token.text.hasSuffix("`") ? 1 : 0
    names.offsets[name] = token.positionAfterSkippingLeadingTrivia.utf8Offset + sigil
  }

  private func declare(_ token: TokenSyntax) {
    names.declared.insert(token.text.trimmingBackticks)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.name.tokenKind else { return .visitChildren }
    use(node.name, in: \.types)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.name.text.trimmingBackticks)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.baseName.tokenKind else { return .visitChildren }
    let text = node.baseName.text
    if text.hasPrefix("$") {
      use(node.baseName, in: \.projections, as: String(text.dropFirst()))
    } else {
      use(node.baseName, in: \.values)
      if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        names.calls.insert(text.trimmingBackticks)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.declName.baseName.text.trimmingBackticks)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.declName.baseName.text.trimmingBackticks)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.attributeName.as(IdentifierTypeSyntax.self) {
      if name.name.text.first?.isUppercase == true { use(name.name, in: \.attributes) }
      if let generics = name.genericArgumentClause { walk(generics) }
    }
    // The arguments of `@available` and the like are no expressions.
    if case .argumentList(let arguments) = node.arguments { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, in: \.attributes)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName, in: \.attributes)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    // The condition names platforms and compiler flags.
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    if let first { names.superclasses.insert(first.name.text.trimmingBackticks) }
    return declaring(node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declaring(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declaring(node.name) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declaring(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declaring(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer != nil { declare(node.name) }
    return .visitChildren
  }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.catchItems.isEmpty { names.declared.insert("error") }
    return .visitChildren
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet): names.declared.insert(node.parameters?.name.text ?? "newValue")
    case .keyword(.didSet): names.declared.insert(node.parameters?.name.text ?? "oldValue")
    default: break
    }
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      node.initializer?.value.isName(pattern.identifier) == true
    else { return .visitChildren }
    return shadowing(pattern.identifier, with: node.typeAnnotation)
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      node.initializer?.value.isName(pattern.identifier) ?? true
    else { return .visitChildren }
    return shadowing(pattern.identifier, with: node.typeAnnotation)
  }

  /// `if let item`, `let item = item` and `@Bindable var item = item` read a variable of the same name outside: they use
  /// the name, and declare it for no one else.
  private func shadowing(_ name: TokenSyntax, with type: TypeAnnotationSyntax?) -> SyntaxVisitorContinueKind {
    use(name, in: \.values)
    if let type { walk(type) }
    return .skipChildren
  }

  private func declaring(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    declare(token)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether the expression is a name alone, and this one.
  fileprivate func isName(_ name: TokenSyntax) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == name.text
  }
}

extension String {
  /// The name without the backticks that let a keyword be a name.
  var trimmingBackticks: String {
    utf8.count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
