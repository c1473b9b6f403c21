import SwiftSyntax

/// Walks one item for what its frame must offer: `self`, `$name`, `super`, a result.
final class FactsCollector: SyntaxVisitor {
  private var traits: ItemFacts.Traits = []
  /// How many functions, closures and types are open.
  private var depth = 0

  static func facts(of node: Syntax) -> ItemFacts {
    let collector = FactsCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    var facts = ItemFacts(traits: collector.traits)
    facts.names = NameSet(of: node)
    if !facts.names.projections.subtracting(facts.names.declared).isEmpty { facts.traits.insert(.usesProjection) }
    return facts
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .keyword(.self): traits.insert(.usesSelf)
    case .keyword(.super): traits.insert(.usesSuper)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.specifier != nil, node.name.tokenKind == .keyword(.self) { traits.insert(.capturesWeakly) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // `Item.self` is no use of `self`.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.expression != nil { traits.insert(.returnsValue) }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: MemberBlockSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }

  private func open() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension ItemFacts {
  mutating func declare(_ name: TokenSyntax) {
    declares.append(name.text.trimmingBackticks)
    signatures.append(name.text.trimmingBackticks)
  }

  /// Takes over what an inner item of `#if` tells.
  mutating func merge(_ inner: ItemFacts) {
    traits.formUnion(inner.traits)
    declares += inner.declares
    opaqueType = opaqueType ?? inner.opaqueType
  }

  mutating func noteModifiers(of declaration: DeclSyntax) {
    if let attributed = declaration.asProtocol((any WithAttributesSyntax).self) {
      for case .attribute(let attribute) in attributed.attributes { note(attribute) }
    }
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return }
    for modifier in modified.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.lazy), .keyword(.weak), .keyword(.unowned): traits.insert(.isMemberOnly)
      case .keyword(.class), .keyword(.convenience), .keyword(.required):
        traits.formUnion([.isMemberOnly, .needsClass])
      case .keyword(.mutating), .keyword(.nonmutating): traits.formUnion([.isMemberOnly, .isMutating])
      case .keyword(.override): traits.formUnion([.isMemberOnly, .overrides])
      case .keyword(.private), .keyword(.fileprivate), .keyword(.public), .keyword(.open), .keyword(.package),
        .keyword(.internal):
        traits.insert(.hasAccessModifier)
      default: break
      }
    }
  }

  private mutating func note(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    switch name {
    case "main": traits.formUnion([.isTopLevelOnly, .isMain])
    case "Published": traits.formUnion([.hasWrapper, .needsClass, .isPublished])
    case "objc", "IBAction", "IBOutlet": traits.formUnion([.isMemberOnly, .needsClass])
    case "MainActor", "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "TabContentBuilder", "CommandsBuilder",
      "Sendable", "Observable", "Model", "Test", "Suite":
      break
    default:
      if name.first?.isUppercase == true { traits.insert(.hasWrapper) }
    }
  }

  mutating func note(_ function: FunctionDeclSyntax) {
    let name = function.name.text.trimmingBackticks
    declares.append(name)
    signatures.append(name + function.signature.parameterClause.labels)
    traits.remove(.hasWrapper)
    if function.body == nil { traits.insert(.lacksBody) }
    if case .identifier = function.name.tokenKind {} else { traits.insert(.isOperator) }
    opaqueType = function.signature.returnClause?.type.opaqueName
    if name == "body", let parameter = function.signature.parameterClause.parameters.first,
      parameter.firstName.text == "content"
    {
      opaqueType = "ViewModifier"
    }
  }

  mutating func note(_ variable: VariableDeclSyntax) {
    if variable.bindingSpecifier.tokenKind == .keyword(.var) { traits.insert(.isVariable) }
    for binding in variable.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        declare(pattern.identifier)
        if let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self),
          value.baseName.text == pattern.identifier.text, traits.contains(.hasWrapper)
        {
          traits.insert(.isLocalBinding)
        }
      }
      if binding.initializer != nil { traits.insert(.hasInitializer) }
      if let accessors = binding.accessorBlock {
        if case .accessors(let list) = accessors.accessors {
          let isObserved = list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
          if !isObserved { traits.insert(.isComputed) }
          if list.allSatisfy({ $0.body == nil }) { traits.insert(.lacksBody) }
        } else {
          traits.insert(.isComputed)
        }
      }
      opaqueType = opaqueType ?? binding.typeAnnotation?.type.opaqueName
    }
  }

  mutating func note(_ cases: EnumCaseDeclSyntax) {
    for element in cases.elements {
      declare(element.name)
      guard let value = element.rawValue?.value else { continue }
      traits.insert(.hasRawValue)
      if value.is(IntegerLiteralExprSyntax.self) { traits.insert(.hasIntegerRawValue) }
    }
  }
}

extension DeclarationGroup {
  init(of declaration: DeclSyntax) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    extendedType = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    let inherited = group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
    inheritedTypes = Set(inherited ?? [])
    let isOpenClass = declaration.as(ClassDeclSyntax.self).map { type in
      !type.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }
    isInheritable = isOpenClass ?? declaration.is(ProtocolDeclSyntax.self)
    for member in group.memberBlock.members {
      var facts = ItemFacts()
      facts.noteName(of: member.decl)
      names += facts.declares
      signatures.formUnion(facts.signatures)
    }
  }
}

extension ItemFacts {
  fileprivate mutating func noteName(of declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): note(function)
    case .variableDecl(let variable): note(variable)
    case .enumCaseDecl(let cases): note(cases)
    case .initializerDecl(let initializer): signatures.append("init" + initializer.signature.parameterClause.labels)
    case .typeAliasDecl(let alias): declare(alias.name)
    case .structDecl(let type): declare(type.name)
    case .classDecl(let type): declare(type.name)
    case .enumDecl(let type): declare(type.name)
    case .actorDecl(let type): declare(type.name)
    default: break
    }
  }

  /// Remembers where `private`, `fileprivate` and `@main` stand, which mean nothing, or too much, in another file.
  mutating func notePlacesToOpen(of item: CodeBlockItemSyntax, in parsed: ParsedLines, from start: Int) {
    guard let declaration = item.item.as(DeclSyntax.self) else { return }
    var nodes: [Syntax] = []
    if let modified = declaration.asProtocol((any WithModifiersSyntax).self) {
      nodes += modified.modifiers.filter { modifier in
        let kind = modifier.name.tokenKind
        return modifier.detail == nil && (kind == .keyword(.private) || kind == .keyword(.fileprivate))
      }.map { Syntax($0) }
    }
    if let attributed = declaration.asProtocol((any WithAttributesSyntax).self) {
      nodes += attributed.attributes.filter { $0.trimmedDescription == "@main" }.map { Syntax($0) }
    }
    placesToOpen += nodes.map { node in
      let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let line = parsed.line(at: offset)
      let first = offset - parsed.start(ofLine: line)
      return BytesInLine(line: start + line, bytes: first..<first + node.trimmedLength.utf8Length)
    }
  }
}

extension TypeSyntax {
  /// `View` of `some View`.
  fileprivate var opaqueName: String? {
    guard let opaque = self.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else {
      return nil
    }
    return opaque.constraint.as(IdentifierTypeSyntax.self)?.name.text
      ?? opaque.constraint.as(MemberTypeSyntax.self)?.name.text
  }
}

extension FunctionParameterClauseSyntax {
  /// `(to:animated:)`, as a signature has it.
  var labels: String {
    "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
