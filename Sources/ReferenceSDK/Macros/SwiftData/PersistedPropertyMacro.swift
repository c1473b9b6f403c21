import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty`: leads a property to its model's backing data.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    accessors(of: declaration, value: "Value")
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let type = "_SwiftDataNoType" + (property.isOptional ? "?" : "")
    let value = property.binding.initializer == nil ? "" : " = _SwiftDataNoType()"
    return [
      """
      @Transient
      private var _\(raw: property.name): \(raw: type)\(raw: value)
      """
    ]
  }

  /// - Parameter value: what the accessors of backing data call it: `Value` or `TransformableValue`.
  static func accessors(of declaration: some DeclSyntaxProtocol, value: String) -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let path = "\\.\(property.identifier.text)"
    var accessors: [AccessorDeclSyntax] = [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: property.name))
      init(initialValue) {
        _$backingData.set\(raw: value)(forKey: \(raw: path), to: initialValue)
        _\(raw: property.name) = _SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \(raw: path))
        return self.get\(raw: value)(forKey: \(raw: path))
      }
      """,
    ]
    if property.variable.bindingSpecifier.tokenKind == .keyword(.var) {
      accessors.append(
        """
        set {
          _$observationRegistrar.withMutation(of: self, keyPath: \(raw: path)) {
            self.set\(raw: value)(forKey: \(raw: path), to: newValue)
          }
        }
        """)
    }
    return accessors
  }
}

/// `@_TransformablePersistedProperty`: the same for a value that a transformer writes.
public struct TransformablePersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    PersistedPropertyMacro.accessors(of: declaration, value: "TransformableValue")
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try PersistedPropertyMacro.expansion(of: node, providingPeersOf: declaration, in: context)
  }
}
