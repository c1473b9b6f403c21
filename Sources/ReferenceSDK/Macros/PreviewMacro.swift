import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a registry type that makes the preview from the macro's arguments. Declarations marked `@Previewable`
/// become the properties of a view around the rest of the body.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let call = PreviewCall(node) else {
      context.report("a preview needs a body", at: node)
      return []
    }
    let location = context.location(of: node)
    let registry = context.makeUniqueName("PreviewRegistry")
    let previewable = call.previewableDeclarations(in: context)
    let make: String
    if previewable.isEmpty {
      make = "SwiftUI.Preview(\(call.leadingArguments)body: \(call.body.trimmedDescription))"
    } else {
      make = """
        struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
          \(previewable.map(\.description).joined(separator: "\n"))
          var body: some SwiftUI.View {
            \(call.statements(after: previewable.count))
          }
        }
        return SwiftUI.Preview(\(call.leadingArguments)body: {
          __P_Previewable_Transform_Wrapper()
        })
        """
    }
    return [
      """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      struct \(registry): SwiftUI.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        static var column: Int { \(location?.column ?? "0") }
        @MainActor
        static func makePreview() throws -> SwiftUI.Preview {
          \(raw: make)
        }
      }
      """
    ]
  }
}

/// `@Previewable`: a mark that `#Preview` reads; an error outside of one.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isInPreview = context.lexicalContext.contains { syntax in
      let name =
        syntax.as(MacroExpansionDeclSyntax.self)?.macroName ?? syntax.as(MacroExpansionExprSyntax.self)?.macroName
      return name?.text == "Preview"
    }
    if !isInPreview {
      context.report("'@Previewable' can only be used inside a '#Preview' body", at: node)
    }
    return []
  }
}

/// The parts of one use of `#Preview`.
private struct PreviewCall {
  let body: ClosureExprSyntax
  /// The arguments before the body as source, with a comma after them.
  let leadingArguments: String

  init?(_ node: some FreestandingMacroExpansionSyntax) {
    var arguments = Array(node.arguments)
    if let trailing = node.trailingClosure {
      body = trailing
    } else if let index = arguments.firstIndex(where: { $0.label?.text == "body" }),
      let closure = arguments[index].expression.as(ClosureExprSyntax.self)
    {
      body = closure
      arguments.removeSubrange(index...)
    } else {
      return nil
    }
    leadingArguments = arguments.map { $0.with(\.trailingComma, nil).trimmedDescription + ", " }.joined()
  }

  /// The marked declarations that the body begins with, without the mark.
  func previewableDeclarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let statements = Array(body.statements)
    let marked = statements.prefix { Self.isPreviewable($0) }
    for late in statements.dropFirst(marked.count) where Self.isPreviewable(late) {
      context.report("'@Previewable' items must be at the beginning of the preview block", at: late)
    }
    return marked.compactMap { statement in
      guard var variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
      variable.attributes = variable.attributes.filter { !Self.isMark($0) }
      return DeclSyntax(variable.trimmed)
    }
  }

  func statements(after count: Int) -> String {
    body.statements.dropFirst(count).map(\.description).joined()
  }

  private static func isPreviewable(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.as(VariableDeclSyntax.self)?.attributes.contains { isMark($0) } ?? false
  }

  private static func isMark(_ element: AttributeListSyntax.Element) -> Bool {
    let type = element.as(AttributeSyntax.self)?.attributeName
    return type?.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || type?.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
