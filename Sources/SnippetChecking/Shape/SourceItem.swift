import SwiftSyntax

/// A top-level piece of a snippet: a declaration, a statement or an expression with the comments before it, in whole
/// lines.
struct SourceItem: Sendable {
  enum Kind: Hashable, Sendable {
    case importDeclaration
    /// A type, extension, protocol, alias, operator, precedence group or macro.
    case type
    /// A freestanding macro that a file may hold: `#Preview`.
    case preview
    case function
    case variable
    /// An initialiser, deinitialiser or subscript.
    case member
    case enumCase
    case expression(BuilderKind)
    case chain(BuilderKind)
    case statement
    case broken(String)
  }

  var kind: Kind
  /// The item's lines, comments before it included.
  var lines: Range<Int>
  var facts: ItemFacts

  /// Whether it may stand in a file as it is, whatever is around it.
  var isFileLevel: Bool {
    switch kind {
    case .importDeclaration, .type, .preview: true
    default: false
    }
  }
}

/// What the syntax of an item tells about the frame it needs.
struct ItemFacts: Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let usesSelf = Traits(rawValue: 1 << 0)
    /// `$name` of a property wrapper that the item doesn't declare.
    static let usesProjection = Traits(rawValue: 1 << 1)
    static let capturesWeakly = Traits(rawValue: 1 << 2)
    static let usesSuper = Traits(rawValue: 1 << 3)
    /// A property wrapper such as `@State`.
    static let hasWrapper = Traits(rawValue: 1 << 4)
    static let isComputed = Traits(rawValue: 1 << 5)
    static let hasInitializer = Traits(rawValue: 1 << 6)
    /// A modifier that only members have: `static`, `override`, `mutating`, `lazy`, `weak`, `private` on a property.
    static let isMemberOnly = Traits(rawValue: 1 << 7)
    static let isMutating = Traits(rawValue: 1 << 8)
    static let overrides = Traits(rawValue: 1 << 9)
    static let lacksBody = Traits(rawValue: 1 << 10)
    static let isVariable = Traits(rawValue: 1 << 11)
    /// A `return` with a value outside of any function or closure of the item.
    static let returnsValue = Traits(rawValue: 1 << 12)
    /// `@Published`, `deinit`, `convenience`, `required`.
    static let needsClass = Traits(rawValue: 1 << 13)
    static let isPublished = Traits(rawValue: 1 << 14)
    static let isOperator = Traits(rawValue: 1 << 15)
    /// A declaration that can't be nested in a type or function: an extension, `@main`, an operator.
    static let isTopLevelOnly = Traits(rawValue: 1 << 16)
    /// `@Bindable var model = model`, which only a body may hold.
    static let isLocalBinding = Traits(rawValue: 1 << 17)
    /// Has no value where it is declared, and a statement of the snippet uses it.
    static let isDeferred = Traits(rawValue: 1 << 40)
    static let hasAccessModifier = Traits(rawValue: 1 << 18)
    static let isMain = Traits(rawValue: 1 << 19)
    static let hasRawValue = Traits(rawValue: 1 << 20)
    static let hasIntegerRawValue = Traits(rawValue: 1 << 21)
  }

  var traits: Traits = []
  /// The names it declares at its own level.
  var declares: [String] = []
  /// The same with argument labels, which tell overloads apart.
  var signatures: [String] = []
  /// `some View`, `some Scene`: the name after `some` of a property's or function's type.
  var opaqueType: String?
  /// All names it uses, as far as syntax tells.
  var names = NameSet()
  /// For a type or extension: what it declares inside.
  var group = DeclarationGroup()
  /// Where `private` or `@main` stands at the item's own level, as lines of the part.
  var placesToOpen: [BytesInLine] = []
}

/// A type's or an extension's own level.
struct DeclarationGroup: Sendable {
  var extendedType: String?
  /// The members' names, and the same with argument labels.
  var names: [String] = []
  var signatures: Set<String> = []
  var inheritedTypes: Set<String> = []
  /// Whether a class may inherit from it, or conform to it.
  var isInheritable = true

  mutating func merge(_ other: DeclarationGroup) {
    extendedType = extendedType ?? other.extendedType
    names += other.names
    signatures.formUnion(other.signatures)
    inheritedTypes.formUnion(other.inheritedTypes)
    isInheritable = isInheritable && other.isInheritable
  }
}
