import Diagnostics

/// A declaration of a document's snippets, or of its context file, that other snippets may use.
package struct ContextDeclaration: Sendable, Hashable, Identifiable {
  package enum Kind: String, Sendable, Hashable {
    case type, function, variable, `extension`, `operator`
    /// A member of a type that isn't shown, such as a loose `@State` property; it goes into the frame of the part.
    case member
  }

  /// Unique in its index.
  package var id: Int
  package var kind: Kind
  /// The names that it declares; for an extension those of its members.
  package var names: [String]
  /// The type that an extension extends.
  package var extendedType: String?
  /// The lines as they go into the context file, the same columns as in their document.
  package var lines: [AssembledLine]
  /// The modules that its snippet imports.
  package var imports: [String]
  /// The snippet's ordinal; `nil` for the context file.
  package var snippet: Int?
  package var isHidden: Bool
  /// `file=` of its snippet.
  package var projectFile: String?
  /// Declared for the other parts of its own fence alone.
  package var isLocalToFence = false

  /// Members by name and argument labels.
  var memberSignatures: Set<String>
  var inheritedTypes: Set<String>
  var offersInitializer: Bool { memberSignatures.contains { $0.hasPrefix("init(") } }
  /// Whether a class may inherit from it, or conform to it.
  var isInheritable = true
  /// The names that it needs.
  var needs: Set<String>
  var needsOperators: Set<String>
  /// The names after dots in it.
  var usesMembers: Set<String>

  /// Where it is declared.
  package var span: SourceSpan? {
    guard let origin = lines.lazy.compactMap(\.origin).first else { return nil }
    return SourceSpan(
      file: origin.file, line: origin.line.line, column: origin.line.column(ofByte: origin.line.virtualIndent))
  }
}
