import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes a class observable and persistent. Its members are Apple's, so that what they demand of the
/// properties' types is demanded here too.
public struct PersistentModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if declaration.is(EnumDeclSyntax.self) { return [] }
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "_"
    let members = declaration.memberBlock.members.map(\.decl)
    if let kind = misusedKind(of: declaration) {
      context.report("'@Model' cannot be applied to \(kind) type '\(name)'", at: node)
      return []
    }
    if !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
      context.report("@Model requires an initializer be provided for '\(name)'", at: node)
    }
    let properties = members.compactMap { ModelProperty($0) }
    check(properties, in: context)
    let model = Model(name: name, declaration: declaration, properties: properties, protocols: protocols)
    return model.members
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    guard let property = ModelProperty(member) else {
      // The compiler itself says that a macro can't be on `var latitude, longitude: Double`.
      return ModelProperty.isSeveral(member) ? ["@_PersistedProperty"] : []
    }
    if property.isTransient { return [] }
    return [property.isTransformable ? "@_TransformablePersistedProperty" : "@_PersistedProperty"]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard misusedKind(of: declaration) == nil else { return [] }
    let name = type.trimmedDescription
    let advice =
      "PersistentModels are not Sendable, consider utilizing a ModelActor or use \(name)'s persistentModelID instead"
    return try protocols.map { conformance in
      switch conformance.lastName {
      case "Sendable":
        try ExtensionDeclSyntax(
          """
          @available(swift, deprecated: 5.9, message: "\(raw: advice)")
          @available(*, unavailable, message: "\(raw: advice)")
          extension \(raw: name): Sendable {
          }
          """)
      case "PersistentModel":
        try ExtensionDeclSyntax("extension \(raw: name): nonisolated SwiftData.PersistentModel {}")
      default:
        try ExtensionDeclSyntax("extension \(raw: name): nonisolated Observation.Observable {}")
      }
    }
  }

  private static func misusedKind(of declaration: some DeclGroupSyntax) -> String? {
    if declaration.is(StructDeclSyntax.self) { return "struct" }
    return declaration.is(ActorDeclSyntax.self) ? "actor" : nil
  }

  private static func check(_ properties: [ModelProperty], in context: some MacroExpansionContext) {
    for property in properties {
      if property.isTransient {
        if property.variable.bindingSpecifier.tokenKind == .keyword(.var), property.binding.initializer == nil,
          !property.isOptional
        {
          context.report(
            "@Transient requires non-optional property '\(property.name)' to have a default value",
            at: property.variable)
        }
        continue
      }
      if property.name == "description" {
        context.report("A stored property cannot be named 'description'", at: property.identifier)
      }
      if property.hasImplicitDefault {
        context.report("A default value requires a fully qualified domain named value", at: property.identifier)
      }
    }
  }
}

/// What `@Model` adds to one class.
private struct Model {
  let name: String
  let properties: [ModelProperty]
  let isFinal: Bool
  let access: String
  /// The class that it inherits from, if that is a model already.
  let parent: String?

  init(
    name: String, declaration: some DeclGroupSyntax, properties: [ModelProperty], protocols: [TypeSyntax]
  ) {
    self.name = name
    self.properties = properties.filter { !$0.isTransient }
    isFinal = declaration.modifiers.contains { $0.name.text == "final" }
    access = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let isModelAlready = !protocols.contains { $0.lastName == "PersistentModel" }
    let inherited = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    parent = isModelAlready && inherited?.hasSuffix("PersistentModel") == false ? inherited : nil
  }

  var members: [DeclSyntax] {
    storage + [
      """
      \(raw: access)\(raw: parent == nil ? "" : "override ")class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        return [
          \(raw: metadata.joined(separator: ",\n    "))
        ]
      }
      """,
      initializer,
      """
      @Transient
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      internal nonisolated func access<_M>(keyPath: KeyPath<\(raw: name), _M>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<_M, _MR>(
        keyPath: KeyPath<\(raw: name), _M>, _ mutation: () throws -> _MR
      ) rethrows -> _MR {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      "struct _SwiftDataNoType {}",
    ]
  }

  private var storage: [DeclSyntax] {
    let own: DeclSyntax = """
      @Transient
      private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()
      """
    guard parent == nil else { return [own] }
    return [
      own,
      """
      public var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
    ]
  }

  /// Without what `@Attribute` and `@Relationship` say: as their arguments it is checked already.
  private var metadata: [String] {
    properties.map { property in
      let value = property.hasImplicitDefault ? nil : property.binding.initializer?.value.trimmedDescription
      return "SwiftData.Schema.PropertyMetadata(name: \"\(property.name)\", "
        + "keypath: \\\(name).\(property.identifier.text), defaultValue: \(value ?? "nil"))"
    }
  }

  private var initializer: DeclSyntax {
    let assignments = properties.map { "_\($0.name) = _SwiftDataNoType()" }.joined(separator: "\n  ")
    let required = isFinal && parent == nil ? "" : "required "
    if let parent {
      return """
        \(raw: required)\(raw: access)init(backingData: any SwiftData.BackingData<\(raw: parent)>) {
          \(raw: assignments)
          super.init(backingData: backingData._superClassBackingData(of: \(raw: parent).self))
        }
        """
    }
    return """
      \(raw: required)\(raw: access)init(backingData: any SwiftData.BackingData<\(raw: name)>) {
        \(raw: assignments)
        self.persistentBackingData = backingData
      }
      """
  }
}

extension TypeSyntax {
  fileprivate var lastName: String {
    trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}
