import SwiftParser
import SwiftSyntax

/// A text that is to stand in a module with strangers.
struct BatchFile {
  private let source: String
  private let tree: SourceFileSyntax

  init(_ source: String) throws(BatchObstacle) {
    self.source = source
    tree = Parser.parse(source: source)
    if tree.hasError { throw .hasSyntaxError }
    if SourceLimits.isTooDeep(Syntax(tree)) { throw .isLong }
    if let leak = LeakFinder.leak(in: tree) { throw leak }
  }

  /// The modules that it imports.
  func imports() throws(BatchObstacle) -> Set<String> {
    var names: Set<String> = []
    for item in tree.statements {
      guard let declaration = item.item.as(ImportDeclSyntax.self) else { continue }
      guard declaration.attributes.isEmpty, declaration.modifiers.isEmpty, declaration.importKindSpecifier == nil,
        declaration.path.count == 1, let name = declaration.path.first?.name.text
      else { throw .importsUnknown }
      names.insert(name)
    }
    return names
  }

  /// The types that it declares at its top level.
  var types: Set<String> { Set(tree.statements.compactMap { $0.item.as(DeclSyntax.self)?.typeName }) }

  // MARK: Hiding

  /// The text with `fileprivate` on all that others would see.
  ///
  /// - Parameter ownTypes: the types that the file declares, or others do that will stand in the same file.
  func hidden(ownTypes: Set<String>) throws(BatchObstacle) -> String {
    var offsets: [Int] = []
    for item in tree.statements {
      switch item.item {
      case .decl(let declaration):
        if let offset = try offset(hiding: declaration, ownTypes: ownTypes) { offsets.append(offset) }
      case .expr(let expression) where expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview":
        continue
      default: throw .hasStatements
      }
    }
    var bytes = Array(source.utf8)
    for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: "fileprivate ".utf8, at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func offset(hiding declaration: DeclSyntax, ownTypes: Set<String>) throws(BatchObstacle) -> Int? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl: return nil
    case .structDecl(let type): return try offset(type.modifiers, type.structKeyword)
    case .classDecl(let type): return try offset(type.modifiers, type.classKeyword)
    case .enumDecl(let type): return try offset(type.modifiers, type.enumKeyword)
    case .actorDecl(let type): return try offset(type.modifiers, type.actorKeyword)
    case .protocolDecl(let type): return try offset(type.modifiers, type.protocolKeyword)
    case .functionDecl(let function): return try offset(function.modifiers, function.funcKeyword)
    case .variableDecl(let variable): return try offset(variable.modifiers, variable.bindingSpecifier)
    case .typeAliasDecl(let alias):
      if alias.name.text.hasSuffix("LiteralType") { throw .declaresLiteralType }
      return try offset(alias.modifiers, alias.typealiasKeyword)
    case .extensionDecl(let extended): return try offset(extended, ownTypes: ownTypes)
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview": return nil
    case .ifConfigDecl: throw .hasConditions
    default: throw .hasStatements
    }
  }

  /// Where `fileprivate` goes; nowhere for what is hidden already.
  private func offset(_ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) throws(BatchObstacle) -> Int? {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.private), .keyword(.fileprivate):
        if modifier.detail != nil { throw .hasAccessModifier }
        return nil
      case .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.open): throw .hasAccessModifier
      default: continue
      }
    }
    let position = modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword.positionAfterSkippingLeadingTrivia
    return position.utf8Offset
  }

  /// An extension of an own type is as hidden as the type. One of a type that all share hides its members by its own
  /// access, unless a member says otherwise, and can't hide a conformance.
  private func offset(_ extended: ExtensionDeclSyntax, ownTypes: Set<String>) throws(BatchObstacle) -> Int? {
    guard let base = extended.extendedType.firstName else { throw .conformsShared }
    if ownTypes.contains(base) { return nil }
    if extended.inheritanceClause != nil { throw .conformsShared }
    let levels: Set = ["public", "package", "internal", "open"]
    for member in extended.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
        throw .hasConditions
      }
      if modifiers.contains(where: { levels.contains($0.name.text) }) { throw .hasAccessModifier }
    }
    return try offset(extended.modifiers, extended.extensionKeyword)
  }

  // MARK: Secrets

  /// What a file keeps from others, and wouldn't if they stood in it.
  struct Secrets {
    /// Types with private members: an extension in the same file sees those.
    var types: Set<String> = []
    /// Structures whose memberwise initialiser is private because a property is: the same file sees it all the same.
    var initialisers: Set<String> = []
  }

  /// - Throws: where it has more than that.
  func secrets() throws(BatchObstacle) -> Secrets {
    var secrets = Secrets()
    for item in tree.statements {
      let tokens = item.tokens(viewMode: .sourceAccurate)
      if tokens.contains(where: { $0.tokenKind == .keyword(.fileprivate) }) { throw .seesSecrets }
      guard tokens.contains(where: { $0.tokenKind == .keyword(.private) }) else { continue }
      guard let declaration = item.item.as(DeclSyntax.self),
        let modified = declaration.asProtocol((any WithModifiersSyntax).self),
        !modified.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) }),
        let name = declaration.typeName ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.firstName
      else { throw .seesSecrets }
      secrets.types.insert(name)
    }
    secrets.initialisers = PrivateInitialiserFinder.structures(in: tree)
    return secrets
  }

  /// Whether the file would see such things if it stood in the same one.
  func sees(_ secrets: Secrets) -> Bool {
    if secrets.types.isEmpty { return false }
    let extended = tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self)?.extendedType.firstName }
    if !secrets.types.isDisjoint(with: extended) { return true }
    if secrets.initialisers.isEmpty { return false }
    return tree.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .identifier(let name): secrets.initialisers.contains(name)
      case .keyword(.`init`): token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      default: false
      }
    }
  }
}

extension DeclSyntax {
  /// The name of a declared type; `nil` for other declarations.
  fileprivate var typeName: String? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): type.name.text
    case .classDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .protocolDecl(let type): type.name.text
    default: nil
    }
  }
}

extension TypeSyntax {
  /// `Hut` of `Hut.Kind`.
  fileprivate var firstName: String? {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.firstName }
    return self.as(IdentifierTypeSyntax.self)?.name.text
  }
}
