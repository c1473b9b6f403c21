import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a value of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` with a key of its own.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Without accessors the compiler would add errors of its own to the one that the peer expansion reports.
    guard let entry = Entry(declaration, in: context) else { return ["get { fatalError() }"] }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, in: context, reporting: node) else { return [] }
    return [entry.keyDeclaration]
  }
}

/// `@__EntryDefaultValue`: computes a key's default at every use, so that it need not be `Sendable`.
public struct EntryDefaultValueMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    return ["get { \(value?.trimmed ?? "nil") }"]
  }
}

/// A property that `@Entry` is attached to.
private struct Entry {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  let key: String
  private let keyProtocol: String
  private let type: TypeSyntax?
  private let value: ExprSyntax?

  /// Nil if the property can't be an entry; then the reason is reported if a node for it is given.
  init?(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext,
    reporting node: AttributeSyntax? = nil
  ) {
    func fail(_ message: String, at place: some SyntaxProtocol) {
      if node != nil { context.report(message, at: place) }
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let keyProtocol = Self.keyProtocol(in: context)
    else {
      fail(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
          + "ContainerValues, or FocusedValues", at: node.map(Syntax.init) ?? Syntax(declaration))
      return nil
    }
    key = "__Key_" + name.text.filter { $0 != "`" }
    self.keyProtocol = keyProtocol
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed

    if keyProtocol == "FocusedValueKey" {
      if value != nil && !(value?.is(NilLiteralExprSyntax.self) ?? false) {
        fail("A FocusedValues entry cannot have a default value other than nil", at: binding)
        return nil
      }
      if type?.wrappedOptional == nil {
        fail("A FocusedValues entry must have an optional type", at: binding)
        return nil
      }
    } else if value == nil && type?.wrappedOptional == nil {
      fail("'@Entry' requires a default value for a type that is not optional", at: binding)
      return nil
    }
  }

  private static func keyProtocol(in context: some MacroExpansionContext) -> String? {
    guard let container = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    let extended = container.extendedType
    let name = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.as(IdentifierTypeSyntax.self)?.name.text
    return name.flatMap { keyProtocols[$0] }
  }

  var keyDeclaration: DeclSyntax {
    if keyProtocol == "FocusedValueKey", let wrapped = type?.wrappedOptional {
      return """
        private struct \(raw: key): SwiftUI.FocusedValueKey {
          typealias Value = \(wrapped)
        }
        """
    }
    guard let type else {
      return """
        private struct \(raw: key): SwiftUI.\(raw: keyProtocol) {
          @SwiftUI.__EntryDefaultValue
          static var defaultValue = \(value ?? "nil")
        }
        """
    }
    return """
      private struct \(raw: key): SwiftUI.\(raw: keyProtocol) {
        typealias Value = \(type)
        static var defaultValue: Value { \(value ?? "nil") }
      }
      """
  }
}

extension TypeSyntax {
  /// `T` of `T?` and `Optional<T>`.
  fileprivate var wrappedOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first, case .type(let type) = argument.argument
    else { return nil }
    return type.trimmed
  }
}
