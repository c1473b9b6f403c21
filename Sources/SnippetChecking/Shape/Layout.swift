/// How a snippet's items are framed so that they make a file: in order, each line once.
struct Layout: Sendable {
  enum Node: Sendable {
    /// Items that a file may hold as they are.
    case file([SourceItem])
    /// Items that declare again what stands before: an alternative, kept apart in a namespace.
    case alternative([SourceItem])
    /// Members and bodies of a type that isn't shown.
    case type(MemberContainer, [Piece])
    /// Statements of a function that isn't shown.
    case function([SourceItem])
  }

  /// A stretch of a type's inside.
  struct Piece: Sendable {
    enum Kind: Equatable, Sendable {
      case members
      /// The content of a computed property with a result builder.
      case body(BuilderKind)
      /// The content of a method.
      case method
    }

    var kind: Kind
    var items: [SourceItem]
  }

  var shape: SnippetShape
  var nodes: [Node]
}

extension Layout.Node {
  var items: [SourceItem] {
    switch self {
    case .file(let items), .alternative(let items), .function(let items): items
    case .type(_, let pieces): pieces.flatMap(\.items)
    }
  }
}

extension [SourceItem] {
  var traits: ItemFacts.Traits { reduce(into: []) { $0.formUnion($1.facts.traits) } }

  var names: NameSet { reduce(into: NameSet()) { $0.formUnion($1.facts.names) } }
}
