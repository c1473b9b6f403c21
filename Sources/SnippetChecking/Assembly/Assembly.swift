import Diagnostics

/// A part made into texts for the compiler.
package struct Assembly: Sendable {
  /// A name that the part or its context uses, and that nothing in them declares. It may be Apple's.
  package struct UsedName: Sendable, Hashable {
    package enum Use: String, Sendable, Hashable, Comparable {
      /// In the place of a type: `items: [Item]`.
      case type
      /// Called: `HomeView()`, `load()`.
      case call
      /// Read or assigned: `items`.
      case value
      /// `$isPresented`, without the `$`.
      case projection
      /// `@Query`, `#expect`.
      case attribute

      package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package var name: String
    /// All the ways in which it is used.
    package var uses: [Use]
    /// The first place in the part's own text; `nil` where only the context uses it.
    package var span: SourceSpan?
  }

  package var shape: SnippetShape
  /// The text of the primary file: the part's lines, unchanged but for elided bodies, in the frame of its shape.
  package var source: String
  package var lineMap: LineMap
  /// The text of a second file of the same module with the chosen declarations; `nil` where there are none.
  package var contextSource: String?
  package var contextMap: LineMap
  /// The declarations of the document that were taken.
  package var context: [ContextDeclaration]
  /// The modules that the two files import.
  package var imports: [String]
  /// An `@main` type, or code that runs from the file's first line.
  package var hasMain: Bool
  /// Whether the compiler must take the primary file as a library's: `false` for code at the top level.
  package var isParseAsLibrary: Bool
  /// Bodies and lines that the author left out, and that were filled in.
  package var elisions: [SourceSpan]
  package var usedNames: [UsedName]
  /// Whether members handed to the assembler go into a frame, so that `$name` can be satisfied by one.
  package var acceptsMembers: Bool
  /// Why the part can't be completed to a file, as a clause that follows "since"; `nil` where it can.
  package var problem: String?
}
