import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a property that reads what a `Query` fetches.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = binding(of: declaration)?.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return [] }
    return ["get { _\(raw: name.text).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let binding = binding(of: declaration), let type = binding.typeAnnotation?.type.trimmed,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let arguments = node.arguments?.trimmedDescription ?? ""
    return [
      """
      private(set) var _\(raw: name.text): SwiftData.Query<\(type).Element, \(type)> = .init(\(raw: arguments))
      """
    ]
  }

  private static func binding(of declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
    return variable.bindings.first
  }
}
