import SwiftSyntax

/// Tells what kind of fragment a top-level piece of code is.
enum ItemClassifier {
  static func classify(_ item: CodeBlockItemSyntax) -> (SourceItem.Kind, ItemFacts) {
    var facts = FactsCollector.facts(of: Syntax(item))
    let kind: SourceItem.Kind
    switch item.item {
    case .decl(let declaration): kind = self.kind(of: declaration, &facts)
    case .stmt(let statement): kind = self.kind(of: statement)
    case .expr(let expression): kind = self.kind(of: expression)
    @unknown default: kind = .broken("it is a kind of code that this version doesn't know")
    }
    return (kind, facts)
  }

  // MARK: Declarations

  static func kind(of declaration: DeclSyntax, _ facts: inout ItemFacts) -> SourceItem.Kind {
    facts.noteModifiers(of: declaration)
    facts.group.merge(DeclarationGroup(of: declaration))
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl: return .importDeclaration
    case .structDecl(let type): facts.declare(type.name)
    case .classDecl(let type): facts.declare(type.name)
    case .enumDecl(let type): facts.declare(type.name)
    case .actorDecl(let type): facts.declare(type.name)
    case .protocolDecl(let type): facts.declare(type.name)
    case .typeAliasDecl(let alias): facts.declare(alias.name)
    case .macroDecl(let macro): facts.declare(macro.name)
    case .extensionDecl: facts.traits.insert(.isTopLevelOnly)
    case .operatorDecl(let declaration):
      facts.declares.append(declaration.name.text)
      facts.traits.insert(.isTopLevelOnly)
    case .precedenceGroupDecl(let group):
      facts.declare(group.name)
      facts.traits.insert(.isTopLevelOnly)
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview": return .preview
    case .macroExpansionDecl: return .statement
    case .functionDecl(let function):
      facts.note(function)
      return .function
    case .variableDecl(let variable):
      facts.note(variable)
      return .variable
    case .initializerDecl(let initializer):
      facts.signatures.append("init" + initializer.signature.parameterClause.labels)
      return .member
    case .deinitializerDecl:
      facts.traits.insert(.needsClass)
      return .member
    case .subscriptDecl: return .member
    case .enumCaseDecl(let cases):
      facts.note(cases)
      return .enumCase
    case .ifConfigDecl(let conditional): return kind(of: conditional, &facts)
    case .associatedTypeDecl: return .broken("an associated type stands outside of its protocol")
    case .accessorDecl: return .broken("an accessor stands outside of its property")
    default: return .broken("a declaration is incomplete")
    }
    return .type
  }

  /// `#if` takes the kind of what it holds, if that is of one kind.
  private static func kind(of conditional: IfConfigDeclSyntax, _ facts: inout ItemFacts) -> SourceItem.Kind {
    var kinds: [SourceItem.Kind] = []
    for clause in conditional.clauses {
      switch clause.elements {
      case .statements(let items):
        for item in items {
          let (kind, inner) = classify(item)
          kinds.append(kind)
          facts.merge(inner)
        }
      case .decls(let members):
        for member in members { kinds.append(kind(of: member.decl, &facts)) }
      case .postfixExpression(let chain): kinds.append(kind(of: chain))
      case .switchCases: return .broken("a 'case' stands outside of its 'switch'")
      case .attributes, nil: break
      @unknown default: return .broken("it is a kind of code that this version doesn't know")
      }
    }
    facts.signatures = []
    guard let first = kinds.first(where: { $0 != .importDeclaration }) else { return .importDeclaration }
    if let broken = kinds.first(where: \.isBroken) { return broken }
    if kinds.allSatisfy({ $0 == first || $0 == .importDeclaration }) { return first }
    let areMembers = kinds.allSatisfy { [.function, .variable, .member, .type].contains($0) }
    return areMembers ? .variable : .statement
  }

  // MARK: Statements and expressions

  private static func kind(of statement: StmtSyntax) -> SourceItem.Kind {
    if let expression = statement.as(ExpressionStmtSyntax.self) { return kind(of: expression.expression) }
    return .statement
  }

  private static func kind(of expression: ExprSyntax) -> SourceItem.Kind {
    let spine = ChainSpine(expression)
    if spine.isLeadingDot {
      if !spine.hasCall { return .broken("it is a value such as '.\(spine.members.first ?? "")' without its type") }
      return .chain(BuilderVocabulary.kind(ofModifiers: spine.members))
    }
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return .preview }
    return builderKind(of: expression).map { .expression($0) } ?? .statement
  }

  /// What an expression builds; `nil` for one that is executed for its effect.
  static func builderKind(of expression: ExprSyntax) -> BuilderKind? {
    if let conditional = expression.as(IfExprSyntax.self) { return builderKind(of: conditional) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return commonKind(of: choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements })
    }
    if expression.is(AwaitExprSyntax.self) || expression.is(TryExprSyntax.self) { return nil }
    let spine = ChainSpine(expression)
    guard let name = spine.baseName else { return nil }
    if spine.baseIsCalled, name.first?.isUppercase == true {
      guard let kind = BuilderVocabulary.kind(ofType: name) else { return nil }
      return spine.looksLikeModifiers || spine.members.isEmpty ? kind : nil
    }
    let modifies = spine.members.last.map(BuilderVocabulary.viewModifiers.contains) ?? false
    return modifies && spine.hasCall && spine.looksLikeModifiers ? .view : nil
  }

  private static func builderKind(of conditional: IfExprSyntax) -> BuilderKind? {
    var bodies = [conditional.body.statements]
    var next = conditional.elseBody
    while let body = next {
      switch body {
      case .ifExpr(let other):
        bodies.append(other.body.statements)
        next = other.elseBody
      case .codeBlock(let block):
        bodies.append(block.statements)
        next = nil
      @unknown default: return nil
      }
    }
    return commonKind(of: bodies)
  }

  /// What all bodies build, declarations and empty bodies apart.
  private static func commonKind(of bodies: [CodeBlockItemListSyntax]) -> BuilderKind? {
    var found: BuilderKind?
    for body in bodies {
      for item in body where !item.item.is(DeclSyntax.self) {
        var expression = item.item.as(ExprSyntax.self)
        if let statement = item.item.as(ExpressionStmtSyntax.self) { expression = statement.expression }
        guard let expression, let kind = builderKind(of: expression), found == nil || found == kind else { return nil }
        found = kind
      }
    }
    return found
  }
}

