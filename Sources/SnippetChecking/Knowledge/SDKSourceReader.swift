import Foundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Reads the index of the reference SDK from its sources.
///
/// The compiler's symbol graphs would say the same, but they repeat every modifier for every view, take as long to write
/// as the SDK takes to build, and don't know which types are marked complete.
struct SDKSourceReader {
  private var joined: [SDKIndex.Symbol: [ApplePlatform: String]] = [:]
  private var conformances: [String: Set<String>] = [:]

  static func index(of manifest: SDKManifest) -> SDKIndex {
    var reader = SDKSourceReader()
    for module in manifest.modules {
      for path in manifest.sources(of: module) {
        let tree = Parser.parse(
          source: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
        for platform in module.platforms {
          let walker = DeclarationWalker(module: module.title, platform: platform)
          walker.walk(tree)
          for (symbol, version) in walker.found { reader.joined[symbol, default: [:]][platform] = version }
          reader.conformances.merge(walker.conformances) { $0.union($1) }
        }
      }
    }
    return reader.index
  }

  private var index: SDKIndex {
    let symbols = joined.map { key, introduced in
      var symbol = key
      symbol.introduced = introduced
      return symbol
    }
    return SDKIndex(
      symbols: symbols.sorted {
        ($0.module, $0.container, $0.name, $0.declaration) < ($1.module, $1.container, $1.name, $1.declaration)
      }, conformances: conformances)
  }
}

/// Walks what one platform's compiler sees of a file, with the containers and the availability around each declaration.
private final class DeclarationWalker: SyntaxVisitor {
  private let module: String
  private let platform: ApplePlatform
  private(set) var found: [(SDKIndex.Symbol, String)] = []
  private(set) var conformances: [String: Set<String>] = [:]
  /// The containers around, with the version that introduced each, `nil` for one that isn't available.
  private var scopes: [Scope] = []

  private struct Scope {
    var name: String
    var introduced: String?
    /// Whether members are public without saying so.
    var isOpen: Bool
  }

  init(module: String, platform: ApplePlatform) {
    self.module = module
    self.platform = platform
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
    scopes.append(Scope(name: name, introduced: introduced(node.attributes), isOpen: node.modifiers.isPublic))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some DeclGroupSyntax, _ kind: String, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    add(kind, name.text, node.attributes, node.modifiers, Syntax(node))
    let path = (scopes.map(\.name) + [name.text]).joined(separator: ".")
    note(node.inheritanceClause, of: path)
    let isPublic = node.modifiers.isPublic || (scopes.last?.isOpen ?? false)
    scopes.append(
      Scope(name: name.text, introduced: introduced(node.attributes), isOpen: kind == "protocol" && isPublic))
    return .visitChildren
  }

  private func note(_ clause: InheritanceClauseSyntax?, of type: String) {
    for inherited in clause?.inheritedTypes ?? [] {
      let words = inherited.type.trimmedDescription.split(separator: " ")
      if let name = words.last?.split(separator: ".").last { conformances[type, default: []].insert(String(name)) }
    }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      isStatic(node.modifiers) ? "static-func" : "func", node.name.text + labels(node.signature.parameterClause),
      node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", "init" + labels(node.signature.parameterClause), node.attributes, node.modifiers, Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript", "subscript" + labels(node.parameterClause), node.attributes, node.modifiers, Syntax(node))
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
    guard isPublic || (scopes.last?.isOpen ?? false), !name.hasPrefix("_"),
      let version = introduced(attributes)
    else { return }
    let container = scopes.map(\.name).joined(separator: ".")
    found.append(
      (
        SDKIndex.Symbol(
          module: module, kind: kind, container: container, name: name, introduced: [:],
          declaration: DeclarationText.of(node), isComplete: Self.isMarkedComplete(node)), version
      ))
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

  /// The version that introduced a declaration on the platform, its surroundings included; `nil` where it isn't there.
  private func introduced(_ attributes: AttributeListSyntax) -> String? {
    if let scope = scopes.last, scope.introduced == nil { return nil }
    var own: String?
    for case .attribute(let attribute) in attributes {
      switch Availability(attribute, on: platform) {
      case .unavailable: return nil
      case .introduced(let version): own = version
      case .unsaid: continue
      }
    }
    return own ?? scopes.last?.introduced ?? ""
  }
}

/// What one `@available` says of a platform.
private enum Availability {
  case introduced(String)
  case unavailable
  case unsaid

  init(_ attribute: AttributeSyntax, on platform: ApplePlatform) {
    self = .unsaid
    guard attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments) = attribute.arguments
    else { return }
    var isThisPlatform = false
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction) where restriction.platform.text == platform.rawValue:
        if let version = restriction.version { self = .introduced(version.trimmedDescription) }
      case .token(let token) where token.text == platform.rawValue || token.text == "*":
        isThisPlatform = argument == arguments.first
      case .token(let token) where token.text == "unavailable" && isThisPlatform: self = .unavailable
      case .availabilityLabeledArgument(let labelled) where isThisPlatform && labelled.label.text == "introduced":
        self = .introduced(labelled.value.trimmedDescription)
      default: continue
      }
    }
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
