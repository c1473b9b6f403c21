import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter`: keeps a static property's value in a parameter beside it, `$name`.
public struct TipParameterMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration), let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let value = binding.initializer?.value.trimmedDescription
    else { return [] }
    let modifiers = variable.modifiers.map { $0.trimmedDescription + " " }.joined()
    let type = binding.typeAnnotation.map { ": TipKit.Tips.Parameter<\($0.type.trimmedDescription)>" } ?? ""
    let options = node.arguments.map { ", " + $0.trimmedDescription } ?? ""
    return [
      """
      nonisolated(unsafe) \(raw: modifiers)var $\(raw: name)\(raw: type) = \
      TipKit.Tips.Parameter(Self.self, "\(raw: name)", \(raw: value)\(raw: options))
      """
    ]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
