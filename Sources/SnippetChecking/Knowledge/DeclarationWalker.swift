import SwiftIfConfig
import SwiftSyntax

/// Walks what one platform's compiler sees of a file, with the containers and the availability around each declaration.
final class DeclarationWalker: SyntaxVisitor {
  /// A declaration as the platform's compiler sees it.
  struct Found: Sendable {
    var symbol: SDKIndex.Symbol
    var line: Int
    var availability: DeclaredAvailability
    var isolation: WrittenIsolation?
    /// What the protocols of the extension or type around may demand it for.
    var surroundings: Surroundings
    /// The framework that the file says its declarations are of, where it isn't the module itself.
    var framework: String?
  }

  /// A type as its own declaration has it, also one that isn't public.
  struct FoundType: Sendable {
    var name: String
    var isolation: WrittenIsolation?
    var protocols: [String]
    var isProtocol: Bool
  }

  struct Surroundings: Hashable, Sendable {
    /// The isolation written on the extension or type around.
    var isolation: WrittenIsolation?
    /// The protocols that the extension or type around names.
    var protocols: [String] = []
    var isExtension = false
  }

  private let module: String
  private let platform: ApplePlatform
  private let lines: SourceLocationConverter
  private let framework: String?
  private(set) var found: [Found] = []
  private(set) var types: [FoundType] = []
  private(set) var conformances: [String: Set<String>] = [:]
  /// The containers around, the outermost first.
  private var scopes: [Scope] = []

  private struct Scope {
    var name: String
    var availability: DeclaredAvailability
    /// Whether members are public without saying so.
    var isOpen: Bool
    /// Whether members can be public at all.
    var isVisible = true
    var surroundings: Surroundings
  }

  init(module: String, platform: ApplePlatform, tree: SourceFileSyntax, lines: SourceLocationConverter) {
    self.module = module
    self.platform = platform
    self.lines = lines
    framework =
      tree.leadingTrivia.lazy.compactMap { piece in
        guard case .lineComment(let text) = piece, text.hasPrefix("// sdk: framework ") else { return nil }
        return String(text.dropFirst("// sdk: framework ".count))
      }.first
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Containers

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "struct", node.name) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "class", node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "enum", node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "actor", node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "protocol", node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    note(node.inheritanceClause, of: name)
    let surroundings = Surroundings(
      isolation: WrittenIsolation(node.attributes, node.modifiers), protocols: names(node.inheritanceClause),
      isExtension: true)
    scopes.append(
      Scope(
        name: name, availability: availability(node.attributes), isOpen: node.modifiers.isPublic,
        surroundings: surroundings))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some DeclGroupSyntax, _ kind: String, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(kind, name.text, node.attributes, node.modifiers, Syntax(node))
    let path = (scopes.map(\.name) + [name.text]).joined(separator: ".")
    note(node.inheritanceClause, of: path)
    let isPublic = (node.modifiers.isPublic || (scopes.last?.isOpen ?? false)) && scopes.last?.isVisible ?? true
    let surroundings = Surroundings(
      isolation: WrittenIsolation(node.attributes, node.modifiers), protocols: names(node.inheritanceClause))
    types.append(
      FoundType(
        name: path, isolation: surroundings.isolation, protocols: surroundings.protocols,
        isProtocol: kind == "protocol"))
    scopes.append(
      Scope(
        name: name.text, availability: availability(node.attributes), isOpen: kind == "protocol" && isPublic,
        isVisible: isPublic, surroundings: surroundings))
    return .visitChildren
  }

  private func note(_ clause: InheritanceClauseSyntax?, of type: String) {
    for name in names(clause) { conformances[type, default: []].insert(name) }
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).compactMap { inherited in
      let words = inherited.type.trimmedDescription.split(separator: " ")
      return words.last?.split(separator: ".").last.map(String.init)
    }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.signature.parameterClause
    // An operator's parameters have no labels.
    let isOperator = !(node.name.text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false)
    let labels = isOperator ? "(" + clause.parameters.map { _ in "_:" }.joined() + ")" : labels(clause)
    add(
      isStatic(node.modifiers) ? "static-func" : "func", node.name.text.trimmingBackticks + labels, node.attributes,
      node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", "init" + labels(node.signature.parameterClause), node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    // A parameter's only name is no label here.
    let labels = node.parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }
    add("subscript", "subscript(" + labels.joined() + ")", node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      add(
        isStatic(node.modifiers) ? "static-var" : "var", name.text.trimmingBackticks, node.attributes, node.modifiers,
        Syntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let labels = element.parameterClause.map { clause in
        "(" + clause.parameters.map { ($0.firstName?.text ?? "_") + ":" }.joined() + ")"
      }
      add("case", element.name.text.trimmingBackticks + (labels ?? ""), node.attributes, nil, Syntax(node))
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add("typealias", node.name.text, node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add("associatedtype", node.name.text, node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add("macro", node.name.text + labels(node.signature.parameterClause), node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = node.activeClause(in: PlatformConfiguration(platform)).clause { walk(active) }
    return .skipChildren
  }

  // MARK: What is noted

  private func add(
    _ kind: String, _ name: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax?,
    _ node: Syntax
  ) {
    let isPublic = modifiers?.isPublic ?? true
    let availability = availability(attributes)
    guard isPublic || (scopes.last?.isOpen ?? false), scopes.last?.isVisible ?? true, !name.hasPrefix("_"),
      availability.introduced != nil
    else { return }
    let symbol = SDKIndex.Symbol(
      module: module, kind: kind, container: scopes.map(\.name).joined(separator: "."), name: name, introduced: [:],
      declaration: DeclarationText.of(node), isComplete: Self.isMarkedComplete(node))
    found.append(
      Found(
        symbol: symbol, line: lines.location(for: node.positionAfterSkippingLeadingTrivia).line,
        availability: availability, isolation: WrittenIsolation(attributes, modifiers),
        surroundings: scopes.last?.surroundings ?? Surroundings(), framework: framework))
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private static func isMarkedComplete(_ node: Syntax) -> Bool {
    node.leadingTrivia.contains { piece in
      if case .lineComment(let text) = piece { text.hasPrefix("// sdk: complete") } else { false }
    }
  }

  /// Its own availability on the platform, the surroundings' included.
  private func availability(_ attributes: AttributeListSyntax) -> DeclaredAvailability {
    DeclaredAvailability(attributes, on: platform, within: scopes.last?.availability)
  }
}

/// A declaration on one line, without its body.
private enum DeclarationText {
  static func of(_ node: Syntax) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftBrace { break }
      text += token.description
    }
    let lines = text.split(separator: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && !code.hasPrefix("@available")
    }
    return lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { $0.name.text == "public" || $0.name.text == "open" } }
}