extension SourceItem.Kind {
  var isBroken: Bool {
    if case .broken = self { true } else { false }
  }
}

/// A postfix expression taken apart: the base and the members called or read on it.
struct ChainSpine {
  private(set) var baseName: String?
  /// Whether the base itself is called, as in `Text("a").bold()`.
  private(set) var baseIsCalled = false
  /// The names after dots, in order.
  private(set) var members: [String] = []
  private(set) var hasCall = false
  private(set) var isLeadingDot = false
  /// Whether every member is a known modifier, or stands on a line of its own, as modifiers do.
  private(set) var looksLikeModifiers = true

  init(_ expression: ExprSyntax) {
    var node = expression
    var wasCalled = false
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        hasCall = true
        wasCalled = true
        node = call.calledExpression
      } else if let access = node.as(MemberAccessExprSyntax.self) {
        let name = access.declName.baseName.text.trimmingBackticks
        members.append(name)
        let isOnOwnLine = access.period.leadingTrivia.contains { $0.isNewline }
        if !isOnOwnLine && !(wasCalled && BuilderVocabulary.viewModifiers.contains(name)) { looksLikeModifiers = false }
        wasCalled = false
        guard let base = access.base else {
          isLeadingDot = true
          break
        }
        node = base
      } else if let conditional = node.as(PostfixIfConfigExprSyntax.self) {
        guard let base = conditional.base else {
          isLeadingDot = true
          hasCall = true
          break
        }
        node = base
      } else if let generic = node.as(GenericSpecializationExprSyntax.self) {
        node = generic.expression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
          baseName = reference.baseName.text.trimmingBackticks
          baseIsCalled = wasCalled
        }
        break
      }
    }
    members.reverse()
  }
}
