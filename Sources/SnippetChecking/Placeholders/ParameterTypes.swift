import SwiftParser
import SwiftSyntax

/// The types that Apple's declarations want for an argument.
struct ParameterTypes {
  let index: SDKIndex

  /// The type of the parameter that an argument goes to, as all overloads that fit say it, with `_` for what the caller
  /// chooses: `Binding<Bool>`, `Binding<_?>`, `() -> Void`. `nil` where they differ or there are none.
  func type(at place: NameUses.Place) -> String? {
    let isType = place.callee.first?.isUppercase == true
    let symbols =
      isType
      ? index.symbols(named: "init").filter { $0.container == place.callee } : index.symbols(named: place.callee)
    let call = CallShape(callee: place.callee, labels: place.labels)
    let fitting = symbols.filter { call.omissions(of: CallShape.labels(of: $0.name)) != nil }
    var types: Set<String> = []
    for symbol in fitting {
      guard let type = Self.type(of: place.label, in: symbol.declaration) else { return nil }
      types.insert(type)
    }
    return types.count == 1 ? types.first : nil
  }

  private static func type(of label: String, in declaration: String) -> String? {
    guard label != "_" else { return nil }
    let item = Parser.parse(source: declaration).statements.first?.item
    let parameters: FunctionParameterListSyntax?
    let generics: GenericParameterListSyntax?
    if let function = item?.as(FunctionDeclSyntax.self) {
      (parameters, generics) = (
        function.signature.parameterClause.parameters, function.genericParameterClause?.parameters
      )
    } else if let initializer = item?.as(InitializerDeclSyntax.self) {
      (parameters, generics) = (
        initializer.signature.parameterClause.parameters, initializer.genericParameterClause?.parameters
      )
    } else {
      return nil
    }
    guard let parameter = parameters?.first(where: { $0.firstName.text == label }) else { return nil }
    var text = parameter.type.trimmedDescription
    for prefix in ["@escaping ", "@MainActor ", "@Sendable ", "@autoclosure ", "sending "] {
      text = text.replacing(prefix, with: "")
    }
    // One-word types that end in Value, Data or Content, or have one letter, are the container's own parameters.
    let own = Set(generics?.map(\.name.text) ?? [])
    let containers: Set = ["Data", "SelectionValue", "Value", "Content", "V", "ID", "Label", "Tab"]
    for name in Set(text.identifiers.map(String.init)) where own.contains(name) || containers.contains(name) {
      text = text.replacingTypeName(name, with: "_")
    }
    return text.replacing("SwiftUI.", with: "").replacing("Swift.", with: "")
  }
}
